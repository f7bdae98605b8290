import { useSchedule } from '../../facts/use-schedule.ts'

/** The present or next night; a business day lasts until 05:00. */
export const useTonight = () => useSchedule().data?.[0]
