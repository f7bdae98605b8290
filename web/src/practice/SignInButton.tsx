import { isPatron, type Role } from '@mikvah/rules/people/roles.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { startPageOf } from '../facts/start-page-of.ts'
import { Button } from '../parts/Button.tsx'
import { ErrorAlert } from '../parts/ErrorAlert.tsx'
import { keepDeviceCredential } from '../talk/session.ts'
import { signInByPassword } from '../talk/sign-in.ts'
import { useJoined } from '../talk/use-joined.ts'
import { useWords } from '../words/use-words.ts'

type Props = { userName: string; password: string; roles: string }

/**
 * Signs this browser in as that person and opens the page that fits the role. A patron's password is the credential
 * of her phone.
 */
export function SignInButton({ userName, password, roles }: Props) {
  const { t } = useWords('practice')
  const navigate = useNavigate()
  const signIn = useMutation({
    mutationFn: useJoined(signInByPassword),
    onSuccess: () => {
      const hers = roles.split(',').filter(Boolean) as Role[]
      if (isPatron(hers)) keepDeviceCredential({ userName, password })
      return navigate(startPageOf(hers))
    },
  })
  return (
    <>
      <Button
        size="small"
        busy={signIn.isPending}
        aria-label={t('practiceSignIn', { who: userName })}
        onClick={() => signIn.mutate({ userName, password })}
      >
        {t('practiceSignInShort')}
      </Button>
      <ErrorAlert failure={signIn.error} />
    </>
  )
}
