import type { Role } from '../people/roles.ts'
import { flagOf, type SettingValues } from '../settings/read.ts'

export const cardRefusals = ['card-required', 'card-unknown'] as const

const shared: readonly Role[] = ['Reception', 'Attendant']

/**
 * Whether a change of status waits for a card. The desk and the attendants share their sign-ins, and a card says who of
 * them it is. Whoever may do the same by another role, as an administrator may, has a sign-in of her own and swipes none.
 */
export const needsCard = (held: readonly Role[], values: SettingValues): boolean =>
  flagOf(values, 'reservationsStatusChangeCardCode') === true &&
  !held.includes('Admin') &&
  shared.some((role) => held.includes(role))
