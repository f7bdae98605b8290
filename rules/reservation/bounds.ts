import { numberOf, type SettingValues } from '../settings/read.ts'
import type { Ms } from '../time/ms.ts'
import { allowed, type Refused } from '../verdict.ts'
import { takesPlace } from './hold.ts'
import type { Booker, ReservationFacts } from './reservation.ts'

export type BoundsVerdict =
  | { allowed: true }
  | (Refused<'too-many'> & { bound: 'night' | 'upcoming'; most: number })

type BoundsFacts = {
  by: Booker
  now: Ms
  today: string
  values: SettingValues
  replacedNight: string | null
}
type Booked = Pick<ReservationFacts, 'status' | 'night' | 'holdUntil' | 'paymentOpen'>

/**
 * Whether a patron may book one visit more for herself, on that night and of all to come (the desk always may); a blank
 * setting bounds nothing. `others` are her reservations without the one that this one replaces and without the hold it
 * ends. An edit adds no visit: `replacedNight` is the night of the visit that it replaces, and only another night gets
 * one more.
 */
export function judgeBounds(
  night: string,
  others: readonly Booked[],
  { by, now, today, values, replacedNight }: BoundsFacts,
): BoundsVerdict {
  if (by === 'reception' || replacedNight === night) return allowed
  const counted = others.filter((row) => takesPlace(row, now) && row.night >= today)
  const counts = {
    night: [counted.filter((row) => row.night === night).length, 'reservationsPerNight'],
    upcoming: [counted.length, 'reservationsUpcoming'],
  } as const
  const bounds = replacedNight === null ? (['night', 'upcoming'] as const) : (['night'] as const)
  for (const bound of bounds) {
    const [count, key] = counts[bound]
    const most = numberOf(values, key)
    if (most !== null && count >= most) {
      return { allowed: false, because: 'too-many', bound, most }
    }
  }
  return allowed
}
