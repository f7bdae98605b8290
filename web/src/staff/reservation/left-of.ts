import type { Contract } from '@mikvah/contract/contract.ts'
import { type Timed, timesOf } from './wish.ts'

/**
 * How many places are left: at the chosen hour, else at the next hour on sale, else the most of any hour that night;
 * null where no hour of that night is on sale.
 */
export function leftOf(
  slots: Contract['availableReservations']['answer'],
  wish: Timed,
): number | null {
  const times = timesOf(slots, wish)
  const from = wish.time === null ? null : Date.parse(wish.time)
  const next = times.find(({ at }) => from !== null && Date.parse(at) >= from)
  return next?.places ?? (times.length > 0 ? Math.max(...times.map(({ places }) => places)) : null)
}
