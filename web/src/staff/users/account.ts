import { deviceKinds } from '@mikvah/rules/people/device-kinds.ts'
import { judgeRoleChange, type Role, staffRoles } from '@mikvah/rules/people/roles.ts'
import type { AnswerOf } from '../../talk/call.ts'

export type Account = AnswerOf<'adminUsers'>[number]

/** What the page of the screens sees to; a desk that signs in by a name is none of them. */
export const isScreen = ({ kind, roles }: Account): boolean =>
  kind === 'device' && roles.every((role) => deviceKinds.some((one) => one === role))

/** Her name; without one, what she signs in by. Shown as `useAccountName` says it. */
export const nameOf = ({ firstName, lastName, username }: Account): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username

/** The roles that stand in her panel: what may be given to one like her, and whatever else she holds. */
export const rolesShown = ({ kind, roles }: Account): Role[] => [
  ...new Set<Role>([...(kind === 'patron' ? [] : staffRoles), 'OpenGarageGate', ...roles]),
]

/** Why this role may be neither given nor taken now; null when it may. The server judges again. */
export function whyFixed(account: Account, role: Role, accounts: readonly Account[], me?: string) {
  const otherAdmins = accounts.filter(
    ({ id, roles, disabled }) => id !== account.id && !disabled && roles.includes('Admin'),
  ).length
  const change = account.roles.includes(role) ? 'remove' : 'add'
  const facts = { change, role, hasPassword: account.kind !== 'patron', otherAdmins } as const
  // That she is the last says more than that she is oneself.
  for (const ownAccount of [false, account.id === me]) {
    const verdict = judgeRoleChange({ ...facts, ownAccount })
    if (!verdict.allowed) return verdict.because
  }
  return null
}

/** The accounts that a word finds, by name, user name or what their roles are called. */
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
