import { useSchedule } from '../../facts/use-schedule.ts'

/** The night of the present business day, which lasts until 05:00; undefined until the schedule is loaded. */
export const useTonight = () => useSchedule().data?.[0]
