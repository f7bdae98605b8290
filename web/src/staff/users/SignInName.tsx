import { phoneText } from '@mikvah/rules/people/phone.ts'
import type { Account } from './account.ts'

/** What she signs in by: a name, or a patron's phone. */
export const SignInName = ({ account: { kind, username } }: { account: Account }) => (
  <bdi className={kind === 'patron' ? 'num' : undefined} lang="en" dir="ltr">
    {kind === 'patron' ? phoneText(username) : username}
  </bdi>
)
