import type { WordKey } from '@mikvah/contract/words/key.ts'
import { lengths } from '@mikvah/rules/lengths.ts'
import { isFormName } from '@mikvah/rules/people/name.ts'
import { countryOf, flagOf } from '@mikvah/rules/settings/read.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { CountryCode } from 'libphonenumber-js/core'
import { useRef, useState } from 'react'
import { useSettings } from '../../facts/use-settings.ts'
import { Form } from '../../page/Form.tsx'
import { FieldPair } from '../../page/FormStack.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { PhoneField } from '../../phone/PhoneField.tsx'
import { digitsToSend, type TypedPhone } from '../../phone/phone.ts'
import { question } from '../../talk/ask.ts'
import { call } from '../../talk/call.ts'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { useStaffSettings } from '../facts/use-staff-settings.ts'
import { useUnsaved } from '../parts/unsaved/unsaved.ts'
import styles from './ReservationScreen.module.css'
import { useGuest } from './use-guest.ts'

type Names = { firstName: string; lastName: string }
type Wrong = Partial<Record<'phone' | keyof Names, WordKey>>

/** What the call would refuse of her names: a first one that is missing where it is needed, and what is no name. */
function namesWrong({ firstName, lastName }: Names, needsName: boolean): Wrong {
  const isWrong = (name: string) => name.trim() !== '' && !isFormName(name)
  return {
    ...(needsName && firstName.trim() === '' ? { firstName: 'bookNameNeeded' } : {}),
    ...(isWrong(firstName) ? { firstName: 'bookNameWrong' } : {}),
    ...(isWrong(lastName) ? { lastName: 'bookNameWrong' } : {}),
  }
}

/**
 * Finds a patron by her phone number; where no account has that number it makes one, with a name that is then asked
 * for, and that may stay empty where patrons are known by their numbers alone (`usersRequireName`). Who gives no number
 * is taken as a guest with one tap. `onFound` gets the id of the account.
 */
export function Find({ onFound }: { onFound: (userId: string) => void }) {
  const { t, language } = useWords('desk-reservation')
  const client = useQueryClient()
  const country = countryOf(useSettings()).toUpperCase() as CountryCode
  const staffSettings = useStaffSettings()
  const needsName = staffSettings === null || flagOf(staffSettings, 'usersRequireName') === true
  const [phone, setPhone] = useState<TypedPhone | null>(null)
  const typed = phone ?? { text: '', country }
  const [wrong, setWrong] = useState<Wrong>({})
  const [isNew, setIsNew] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const asked = useRef<TypedPhone | null>(null)
  const [name, setName] = useState({ firstName: '', lastName: '' })
  const make = useTell('makeUser')
  const noNumber = useGuest()

  const find = async () => {
    const digits = digitsToSend(typed)
    setWrong(digits ? {} : { phone: 'bookPhoneNeeded' })
    setFailure(null)
    if (!digits || busy) return
    setBusy(true)
    asked.current = phone
    const answer = await call('findUserByPhone', { query: { phone: digits } }).then(
      (found) => ({ found }),
      (cause: unknown) => ({ cause }),
    )
    // Who corrects the number meanwhile waits for no answer about the one before.
    if (asked.current !== phone) return
    setBusy(false)
    if ('cause' in answer) setFailure(answer.cause)
    else if (answer.found && 'id' in answer.found) {
      const { found } = answer
      client.setQueryData(question('user', { params: { id: found.id } }).queryKey, found)
      onFound(found.id)
    } else setIsNew(true)
  }
  useUnsaved(typed.text !== '', 'page')
  const makeHer = async () => {
    const digits = digitsToSend(typed)
    const found = namesWrong(name, needsName)
    setWrong(found)
    if (!digits || Object.keys(found).length > 0) return
    const { result } = await make.mutateAsync({ body: { phone: digits, language, ...name } })
    onFound(result.id)
  }
  return (
    <Form className={styles.stack} onSend={() => (isNew ? makeHer().catch(() => null) : find())}>
      <PhoneField
        label={t('bookPhone')}
        help={t('bookPhoneHint')}
        error={wrong.phone ? t(wrong.phone) : null}
        phone={typed}
        onChange={(more) => {
          setPhone(more)
          setIsNew(false)
          asked.current = null
          setBusy(false)
        }}
        autoComplete="off"
        autoFocus
      />
      {isNew ? (
        <>
          <p role="status">
            <b>{t('bookNobody')}</b> {t(needsName ? 'bookNobodyHint' : 'bookNobodyNameless')}
          </p>
          <FieldPair>
            <Field
              label={t('bookFirstName')}
              error={wrong.firstName ? t(wrong.firstName) : null}
              value={name.firstName}
              maxLength={lengths.personName}
              autoFocus
              onChange={({ target }) => setName({ ...name, firstName: target.value })}
            />
            <Field
              label={t('bookLastName')}
              error={wrong.lastName ? t(wrong.lastName) : null}
              value={name.lastName}
              maxLength={lengths.personName}
              onChange={({ target }) => setName({ ...name, lastName: target.value })}
            />
          </FieldPair>
        </>
      ) : null}
      <ErrorAlert failure={failure ?? make.error ?? noNumber.error} />
      <Button type="submit" busy={busy || make.isPending}>
        {t(isNew ? 'bookMake' : 'bookFind')}
      </Button>
      {typed.text === '' ? (
        <Button
          busy={noNumber.isPending}
          onClick={() => noNumber.guest().then(onFound, () => null)}
        >
          {t('bookNoNumber')}
        </Button>
      ) : null}
    </Form>
  )
}
