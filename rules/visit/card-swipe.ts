import type { Role } from '../people/roles.ts'
import { flagOf, type SettingValues } from '../settings/read.ts'

export const cardRefusals = ['card-required', 'card-unknown'] as const

const shared: readonly Role[] = ['Reception', 'Attendant']

/**
 * Whether an account must swipe a card for an act that asks for one (`asksCard`): where the settings say so, an
 * attendant and the desk, who share their sign-ins, so that the card says who acts. An administrator has a sign-in of
 * her own and needs no card.
 */
export const needsCard = (held: readonly Role[], values: SettingValues): boolean =>
  flagOf(values, 'reservationsStatusChangeCardCode') === true &&
  !held.includes('Admin') &&
  shared.some((role) => held.includes(role))
