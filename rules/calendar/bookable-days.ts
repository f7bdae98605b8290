import { plusDays } from '../time/business-day.ts'

const standard = 6
const most = 7

/** Business days on sale, today's first. Blank is six; never more than seven. */
export function bookableDaysOf(today: string, daysInAdvance: number | null = null): string[] {
  const count = Math.min(Math.max(Math.floor(daysInAdvance ?? standard), 0), most)
  return Array.from({ length: count }, (_, index) => plusDays(today, index))
}
