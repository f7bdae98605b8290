import type { User } from '@mikvah/contract/contract.ts'
import { lengths } from '@mikvah/rules/lengths.ts'
import { judgeUserInfo, type UserInfo } from '@mikvah/rules/people/name.ts'
import { Form } from '../../../page/Form.tsx'
import { type FormErrors, useForm } from '../../../page/use-form.ts'
import { Alert } from '../../../parts/Alert.tsx'
import { Button } from '../../../parts/Button.tsx'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { Field } from '../../../parts/fields/Field.tsx'
import { useArrival } from '../../../parts/read-first.ts'
import { useTell } from '../../../talk/tell.ts'
import { useTyped } from '../../../talk/use-typed.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from './AboutHerForm.module.css'

const most = {
  ...{ firstName: lengths.personName, lastName: lengths.personName, email: lengths.email },
  ...{ address: lengths.address, city: lengths.city, state: lengths.state },
  zipcode: lengths.zipcode,
} as const satisfies Record<keyof UserInfo, number>

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
  const form = useForm<UserInfo>({
    known: infoOf(her),
    errorsOf,
    typed: useTyped('aboutHer', {}),
  })
  const save = useTell('newUserInfo', { stale: ['user'], onDone: () => form.begin() })
  useArrival('about-her')

  return (
    <div className={`wrap narrow ${styles.about}`}>
      <h1>{t('reserveInfoTitle')}</h1>
      <p className="muted">{t('reserveInfoLead')}</p>
      <Form
        form={form}
        className={styles.form}
        onSend={() => save.mutate({ params: { id: her.id }, body: form.fields })}
      >
        {fields.map(({ name, label, ...rest }) => (
          <Field
            key={name}
            {...rest}
            {...form.field(name)}
            label={t(label)}
            maxLength={most[name]}
            required
          />
        ))}
        {form.isRefused ? <Alert kind="danger">{t('reserveInfoIncomplete')}</Alert> : null}
        <ErrorAlert failure={save.error} />
        <Button kind="solid" size="big" type="submit" wide busy={save.isPending}>
          {t('reserveInfoSave')}
        </Button>
      </Form>
    </div>
  )
}

const errorsOf = (info: UserInfo): FormErrors<UserInfo> => {
  const verdict = judgeUserInfo(info)
  const wrong = verdict.allowed ? [] : verdict.fields
  return Object.fromEntries(wrong.map((name) => [name, 'reserveInfoCheck']))
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
