import type { Ms } from '../time/ms.ts'
import type { ScheduleDay } from './schedule-day.ts'

/** Whether the cut-off of a night has passed, tonight's or any other's. A closed night has none, and isn't past it. */
export function isPastCutOff(now: Ms, { cutOff }: Pick<ScheduleDay, 'cutOff'>): boolean {
  return cutOff !== null && now > cutOff
}
