import type { ScheduleDay } from '../schedule/schedule-day.ts'
import type { SettingKey } from '../settings/catalogue.ts'
import { numberOf, type SettingValues } from '../settings/read.ts'
import type { VisitFlags } from './visit-flags.ts'

export type NightFacts = Pick<ScheduleDay, 'friday' | 'shabbosMode'>

/** Whether a night is a Friday or in Shabbos mode: these share minutes, prices and prepayment. */
export const isFridayLike = (night: NightFacts): boolean => night.friday || night.shabbosMode

/**
 * Minutes from the reservation time to its expected end, without cleaning; blank minutes of a double slot add nothing.
 * Throws when neither the visit's own minutes nor its room kind's are set: a guess here would oversell.
 */
export function lengthOf(
  visit: Pick<VisitFlags, 'bath' | 'kallah' | 'segula' | 'doubleSlot'>,
  night: NightFacts,
  values: SettingValues,
): number {
  const own = ownMinutesKeyOf(visit, night)
  const kind = visit.bath ? 'reservationMinutesBath' : 'reservationMinutesShower'
  const base = (own && numberOf(values, own)) ?? required(values, kind)
  const added = visit.doubleSlot ? numberOf(values, 'reservationMinutesDoubleSlot') : null
  return base + (added ?? 0)
}

function ownMinutesKeyOf(visit: Pick<VisitFlags, 'kallah' | 'segula'>, night: NightFacts) {
  if (visit.kallah) return 'reservationMinutesKallah'
  if (visit.segula) return 'reservationMinutesSegula'
  if (isFridayLike(night)) return 'reservationMinutesFriday'
  return null
}

function required(values: SettingValues, key: SettingKey): number {
  const minutes = numberOf(values, key)
  if (minutes === null) throw new RangeError(`The setting ${key} is blank.`)
  return minutes
}
