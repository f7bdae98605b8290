import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import type { NightKind } from '@mikvah/rules/calendar/night-kind.ts'
import { isFriday } from '../parts/times/civil-date.ts'

const holy: readonly string[] = ['EREV', 'CONTINUATION', 'CLOSED_YK'] satisfies NightKind[]

/**
 * What a night in Shabbos mode is. The mode may be on for a night that is neither Shabbos nor Yom Tov, by hand or by
 * the settings, and is then all there is to say of it. Null out of Shabbos mode.
 */
export function holyNightOf({
  date,
  kind,
  shabbosMode,
}: Pick<ScheduleDayView, 'date' | 'kind' | 'shabbosMode'>):
  | 'Shabbos'
  | 'YomTov'
  | 'ShabbosMode'
  | null {
  if (!shabbosMode) return null
  if (isFriday(date)) return 'Shabbos'
  return holy.includes(kind) ? 'YomTov' : 'ShabbosMode'
}
