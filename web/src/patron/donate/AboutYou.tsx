import { lengths } from '@mikvah/rules/lengths.ts'
import { FieldPair } from '../../page/FormStack.tsx'
import type { Form } from '../../page/use-form.ts'
import { Field } from '../../parts/fields/Field.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './DonateForm.module.css'
import type { Donation, DonationField } from './donation.ts'

type Props = {
  form: Form<Donation>
  signedIn: boolean
}

/** Who gives. Somebody signed in is known, and is only asked where the receipt goes. */
export function AboutYou({ form, signedIn }: Props) {
  const { t } = useWords('donate')
  const field = (name: Exclude<DonationField, 'amount'>) => ({
    ...form.field(name),
    required: true,
  })
  return (
    <section className={styles.group}>
      <h2>{t('donateYou')}</h2>
      {signedIn ? null : (
        <>
          <FieldPair>
            <Field
              {...field('firstName')}
              label={t('donateFirstName')}
              autoComplete="given-name"
              maxLength={lengths.personName}
            />
            <Field
              {...field('lastName')}
              label={t('donateLastName')}
              autoComplete="family-name"
              maxLength={lengths.personName}
            />
          </FieldPair>
          <Field
            {...field('phone')}
            label={t('donatePhone')}
            type="tel"
            autoComplete="tel"
            ltr
            maxLength={lengths.phone}
          />
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
