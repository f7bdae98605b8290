import { awayBecause } from '../../db/away.ts'
import type { Database } from '../../db/database.ts'
import { sqlStateOf } from '../../db/sql-state.ts'
import { slowBatch, together } from '../../db/together.ts'
import { Refused } from '../../request/refused.ts'
import { nightName } from '../counting/night-key.ts'
import type { Opened } from './open-booking.ts'
import { type Ended, holdSitting } from './sitting.ts'
import type { Booked } from './write-sitting.ts'

type Waiting = { opened: Opened; sat: number }
type Table = (waiting: Waiting) => Promise<Booked>

/** How often she sits again because she turned out to hold places in further nights. */
const mostSittings = 3
const mostSeats = 100
const tables = new WeakMap<Database, Table>()

/** Sits down with whoever wants to book at this moment, and gives what came of it for her. */
export const sitDown = (db: Database, opened: Opened): Promise<Booked> =>
  tableOf(db)({ opened, sat: 0 })

function tableOf(db: Database): Table {
  const known = tables.get(db)
  if (known) return known
  const table: Table = together(
    async (waiting) => {
      const [now, later] = onePerPatron(waiting)
      const ended = await endedOf(
        db,
        now.map(({ opened }) => opened),
      )
      const answers = new Map<Waiting, Promise<Booked>>(
        now.map((one, nth) => [one, answerOf(table, one, ended[nth])]),
      )
      for (const one of later) answers.set(one, table(one))
      return waiting.map((one) => answers.get(one) ?? table(one))
    },
    { most: mostSeats, slow: slowBatch },
  )
  tables.set(db, table)
  return table
}

/** What a patron books is decided by what she has booked: of two wishes of hers the second sits later. */
function onePerPatron(waiting: readonly Waiting[]): [Waiting[], Waiting[]] {
  const first = new Map<string, Waiting>()
  for (const one of waiting) {
    if (!first.has(one.opened.ownerId)) first.set(one.opened.ownerId, one)
  }
  const now = [...first.values()]
  return [now, waiting.filter((one) => !now.includes(one))]
}

async function answerOf(
  table: Table,
  { opened, sat }: Waiting,
  ended: Promise<Ended> | undefined,
): Promise<Booked> {
  const mine = await ended
  if (!mine) throw new Error('A sitting has forgotten somebody.')
  if ('booked' in mine) return mine.booked
  if ('refused' in mine) throw mine.refused
  if (sat === mostSittings) throw new Refused('try-again', { retryAfterSeconds: 1 })
  const nights = [...opened.nights, ...mine.alsoIn]
  return table({ opened: { ...opened, nights }, sat: sat + 1 })
}

/**
 * Holds the sitting. When it fails, nothing of it is written: then everybody sits alone, so that only her own failure is
 * her answer. A night that somebody else holds locked is left to those who want it, beside the next sitting.
 */
async function endedOf(db: Database, seats: readonly Opened[]): Promise<readonly Promise<Ended>[]> {
  try {
    return (await holdSitting(db, seats)).map((ended) => Promise.resolve(ended))
  } catch (error) {
    const refused: Ended = { refused: error }
    const parts = partsAfter(error, seats)
    if (parts.length <= 1) return seats.map(() => Promise.resolve(refused))
    const found = new Map<Opened, Promise<Ended>>()
    for (const part of parts) {
      const ended = endedOf(db, part)
      if (!isLockedAway(error)) await ended
      for (const [nth, seat] of part.entries()) {
        found.set(
          seat,
          ended.then((all) => all[nth] ?? refused),
        )
      }
    }
    return seats.map((seat) => found.get(seat) ?? Promise.resolve(refused))
  }
}

/** How those who failed together sit from now on; as one part when it would end the same again. */
function partsAfter(error: unknown, seats: readonly Opened[]): Opened[][] {
  if (isLockedAway(error)) {
    const byNight = Map.groupBy(seats, ({ nights }) => nights.map(nightName).join())
    return [...byNight.values()]
  }
  return awayBecause(error) === null ? seats.map((seat) => [seat]) : [[...seats]]
}

/** Something they wait for stays locked longer than they may. */
const isLockedAway = (error: unknown): boolean => sqlStateOf(error) === '55P03'
