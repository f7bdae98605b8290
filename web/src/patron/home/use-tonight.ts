import { useSchedule } from '../../facts/use-schedule.ts'

/** The night that is under way or comes next; a business day lasts until 05:00. */
export const useTonight = () => useSchedule().data?.[0]
