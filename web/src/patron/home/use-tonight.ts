import { useSchedule } from '../../facts/use-schedule.ts'

/** The present or next night; undefined until the schedule is loaded. A business day lasts until 05:00. */
export const useTonight = () => useSchedule().data?.[0]
