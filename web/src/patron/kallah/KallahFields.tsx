import type { WordKey } from '@mikvah/contract/words/key.ts'
import { Field } from '../../parts/fields/Field.tsx'
import type { TypedPhone } from '../../phone/phone.ts'
import { wordsOfFailure } from '../../talk/words-of-failure.ts'
import { useWords } from '../../words/use-words.ts'
import { KallahPhone } from './KallahPhone.tsx'
import styles from './KallahScreen.module.css'
import type { KallahForm, missingOf } from './kallah-form.ts'

type Props = {
  form: KallahForm
  phone: TypedPhone
  missing: ReturnType<typeof missingOf>
  today: string
  /** Why there is no visit on the day she chose. */
  dateFailure: unknown
  onChange: (form: KallahForm, field: keyof KallahForm) => void
  onPhone: (phone: TypedPhone) => void
}

export function KallahFields(props: Props) {
  const { form, missing, today, dateFailure } = props
  const { t } = useWords('kallah')
  const isMissing = (field: keyof KallahForm | 'phone') =>
    missing.includes(field) ? t('kallahFieldMissing') : null
  const field = (name: keyof KallahForm, label: WordKey) => ({
    name,
    label: t(label),
    required: true,
    value: form[name],
    error: isMissing(name),
    onChange: ({ target }: { target: HTMLInputElement }) =>
      props.onChange({ ...form, [name]: target.value }, name),
  })
  return (
    <>
      <section className={styles.fields}>
        <h2>{t('kallahAbout')}</h2>
        <Field {...field('name', 'kallahName')} autoComplete="off" />
        <KallahPhone phone={props.phone} onChange={props.onPhone} error={isMissing('phone')} />
        <Field {...field('email', 'kallahEmail')} type="email" ltr autoComplete="email" />
        <Field {...field('address', 'kallahAddress')} autoComplete="street-address" />
        <Field {...field('shul', 'kallahShul')} autoComplete="off" />
      </section>
      <section className={styles.fields}>
        <h2>{t('kallahWhen')}</h2>
        <div className={styles.pair}>
          <Field
            {...field('date', 'kallahDate')}
            type="date"
            min={today}
            error={isMissing('date') ?? (dateFailure ? wordsOfFailure(dateFailure, t) : null)}
          />
          <Field {...field('wedding', 'kallahWedding')} type="date" min={today} />
        </div>
      </section>
    </>
  )
}
