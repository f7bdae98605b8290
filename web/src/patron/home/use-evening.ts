import { eveningOf } from '@mikvah/rules/schedule/evening.ts'
import { useSchedule } from '../../facts/use-schedule.ts'
import { useNow } from '../../talk/use-now.ts'

/** The evening that the home page is about, by the facility's clock, and that clock in milliseconds. */
export function useEvening() {
  const now = useNow()
  return { evening: eveningOf(useSchedule().data ?? [], now), now }
}
