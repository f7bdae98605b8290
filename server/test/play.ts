import { capacityOf } from '@mikvah/rules/capacity/capacity.ts'
import { drawn } from '@mikvah/rules/forecast/drawn.ts'
import { type Oversold, oversoldOf, type PlainVisit } from '@mikvah/rules/test/brute-force.ts'
import { locationsOf, nightAt } from '../nights/nights.ts'
import { optionsOf } from '../reservations/counting/counted.ts'
import { reservations } from '../reservations/table.ts'
import type { Desk } from './a-desk.ts'

/** Gives a function that draws whole numbers from 0 to just below a bound, the same in each run with this seed. */
export function seeded(seed: number): (below: number) => number {
  const part = drawn(seed)
  return (below) => (part() * 2 ** 32) % below
}

type Night = { rows: (PlainVisit & { id: string })[]; oversold: Oversold[] }

/**
 * Everything that takes a place in a night now, read straight from the table, and where more is taken than the night
 * holds, counted minute by minute.
 */
export async function nightNow({ db, parts }: Desk, date: string): Promise<Night> {
  const { now, content } = await parts.facility.read()
  const [location] = locationsOf({ content })
  if (!location) throw new Error('No place.')
  const all = await db.orm.select().from(reservations)
  const live = all.filter(
    ({ night, status, holdUntil, placeholder }) =>
      night === date &&
      !placeholder &&
      status !== 'Canceled' &&
      status !== 'Replaced' &&
      (status !== 'Pending' || holdUntil === null || now < holdUntil),
  )
  const rows = live.map((row) => ({
    id: row.id,
    pair: (row.status === 'Pending' && row.replacingId) || row.id,
    startsAt: row.startsAt,
    minutes: (row.endsAt - row.startsAt) / 60_000,
    cleaningMinutes: Number(location.values.cleaningMinutes),
    salonMinutes: Number(location.values.salonMinutes),
    completedAt: row.timeCompleted,
    options: optionsOf(row),
  }))
  const { limits, stagger } = capacityOf(location.values, nightAt({ content }, location, date))
  return { rows, oversold: rows.length === 0 ? [] : oversoldOf(rows, limits, stagger) }
}
