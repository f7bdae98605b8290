import type { Reservation } from '@mikvah/contract/contract.ts'
import { kallahPlaceholder } from '@mikvah/rules/reservation/kallah.ts'

type Visit = Pick<Reservation, 'kallah' | 'reservationTime'>

/** A bride's visit whose hour isn't set yet: the one it stands at is nobody's to come at. */
export const isHourToCome = ({ kallah, reservationTime }: Visit): boolean =>
  kallah && reservationTime.slice(11, 16) === kallahPlaceholder
