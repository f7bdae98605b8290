import { plusDays } from '@mikvah/rules/time/business-day.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Content } from '../facility/content.ts'
import type { Moment } from '../request/context.ts'
import { locationOf, nightAt, todayOf } from './nights.ts'

type Quiet = { from: Ms; to: Ms }

/**
 * The Shabbos or Yom Tov that `at` falls in, from candle lighting to its end, in epoch milliseconds; null when it falls
 * in none. Inside of it nothing moves by itself.
 */
export function quietAt({ content }: Moment, at: Ms): Quiet | null {
  const near = quietsNear(content, todayOf({ content, now: at }))
  return near.find(({ from, to }) => from <= at && at < to) ?? null
}

const found = new WeakMap<Content, { today: string; near: readonly Quiet[] }>()

/**
 * The Shabbos and Yom Tov that may still last or begin on this business day; cached, as one call reads it several
 * times.
 */
function quietsNear(content: Content, today: string): readonly Quiet[] {
  const known = found.get(content)
  if (known?.today === today) return known.near
  const main = locationOf({ content }, false)
  const dates = [plusDays(today, -1), today, plusDays(today, 1)]
  const near = dates.flatMap((date) => (main && nightAt({ content }, main, date).quiet) ?? [])
  found.set(content, { today, near })
  return near
}
