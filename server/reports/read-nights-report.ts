import type { QueryOf, ResultOf } from '@mikvah/contract/endpoint.ts'
import { nightsReport } from '@mikvah/contract/reports/nights.ts'
import { isWinter } from '@mikvah/rules/calendar/season.ts'
import { type AskedNight, askNights } from '@mikvah/rules/reports/ask-nights.ts'
import { scheduleSettingsOf } from '@mikvah/rules/schedule/schedule-settings.ts'
import { plusDays } from '@mikvah/rules/time/business-day.ts'
import type { Tx } from '../db/database.ts'
import { type Days, daysAsked } from '../nights/days-asked.ts'
import { todayOf } from '../nights/nights.ts'
import type { Moment } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { countedNights, countStays, lastCounted, nightsBetween } from './night-stays.ts'
import { readWhole } from './read-whole.ts'

/** At most so many recent nights whose stays aren't stored yet are computed for each report. */
const mostFresh = 3

/**
 * Where an evening's time goes: how long patrons were in each status, by hour, weekday and season; and how many nights
 * it was read from and how many aren't added up yet.
 */
export async function readNightsReport(
  { db }: Pick<Parts, 'db'>,
  moment: Moment,
  query: QueryOf<typeof nightsReport>,
): Promise<ResultOf<typeof nightsReport>> {
  const days = daysAsked(nightsReport, moment, query)
  const { counted, fresh } = await readWhole(db, async (tx) => ({
    counted: await countedNights(tx, days),
    fresh: await freshNights(tx, moment, days),
  }))
  const nights = [...counted, ...fresh.nights]
  const season = scheduleSettingsOf(moment.content.values)
  return {
    nights: nights.length,
    uncounted: fresh.uncounted,
    ...askNights(nights, (night) => isWinter(night, season)),
  }
}

type Fresh = { nights: AskedNight[]; uncounted: number }

async function freshNights(tx: Tx, moment: Moment, { from, to }: Days): Promise<Fresh> {
  const today = todayOf(moment)
  const last = await lastCounted(tx)
  const dayBefore = plusDays(from, -1)
  const after = last === null || last < dayBefore ? dayBefore : last
  const nights = await nightsBetween(tx, { after, to: to < today ? to : today })
  // While more nights than that aren't stored yet, the report leaves them out and says so.
  const tooMany = nights.length > mostFresh
  const counted = tooMany ? nights.filter((night) => night === today) : nights
  const fresh: Fresh = { nights: [], uncounted: nights.length - counted.length }
  for (const night of counted) {
    fresh.nights.push({ night, ...(await countStays(tx, moment, night)) })
  }
  return fresh
}
