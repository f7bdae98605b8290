import { deviceKinds } from '@mikvah/rules/people/device-kinds.ts'
import { judgeRoleChange, type Role, staffRoles } from '@mikvah/rules/people/roles.ts'
import type { AnswerOf } from '../../talk/call.ts'

/** An account of somebody who works here, of a screen, or of a patron who holds a role. */
export type Account = AnswerOf<'adminUsers'>[number]

/**
 * Whether an account is a screen's, which the page of the screens manages; a desk that signs in with a user name
 * isn't one.
 */
export const isScreen = ({ kind, roles }: Account): boolean =>
  kind === 'device' && roles.every((role) => deviceKinds.some((one) => one === role))

/** The person's name, or else what the account signs in with. `useAccountName` turns it into what is shown. */
export const nameOf = ({ firstName, lastName, username }: Account): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username

/** The roles that the panel shows: those that this kind of account may be given, and any other it has. */
export const rolesShown = ({ kind, roles }: Account): Role[] => [
  ...new Set<Role>([...(kind === 'patron' ? [] : staffRoles), 'OpenGarageGate', ...roles]),
]

/** The code of the reason why this role can't be given or taken now; null when it can. The server checks it again. */
export function whyFixed(account: Account, role: Role, accounts: readonly Account[], me?: string) {
  const otherAdmins = accounts.filter(
    ({ id, roles, disabled }) => id !== account.id && !disabled && roles.includes('Admin'),
  ).length
  const change = account.roles.includes(role) ? 'remove' : 'add'
  const facts = { change, role, hasPassword: account.kind !== 'patron', otherAdmins } as const
  // That somebody is the last with this role is the more useful reason, so it is found before that it is one's own
  // account.
  for (const ownAccount of [false, account.id === me]) {
    const verdict = judgeRoleChange({ ...facts, ownAccount })
    if (!verdict.allowed) return verdict.because
  }
  return null
}

/** The accounts that a search finds, by name, user name or the words of their roles. */
export function accountsFound(
  accounts: readonly Account[],
  search: string,
  roleWord: (role: Role) => string,
): Account[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return accounts.filter((account) => {
    const text = [nameOf(account), account.username, ...account.roles.map(roleWord)].join(' ')
    return words.every((word) => text.toLowerCase().includes(word))
  })
}
