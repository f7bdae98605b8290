import { phoneText } from '@mikvah/rules/people/phone.ts'
import type { Account } from './account.ts'

/** What an account signs in with: a user name, or a patron's phone number. */
export const SignInName = ({ account: { kind, username } }: { account: Account }) => (
  <bdi className={kind === 'patron' ? 'num' : undefined} lang="en" dir="ltr">
    {kind === 'patron' ? phoneText(username) : username}
  </bdi>
)
