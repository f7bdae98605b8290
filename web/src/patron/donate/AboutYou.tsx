import type { WordKey } from '@mikvah/contract/words/key.ts'
import { FieldPair } from '../../page/FormStack.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './DonateForm.module.css'
import type { Donation, DonationField } from './donation.ts'

type Props = {
  donation: Donation
  onChange: (fields: Partial<Donation>) => void
  /** Keys of what is wrong, by field. */
  errors: Partial<Record<DonationField, WordKey>>
  signedIn: boolean
}

/** Who gives. Whoever is signed in is known, and only asked where the receipt goes. */
export function AboutYou({ donation, onChange, errors, signedIn }: Props) {
  const { t } = useWords('donate')
  const field = (name: Exclude<DonationField, 'amount'>) => ({
    name,
    value: donation[name],
    error: errors[name] ? t(errors[name]) : null,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    required: true,
  })
  return (
    <section className={styles.group}>
      <h2>{t('donateYou')}</h2>
      {signedIn ? null : (
        <>
          <FieldPair>
            <Field {...field('firstName')} label={t('donateFirstName')} autoComplete="given-name" />
            <Field {...field('lastName')} label={t('donateLastName')} autoComplete="family-name" />
          </FieldPair>
          <Field {...field('phone')} label={t('donatePhone')} type="tel" autoComplete="tel" ltr />
        </>
      )}
      <Field
        {...field('email')}
        label={t('donateEmail')}
        help={t('donateEmailHelp')}
        type="email"
        autoComplete="email"
        ltr
      />
    </section>
  )
}
