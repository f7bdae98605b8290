import { awayBecause } from '../../db/away.ts'
import type { Database } from '../../db/database.ts'
import { sqlStateOf } from '../../db/sql-state.ts'
import { slowBatch, together } from '../../db/together.ts'
import { Refused } from '../../request/refused.ts'
import { nightName } from '../counting/night-key.ts'
import { bookBatch, type Ended } from './book-batch.ts'
import type { Opened } from './open-booking.ts'
import type { Booked } from './write-batch.ts'

type Entry = { opened: Opened; attempts: number }
type Batch = (waiting: Entry) => Promise<Booked>

/** How often a booking is tried again because its patron holds places in further nights. */
const mostAttempts = 3
const mostEntries = 100
const batches = new WeakMap<Database, Batch>()

/**
 * Books together (batching) with others that are asked for at this moment. Gives what was booked, or throws why this
 * one wasn't.
 */
export const bookTogether = (db: Database, opened: Opened): Promise<Booked> =>
  batchOf(db)({ opened, attempts: 0 })

function batchOf(db: Database): Batch {
  const known = batches.get(db)
  if (known) return known
  const batch: Batch = together(
    async (waiting) => {
      const [now, later] = onePerPatron(waiting)
      const ended = await endedOf(
        db,
        now.map(({ opened }) => opened),
      )
      const answers = new Map<Entry, Promise<Booked>>(
        now.map((one, nth) => [one, answerOf(batch, one, ended[nth])]),
      )
      for (const one of later) answers.set(one, batch(one))
      return waiting.map((one) => answers.get(one) ?? batch(one))
    },
    { most: mostEntries, slow: slowBatch },
  )
  batches.set(db, batch)
  return batch
}

/** If one patron has two wishes, the second goes into a later batch, as it depends on the first. */
function onePerPatron(waiting: readonly Entry[]): [Entry[], Entry[]] {
  const first = new Map<string, Entry>()
  for (const one of waiting) {
    if (!first.has(one.opened.ownerId)) first.set(one.opened.ownerId, one)
  }
  const now = [...first.values()]
  return [now, waiting.filter((one) => !now.includes(one))]
}

async function answerOf(
  batch: Batch,
  { opened, attempts }: Entry,
  ended: Promise<Ended> | undefined,
): Promise<Booked> {
  const mine = await ended
  if (!mine) throw new Error('A batch has forgotten somebody.')
  if ('booked' in mine) return mine.booked
  if ('refused' in mine) throw mine.refused
  if (attempts === mostAttempts) throw new Refused('try-again', { retryAfterSeconds: 1 })
  const nights = [...opened.nights, ...mine.alsoIn]
  return batch({ opened: { ...opened, nights }, attempts: attempts + 1 })
}

/**
 * Books a batch. If it fails nothing is written, and each entry is booked alone, so that one's failure isn't
 * another's answer. If a night is locked by somebody else, only those who want that night wait, beside the next
 * batch.
 */
async function endedOf(
  db: Database,
  entries: readonly Opened[],
): Promise<readonly Promise<Ended>[]> {
  try {
    return (await bookBatch(db, entries)).map((ended) => Promise.resolve(ended))
  } catch (error) {
    const refused: Ended = { refused: error }
    const parts = partsAfter(error, entries)
    if (parts.length <= 1) return entries.map(() => Promise.resolve(refused))
    const found = new Map<Opened, Promise<Ended>>()
    for (const part of parts) {
      const ended = endedOf(db, part)
      if (!isLockedAway(error)) await ended
      for (const [nth, entry] of part.entries()) {
        found.set(
          entry,
          ended.then((all) => all[nth] ?? refused),
        )
      }
    }
    return entries.map((entry) => found.get(entry) ?? Promise.resolve(refused))
  }
}

/** How entries that failed together are tried again: in parts, or as one where parts would fail the same way. */
function partsAfter(error: unknown, entries: readonly Opened[]): Opened[][] {
  if (isLockedAway(error)) {
    const byNight = Map.groupBy(entries, ({ nights }) => nights.map(nightName).join())
    return [...byNight.values()]
  }
  return awayBecause(error) === null ? entries.map((entry) => [entry]) : [[...entries]]
}

/** A lock that they need stays taken longer than they may wait. */
const isLockedAway = (error: unknown): boolean => sqlStateOf(error) === '55P03'
