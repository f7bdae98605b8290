import { eveningOf } from '@mikvah/rules/schedule/evening.ts'
import { useSchedule } from '../../facts/use-schedule.ts'
import { useNow } from '../../talk/use-now.ts'

/**
 * `evening`, which the home page is about: tonight until its last entry, the whole night where it is closed, then the
 * next night that opens; null where there is none. `now` is the facility's clock in milliseconds.
 */
export function useEvening() {
  const now = useNow()
  return { evening: eveningOf(useSchedule().data ?? [], now), now }
}
