import type { Ms } from '../time/ms.ts'
import type { ScheduleDay } from './schedule-day.ts'

/** True of any night, also one that is not today's. A closed night has no cut-off and is not past it. */
export function isPastCutOff(now: Ms, { cutOff }: Pick<ScheduleDay, 'cutOff'>): boolean {
  return cutOff !== null && now > cutOff
}
