import type { ScheduleDay } from '../schedule/schedule-day.ts'
import type { Ms } from '../time/ms.ts'
import type { VisitOptions } from './occupancy.ts'

export type NightForStarts = Pick<ScheduleDay, 'slots' | 'firstStart'>

/**
 * Whether a visit with these options may begin at a slot. Baths have a first start and showers another; a segula visit
 * has no preparation and takes any slot.
 */
export function mayStartAt(
  { firstStart }: NightForStarts,
  { bath, segula }: Pick<VisitOptions, 'bath' | 'segula'>,
  slot: Ms,
): boolean {
  if (segula || firstStart === null) return true
  return slot >= firstStart[bath ? 'bath' : 'shower']
}

/** The slots of the night at which a visit with these options may begin. */
export function startsOf(
  night: NightForStarts,
  options: Pick<VisitOptions, 'bath' | 'segula'>,
): readonly Ms[] {
  return night.slots.filter((slot) => mayStartAt(night, options, slot))
}
