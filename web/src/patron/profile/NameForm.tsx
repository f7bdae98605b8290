import type { User } from '@mikvah/contract/contract.ts'
import { isProfileName } from '@mikvah/rules/people/name.ts'
import { useState } from 'react'
import { useChangeMe } from '../../facts/use-me.ts'
import { FieldPair, FormFoot, FormStack } from '../../page/FormStack.tsx'
import { useFirstError } from '../../page/use-first-error.ts'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { useTyped } from '../../talk/use-typed.ts'
import { useWords } from '../../words/use-words.ts'

type Names = { firstName: string; lastName: string }

/** One text for both names, as the specification has it; the field that is wrong is marked. */
export function NameForm({ me }: { me: User }) {
  const { t, language } = useWords('profile')
  const { change, isPending, error, isSuccess } = useChangeMe()
  const [names, setNames] = useTyped<Names>('name', {
    firstName: me.firstName ?? '',
    lastName: me.lastName ?? '',
  })
  const [tries, setTries] = useState(0)
  const form = useFirstError(tries)
  const [asked, setAsked] = useState<'never' | 'refused' | 'sent'>('never')
  const good = (name: string) => isProfileName(name, language)
  const allGood = good(names.firstName) && good(names.lastName)
  const write = (name: keyof Names) => (event: { target: { value: string } }) => {
    setNames({ ...names, [name]: event.target.value })
    if (asked === 'sent') setAsked('never')
  }
  const save = () => {
    setAsked(allGood ? 'sent' : 'refused')
    setTries(tries + 1)
    if (!allGood) return
    const trimmed = { firstName: names.firstName.trim(), lastName: names.lastName.trim() }
    change(trimmed).catch(() => null)
  }
  const refused = asked === 'refused' && !allGood
  return (
    <FormStack ref={form} onSend={save}>
      <FieldPair>
        <Field
          label={t('profileFirstName')}
          autoComplete="given-name"
          value={names.firstName}
          onChange={write('firstName')}
          aria-invalid={(refused && !good(names.firstName)) || undefined}
        />
        <Field
          label={t('profileLastName')}
          autoComplete="family-name"
          value={names.lastName}
          onChange={write('lastName')}
          aria-invalid={(refused && !good(names.lastName)) || undefined}
        />
      </FieldPair>
      {refused ? (
        <Alert kind="danger" title={t('profileNameInvalid')}>
          {t('profileNameLetters')}
        </Alert>
      ) : null}
      <ErrorAlert failure={error} />
      {isSuccess && asked === 'sent' ? <Alert kind="success">{t('profileNameSaved')}</Alert> : null}
      <FormFoot>
        <Button type="submit" busy={isPending}>
          {t('profileNameSave')}
        </Button>
      </FormFoot>
    </FormStack>
  )
}
