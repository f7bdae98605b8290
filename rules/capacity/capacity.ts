import type { ScheduleDay } from '../schedule/schedule-day.ts'
import type { SettingValues } from '../settings/read.ts'
import { type Limits, limitsOf, placesOf } from './limits.ts'
import { type Stagger, staggerOf } from './stagger.ts'

/** What one night at one place can bear. */
export type Capacity = { limits: Limits; stagger: Stagger }

export type NightForCapacity = Pick<ScheduleDay, 'kind' | 'shabbosMode' | 'friday' | 'slots'>

/** The capacity of a building on this night; `values` are already that building's own. */
export function capacityOf(values: SettingValues, night: NightForCapacity): Capacity {
  const limits = limitsOf(values, night)
  return { limits, stagger: staggerOf(values, night, placesOf(limits.total)) }
}
