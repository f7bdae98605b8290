import { allowed, refused, type Verdict } from '../verdict.ts'

/** To add one: CONTRIBUTING.md, "A role". What a role may is said by each call (`who`). */
export const staffRoles = ['Admin', 'Reception', 'Attendant'] as const
export const deviceRoles = ['Kiosk', 'Room', 'Mikvah', 'Waiting'] as const
export const roles = [...staffRoles, ...deviceRoles, 'OpenGarageGate'] as const
export type Role = (typeof roles)[number]

/** Whose an account is: a patron's, one's of staff, or a screen's. */
export const accountKinds = ['patron', 'staff', 'device'] as const
export type AccountKind = (typeof accountKinds)[number]

/** What a role brings with it besides itself. */
const includes: Partial<Record<Role, readonly Role[]>> = { Admin: ['Reception', 'Attendant'] }

/**
 * Whether an account may act in this role: it holds it, or holds Admin, which brings Reception and Attendant with it.
 * Card swipes ask for the role itself (`held.includes`).
 */
export const holds = (held: readonly Role[], role: Role): boolean =>
  held.some((one) => one === role || includes[one]?.includes(role))

export const isStaff = (held: readonly Role[]): boolean =>
  staffRoles.some((role) => held.includes(role))

export const isDevice = (held: readonly Role[]): boolean =>
  deviceRoles.some((role) => held.includes(role))

/** Whether an account is a patron's: Reception may act for these, never for those staff and devices sign in with. */
export const isPatron = (held: readonly Role[]): boolean => !isStaff(held) && !isDevice(held)

export const roleChangeRefusals = ['own-roles', 'last-admin', 'role-needs-password'] as const

/**
 * Whether a role may be given to an account or taken from it: not one of the caller's own, nor Admin from the last who
 * holds it. Only OpenGarageGate is given to an account without a password.
 */
export function judgeRoleChange({
  change,
  role,
  ownAccount,
  hasPassword,
  otherAdmins,
}: {
  change: 'add' | 'remove'
  role: Role
  ownAccount: boolean
  hasPassword: boolean
  /** How many other accounts hold Admin and aren't disabled. */
  otherAdmins: number
}): Verdict<(typeof roleChangeRefusals)[number]> {
  if (ownAccount) return refused('own-roles')
  if (change === 'remove' && role === 'Admin' && otherAdmins === 0) return refused('last-admin')
  if (change === 'add' && role !== 'OpenGarageGate' && !hasPassword) {
    return refused('role-needs-password')
  }
  return allowed
}
