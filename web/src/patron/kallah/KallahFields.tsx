import { lengths } from '@mikvah/rules/lengths.ts'
import type { Ref } from 'react'
import type { Form } from '../../page/use-form.ts'
import { Field } from '../../parts/fields/Field.tsx'
import { PhoneField } from '../../phone/PhoneField.tsx'
import { useCallFor } from '../../talk/ways-to-call.ts'
import { wordsOfFailure } from '../../talk/words-of-failure.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './KallahScreen.module.css'
import type { KallahForm } from './kallah-form.ts'

/** Countries listed first: a kallah's number is mostly from one of these. */
const preferred = ['US', 'IL'] as const

type Props = {
  form: Form<KallahForm>
  today: string
  dayRef: Ref<HTMLInputElement>
  /** Why the chosen day isn't possible. */
  dateFailure: unknown
}

export function KallahFields({ form, today, dayRef, dateFailure }: Props) {
  const { t } = useWords('kallah')
  const call = useCallFor(dateFailure)
  const field = (name: Exclude<keyof KallahForm, 'phone'>) => ({
    ...form.field(name),
    required: true,
  })
  return (
    <>
      <section className={styles.fields}>
        <h2>{t('kallahAbout')}</h2>
        <Field
          {...field('name')}
          label={t('kallahName')}
          autoComplete="off"
          maxLength={lengths.personName}
        />
        <PhoneField
          label={t('kallahPhone')}
          name="phone"
          autoComplete="off"
          required
          preferred={preferred}
          phone={form.fields.phone}
          onChange={(phone) => form.put({ phone })}
          error={form.errorIn('phone')}
        />
        <Field {...field('email')} label={t('kallahEmail')} type="email" ltr autoComplete="email" />
        <Field
          {...field('address')}
          label={t('kallahAddress')}
          autoComplete="street-address"
          maxLength={lengths.address}
        />
        <Field
          {...field('shul')}
          label={t('kallahShul')}
          autoComplete="off"
          maxLength={lengths.personName}
        />
      </section>
      <section className={styles.fields}>
        <h2>{t('kallahWhen')}</h2>
        <div className={styles.pair}>
          <div className={styles.day}>
            <Field
              {...field('date')}
              ref={dayRef}
              label={t('kallahDate')}
              type="date"
              min={today}
              error={form.errorIn('date') ?? (dateFailure ? wordsOfFailure(dateFailure, t) : null)}
            />
            {call ? <p>{call}</p> : null}
          </div>
          <Field {...field('wedding')} label={t('kallahWedding')} type="date" min={today} />
        </div>
      </section>
    </>
  )
}
