import type { Reservation } from '@mikvah/contract/contract.ts'
import { closeAllCharges } from '../../../paying/outcome/open-charges.ts'

const kinds = ['donation', 'tip'] as const

/** Under what the charges of a gift or a tip for a visit are stored until their end is said. */
export const placeOfGiving = (
  kind: (typeof kinds)[number],
  { reservationId }: Pick<Reservation, 'reservationId'>,
): string => `${kind} ${reservationId}`

/** Her visit has said how what was given for it ended. */
export const closeGiving = (visit: Pick<Reservation, 'reservationId'>) => {
  for (const kind of kinds) closeAllCharges(placeOfGiving(kind, visit))
}
