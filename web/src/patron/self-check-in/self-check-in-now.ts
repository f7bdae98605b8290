import type { Reservation, ScheduleDayView } from '@mikvah/contract/contract.ts'
import { reachOf } from '@mikvah/rules/garage/near-enough.ts'
import { judgeInQuiet } from '@mikvah/rules/reservation/quiet.ts'
import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { businessDayOf } from '@mikvah/rules/time/business-day.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { flowOf } from '@mikvah/rules/visit/flow.ts'
import { timeZoneIn } from '../../facts/settings.ts'
import { isHourToCome } from '../../night/hour-to-come.ts'

export type SelfCheckInNow =
  | { at: 'open' }
  /** She has checked in, and waits for a room. */
  | { at: 'done' }
  /** She has a room, and her code is called. */
  | { at: 'called' }
  | { at: 'early'; from: string }
  | { at: 'not-paid' }
  | { at: 'quiet' }

type Facts = {
  night: ScheduleDayView | null
  settings: SettingValues
  prepayRequired: boolean
}

/**
 * How checking in by her own phone stands, by the same rules as on the server; null where it isn't for this visit.
 * Where she stands only the server judges.
 */
export function selfCheckInNow(
  visit: Reservation,
  { night, settings, prepayRequired }: Facts,
  now: Ms,
): SelfCheckInNow | null {
  if (!flowOf(settings).selfCheckin) return null
  const timeZone = timeZoneIn(settings)
  if (visit.reservationDate !== businessDayOf(now, timeZone)) return null
  if (visit.reservationStatus === 'Waiting') return { at: 'done' }
  if (visit.reservationStatus === 'Assigned') return { at: 'called' }
  const comes = isIn('awaitsCheckIn', visit.reservationStatus)
  if (!comes || !night || isHourToCome(visit) || reachOf(settings) === null) return null
  const quiet = night.quiet && {
    from: Date.parse(night.quiet.from),
    to: Date.parse(night.quiet.to),
  }
  if (!judgeInQuiet(quiet, { now, by: 'patron', values: settings }).allowed) return { at: 'quiet' }
  const from = fromOf(visit, night)
  if (from !== null && now < from) return { at: 'early', from: instantTextOf(from, timeZone) }
  if (prepayRequired && visit.balance > 0) return { at: 'not-paid' }
  return { at: 'open' }
}

/**
 * From when she may check in, as far as the night tells: as long before her hour, for a visit by day, as others may
 * before the opening.
 */
function fromOf(visit: Reservation, { openTime, checkinFrom }: ScheduleDayView): Ms | null {
  if (openTime === null || checkinFrom === null) return null
  const from = Date.parse(checkinFrom)
  const untilOpening = Date.parse(openTime) - Date.parse(visit.reservationTime)
  return untilOpening > 0 ? from - untilOpening : from
}
