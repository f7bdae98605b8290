import { hasMemberships } from '@mikvah/rules/membership/active.ts'
import { useSettings } from './use-settings.ts'

/**
 * Whether memberships are sold and renewed here; until it is known, they are. Where they aren't, staff see no more of
 * them than what patrons still have.
 */
export const useOffersMemberships = (): boolean => hasMemberships(useSettings())
