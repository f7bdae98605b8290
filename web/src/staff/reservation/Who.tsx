import { textOf } from '@mikvah/rules/settings/read.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { CountryCode } from 'libphonenumber-js/min'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePhoneText } from '../../facts/use-phone-text.ts'
import { useSettings } from '../../facts/use-settings.ts'
import { Form } from '../../page/Form.tsx'
import { FieldPair } from '../../page/FormStack.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { PhoneField } from '../../phone/PhoneField.tsx'
import { digitsToSend, type TypedPhone } from '../../phone/phone.ts'
import { question, useAsk } from '../../talk/ask.ts'
import { call } from '../../talk/call.ts'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './ReservationScreen.module.css'

type Props = {
  userId: string | null
  /** Without it she is who she is: a reservation keeps its patron. */
  onChange?: (userId: string | null) => void
}

/** Whose visit it is: her number opens her record, a new one makes it. */
export function Who({ userId, onChange }: Props) {
  const { t } = useWords('desk-reservation')
  return (
    <section className={styles.part}>
      <h2>{t('bookWho')}</h2>
      {userId ? (
        <Her userId={userId} onAnother={onChange ? () => onChange(null) : undefined} />
      ) : (
        <Find onFound={(found) => onChange?.(found)} />
      )}
    </section>
  )
}

function Her({ userId, onAnother }: { userId: string; onAnother: (() => void) | undefined }) {
  const { t } = useWords('desk-reservation')
  const phoneText = usePhoneText()
  const { data: her, error } = useAsk('user', { params: { id: userId } })
  const { data: membership } = useAsk('membership', { params: { id: userId } })
  if (error) return <ErrorAlert failure={error} />
  if (!her) return <Skeleton lines={4} />
  return (
    <Card>
      <p className={styles.name}>
        <bdi>{[her.firstName, her.lastName].filter(Boolean).join(' ') || '–'}</bdi>
        {membership?.activeMember ? <Tag kind="new">{t('bookMember')}</Tag> : null}
      </p>
      {her.phoneNumber ? <p className="num">{phoneText(her.phoneNumber)}</p> : null}
      {her.notes ? (
        <p>
          {t('bookHerNote')}: <bdi>{her.notes}</bdi>
        </p>
      ) : null}
      <p className={styles.ways}>
        <Link to={`/receptionist/user/${userId}`}>{t('bookOpenRecord')}</Link>
        {onAnother ? (
          <Button kind="quiet" size="small" onClick={onAnother}>
            {t('bookAnother')}
          </Button>
        ) : null}
      </p>
    </Card>
  )
}

function Find({ onFound }: { onFound: (userId: string) => void }) {
  const { t, language } = useWords('desk-reservation')
  const client = useQueryClient()
  const country = (textOf(useSettings(), 'countryCode') ?? 'us').toUpperCase() as CountryCode
  const [phone, setPhone] = useState<TypedPhone | null>(null)
  const typed = phone ?? { text: '', country }
  const [wrong, setWrong] = useState<'bookPhoneNeeded' | 'bookNameNeeded' | null>(null)
  const [isNew, setIsNew] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const [name, setName] = useState({ firstName: '', lastName: '' })
  const make = useTell('makeUser')

  const find = async () => {
    const digits = digitsToSend(typed)
    setWrong(digits ? null : 'bookPhoneNeeded')
    setFailure(null)
    if (!digits || busy) return
    setBusy(true)
    try {
      const found = await call('findUserByPhone', { query: { phone: digits } })
      if (found && 'id' in found) {
        client.setQueryData(question('user', { params: { id: found.id } }).queryKey, found)
        onFound(found.id)
      } else setIsNew(true)
    } catch (cause) {
      setFailure(cause)
    } finally {
      setBusy(false)
    }
  }
  const makeHer = async () => {
    const digits = digitsToSend(typed)
    setWrong(name.firstName.trim() ? null : 'bookNameNeeded')
    if (!digits || !name.firstName.trim()) return
    const { result } = await make.mutateAsync({ body: { phone: digits, language, ...name } })
    onFound(result.id)
  }
  return (
    <Form className={styles.stack} onSend={() => (isNew ? makeHer().catch(() => null) : find())}>
      <PhoneField
        label={t('bookPhone')}
        help={t('bookPhoneHint')}
        error={wrong === 'bookPhoneNeeded' ? t(wrong) : null}
        phone={typed}
        onChange={(more) => {
          setPhone(more)
          setIsNew(false)
        }}
        autoComplete="off"
      />
      {isNew ? (
        <>
          <p role="status">
            <b>{t('bookNobody')}</b> {t('bookNobodyHint')}
          </p>
          <FieldPair>
            <Field
              label={t('bookFirstName')}
              error={wrong === 'bookNameNeeded' ? t(wrong) : null}
              value={name.firstName}
              autoFocus
              onChange={({ target }) => setName({ ...name, firstName: target.value })}
            />
            <Field
              label={t('bookLastName')}
              value={name.lastName}
              onChange={({ target }) => setName({ ...name, lastName: target.value })}
            />
          </FieldPair>
        </>
      ) : null}
      <ErrorAlert failure={failure ?? make.error} />
      <Button type="submit" busy={busy || make.isPending}>
        {t(isNew ? 'bookMake' : 'bookFind')}
      </Button>
    </Form>
  )
}
