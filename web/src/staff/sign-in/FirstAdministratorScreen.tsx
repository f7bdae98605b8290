import type { WordKey } from '@mikvah/contract/words/key.ts'
import { lengths } from '@mikvah/rules/lengths.ts'
import { shortestPassword, staffUserName } from '@mikvah/rules/people/staff-account.ts'
import { type ChangeEvent, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { FormFoot, FormStack } from '../../page/FormStack.tsx'
import { PatronPage } from '../../page/PatronPage.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { useSession } from '../../talk/use-session.ts'
import { useWords } from '../../words/use-words.ts'
import { useFirstAdministrator } from './use-first-administrator.ts'

type Chosen = { userName: string; password: string; again: string }
type Wrong = Partial<Record<keyof Chosen, WordKey>>

const wrongIn = ({ userName, password, again }: Chosen): Wrong => ({
  ...(staffUserName.test(userName.trim()) ? {} : { userName: 'firstUserNameWrong' }),
  ...(password.length >= shortestPassword ? {} : { password: 'firstPasswordWrong' }),
  ...(password === again ? {} : { again: 'firstAgainWrong' }),
})

/** Makes the first administrator's account, by the link that a new live facility prints and that works once. */
export function FirstAdministratorScreen() {
  const { t } = useWords('staff-sign-in')
  const token = useLocation().hash.slice(1)
  const session = useSession()
  const [chosen, setChosen] = useState<Chosen>({ userName: '', password: '', again: '' })
  const [wrong, setWrong] = useState<Wrong>({})
  const begin = useFirstAdministrator(token)
  if (session?.roles.includes('Admin')) return <Navigate to="/admin/set-up" replace />

  const send = () => {
    const found = wrongIn(chosen)
    setWrong(found)
    if (Object.keys(found).length === 0 && !begin.isPending) begin.mutate(chosen)
  }
  const field = (name: keyof Chosen) => ({
    ltr: true,
    value: chosen[name],
    error: wrong[name] ? t(wrong[name]) : null,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setChosen({ ...chosen, [name]: target.value }),
  })
  const anew = {
    ...{ type: 'password', autoComplete: 'new-password' },
    maxLength: lengths.password,
  } as const
  return (
    <PatronPage title={t('firstTitle')} lead={t('firstLead')}>
      <FormStack onSend={send}>
        <Field
          label={t('staffUserName')}
          help={t('firstUserNameHelp')}
          autoComplete="username"
          maxLength={lengths.userName}
          autoCapitalize="none"
          spellCheck={false}
          {...field('userName')}
        />
        <Field
          label={t('staffPassword')}
          help={t('firstPasswordHelp')}
          {...anew}
          {...field('password')}
        />
        <Field label={t('firstAgain')} {...anew} {...field('again')} />
        <ErrorAlert failure={begin.error} />
        <FormFoot>
          <Button type="submit" kind="solid" busy={begin.isPending}>
            {t('firstMake')}
          </Button>
          <Link to="/login/staff">{t('firstToSignIn')}</Link>
        </FormFoot>
      </FormStack>
    </PatronPage>
  )
}
