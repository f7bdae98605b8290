import { usePhoneText } from '../../facts/use-phone-text.ts'
import type { Account } from './account.ts'

/** What an account signs in with: a user name, or a patron's phone number. */
export function SignInName({ account: { kind, username } }: { account: Account }) {
  const phoneText = usePhoneText()
  return (
    <bdi className={kind === 'patron' ? 'num' : undefined} lang="en" dir="ltr">
      {kind === 'patron' ? phoneText(username) : username}
    </bdi>
  )
}
