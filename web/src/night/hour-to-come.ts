import type { Reservation } from '@mikvah/contract/contract.ts'
import { kallahPlaceholder } from '@mikvah/rules/reservation/kallah.ts'

type Visit = Pick<Reservation, 'kallah' | 'reservationTime'>

/** Whether a kallah's visit has no hour yet: the time it stands at is only a placeholder. */
export const isHourToCome = ({ kallah, reservationTime }: Visit): boolean =>
  kallah && reservationTime.slice(11, 16) === kallahPlaceholder
