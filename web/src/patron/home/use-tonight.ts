import { useAsk } from '../../talk/ask.ts'

/** The night that is under way or comes next; a business day lasts until 05:00. */
export const useTonight = () => useAsk('schedule').data?.[0]
