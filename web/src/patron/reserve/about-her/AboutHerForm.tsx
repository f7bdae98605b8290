import type { User } from '@mikvah/contract/contract.ts'
import { judgeUserInfo, type UserInfo } from '@mikvah/rules/people/name.ts'
import { type FormEvent, useState } from 'react'
import { Alert } from '../../../parts/Alert.tsx'
import { Button } from '../../../parts/Button.tsx'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { Field } from '../../../parts/fields/Field.tsx'
import { useArrival } from '../../../parts/read-first.ts'
import { useTell } from '../../../talk/tell.ts'
import { useTyped } from '../../../talk/use-typed.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from './AboutHerForm.module.css'

const fields = [
  { name: 'firstName', label: 'reserveInfoFirstName', autoComplete: 'given-name' },
  { name: 'lastName', label: 'reserveInfoLastName', autoComplete: 'family-name' },
  { name: 'email', label: 'reserveInfoEmail', autoComplete: 'email', type: 'email', ltr: true },
  { name: 'address', label: 'reserveInfoAddress', autoComplete: 'street-address' },
  { name: 'city', label: 'reserveInfoCity', autoComplete: 'address-level2' },
  { name: 'state', label: 'reserveInfoState', autoComplete: 'address-level1' },
  { name: 'zipcode', label: 'reserveInfoZipcode', autoComplete: 'postal-code', ltr: true },
] as const satisfies { name: keyof UserInfo; label: string; [more: string]: unknown }[]

export function AboutHerForm({ her }: { her: User }) {
  const { t } = useWords('reserve')
  const [info, setInfo] = useTyped<UserInfo>('aboutHer', () => infoOf(her))
  const [wrong, setWrong] = useState<readonly (keyof UserInfo)[]>([])
  const save = useTell('newUserInfo', { stale: ['user'] })
  useArrival('about-her')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const verdict = judgeUserInfo(info)
    setWrong(verdict.allowed ? [] : verdict.fields)
    if (verdict.allowed) save.mutate({ params: { id: her.id }, body: info })
    else event.currentTarget.querySelector<HTMLElement>(`[name="${verdict.fields[0]}"]`)?.focus()
  }

  return (
    <div className={`wrap narrow ${styles.about}`}>
      <h1>{t('reserveInfoTitle')}</h1>
      <p className="muted">{t('reserveInfoLead')}</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        {fields.map(({ name, label, ...rest }) => (
          <Field
            key={name}
            {...rest}
            name={name}
            label={t(label)}
            required
            error={wrong.includes(name) ? t('reserveInfoCheck') : null}
            value={info[name]}
            onChange={({ target }) => setInfo({ ...info, [name]: target.value })}
          />
        ))}
        {wrong.length > 0 ? <Alert kind="danger">{t('reserveInfoIncomplete')}</Alert> : null}
        <ErrorAlert failure={save.error} />
        <Button kind="solid" size="big" type="submit" wide busy={save.isPending}>
          {t('reserveInfoSave')}
        </Button>
      </form>
    </div>
  )
}

const infoOf = (her: User): UserInfo => ({
  firstName: her.firstName ?? '',
  lastName: her.lastName ?? '',
  email: her.email ?? '',
  address: her.address ?? '',
  city: her.city ?? '',
  state: her.state ?? '',
  zipcode: her.zipcode ?? '',
})
