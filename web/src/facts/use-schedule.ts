import { useAsk } from '../talk/ask.ts'

/**
 * How often the schedule is refreshed: every six minutes (requirements P4), so that an override of tonight's hours
 * reaches a page that stays open.
 */
const refresh = 360_000

/**
 * The query of the coming nights, each with its own zman tevilah. A business day lasts until 05:00, so the first is the
 * present one.
 */
export const useSchedule = () => useAsk('schedule', {}, { refetchInterval: refresh })
