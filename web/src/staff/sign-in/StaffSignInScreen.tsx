import { lengths } from '@mikvah/rules/lengths.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { originOf } from '../../facts/origin.ts'
import { startPageOf } from '../../facts/start-page-of.ts'
import { FormFoot, FormStack } from '../../page/FormStack.tsx'
import { PatronPage } from '../../page/PatronPage.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import type { Instead } from '../../talk/follow-session.ts'
import { signInByPassword } from '../../talk/sign-in.ts'
import { useJoined } from '../../talk/use-joined.ts'
import { useSession } from '../../talk/use-session.ts'
import { useWords } from '../../words/use-words.ts'

/** The sign-in of staff, and of the devices they work at. */
export function StaffSignInScreen() {
  const { t } = useWords('staff-sign-in')
  const [params] = useSearchParams()
  const instead = useLocation().state as Instead
  const session = useSession()
  const [account, setAccount] = useState({ userName: '', password: '' })
  const signIn = useMutation({ mutationFn: useJoined(signInByPassword) })
  const complete = account.userName.trim() !== '' && account.password !== ''

  if (session) {
    const origin = originOf(params)
    const page = origin === '/' ? startPageOf(session.roles) : origin
    return <Navigate to={page} state={instead?.was} replace />
  }
  return (
    <PatronPage title={t('staffSignInTitle')} lead={t('staffSignInLead')}>
      <FormStack
        onSend={() => {
          if (complete && !signIn.isPending) signIn.mutate(account)
        }}
      >
        <Field
          label={t('staffUserName')}
          autoComplete="username"
          maxLength={lengths.signInName}
          autoCapitalize="none"
          spellCheck={false}
          ltr
          value={account.userName}
          onChange={({ target }) => setAccount({ ...account, userName: target.value })}
        />
        <Field
          label={t('staffPassword')}
          type="password"
          autoComplete="current-password"
          maxLength={lengths.credential}
          ltr
          value={account.password}
          onChange={({ target }) => setAccount({ ...account, password: target.value })}
        />
        <ErrorAlert failure={signIn.error} />
        <FormFoot>
          <Button type="submit" kind="solid" disabled={!complete} busy={signIn.isPending}>
            {t('staffSignIn')}
          </Button>
        </FormFoot>
      </FormStack>
      <p>
        <Link to={{ pathname: '/login', search: params.toString() }} state={instead}>
          {t('staffSignInByPhone')}
        </Link>
      </p>
      <p>
        <Link to="/screen">{t('staffPairScreen')}</Link>
      </p>
    </PatronPage>
  )
}
