import type { User } from '@mikvah/contract/contract.ts'
import { lengths } from '@mikvah/rules/lengths.ts'
import { isProfileName } from '@mikvah/rules/people/name.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { type ChangeEvent, useState } from 'react'
import { useChangeMe } from '../../facts/use-me.ts'
import { FieldPair, FormFoot, FormStack } from '../../page/FormStack.tsx'
import { type FormErrors, useForm } from '../../page/use-form.ts'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { useTyped } from '../../talk/use-typed.ts'
import { useWords } from '../../words/use-words.ts'

type Names = { firstName: string; lastName: string }

/** First and last name with one error text, as the specification has it; the wrong field is marked. */
export function NameForm({ me }: { me: User }) {
  const { t, language } = useWords('profile')
  const { change, isPending, error, isSuccess } = useChangeMe()
  const [sent, setSent] = useState(false)
  const form = useForm<Names>({
    known: { firstName: me.firstName ?? '', lastName: me.lastName ?? '' },
    errorsOf: (names) => nameErrorsOf(names, language),
    typed: useTyped('name', {}),
  })
  const field = (name: keyof Names) => ({
    ...form.field(name),
    maxLength: lengths.personName,
    error: null,
    invalid: form.errorIn(name) !== null,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setSent(false)
      form.field(name).onChange(event)
    },
  })
  const save = () => {
    setSent(true)
    const { firstName, lastName } = form.fields
    change({ firstName: firstName.trim(), lastName: lastName.trim() }).then(
      () => form.begin(),
      () => null,
    )
  }
  return (
    <FormStack form={form} onSend={save}>
      <FieldPair>
        <Field {...field('firstName')} label={t('profileFirstName')} autoComplete="given-name" />
        <Field {...field('lastName')} label={t('profileLastName')} autoComplete="family-name" />
      </FieldPair>
      {form.isRefused ? (
        <Alert kind="danger" title={t('profileNameInvalid')}>
          {t('profileNameLetters')}
        </Alert>
      ) : null}
      <ErrorAlert failure={error} />
      {isSuccess && sent ? <Alert kind="success">{t('profileNameSaved')}</Alert> : null}
      <FormFoot>
        <Button type="submit" busy={isPending}>
          {t('profileNameSave')}
        </Button>
      </FormFoot>
    </FormStack>
  )
}

function nameErrorsOf(names: Names, language: Language): FormErrors<Names> {
  const wrong = (['firstName', 'lastName'] as const).filter(
    (name) => !isProfileName(names[name], language),
  )
  return Object.fromEntries(wrong.map((name) => [name, 'profileNameInvalid']))
}
