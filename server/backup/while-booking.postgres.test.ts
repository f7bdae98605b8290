import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import type { Engine, Run } from '../db/engine.ts'
import { databaseOver } from '../db/in-transaction.ts'
import { aDesk, at } from '../test/a-desk.ts'
import { afterUse } from '../test/after-use.ts'
import { anEmptyDatabase, anEngine } from '../test/databases/a-database.ts'
import { everythingIn } from '../test/everything-in.ts'
import { backUp } from './back-up.ts'
import { putBack } from './put-back.ts'
import { readFile } from './read-file.ts'

/** The same database as the backup sees it, while something happens in the house before each table is read. */
function besides(engine: Engine, meanwhile: () => Promise<unknown>) {
  const between =
    (run: Run): Run =>
    async (statement, params) => {
      if (statement.text.startsWith('declare')) await meanwhile()
      return run(statement, params)
    }
  const hold: Engine['hold'] = (work, waits) =>
    engine.hold((run, discard) => work(between(run), discard), waits)
  return databaseOver({ ...engine, hold }, console.error)
}

it('what is booked while it is made is not in it, not even by half', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-backup-'))
  afterUse(() => rm(folder, { recursive: true, force: true }))
  const engine = await anEngine()
  const house = databaseOver({ ...engine, close: async () => {} }, console.error)
  const desk = await aDesk({ db: house })
  const patrons = await Promise.all(Array.from({ length: 6 }, () => desk.patron()))
  await desk.runDue()
  await house.orm.execute(sql`update nights set version = 0`)
  const before = await everythingIn(house)

  const hours = ['20:00', '20:30', '21:00', '21:30', '22:00']
  const booked: unknown[] = []
  const book = async () => {
    const hour = hours[booked.length]
    if (!hour) return
    const patron = patrons[booked.length]
    const reservationTime = at(hour)
    booked.push((await patron?.post('reservations/newreservation', { reservationTime }))?.status)
  }
  await backUp(besides(engine, book), join(folder, 'house'), 0)
  expect(booked).toEqual(hours.map(() => 200))

  const { database: other } = await anEmptyDatabase()
  await putBack(other, await readFile(join(folder, 'house')), { replace: false })
  const after = await everythingIn(other)
  // Counters never go back, whatever a transaction sees: what they give next is used by no row of the backup.
  expect({ ...after, sequences: [] }).toEqual({ ...before, sequences: [] })
  const { rows } = await house.orm.execute(sql`select count(*)::int as visits from reservations`)
  expect(rows).toEqual([{ visits: hours.length + visitsIn(before) }])
})

const visitsIn = (all: Record<string, unknown>) => (all.reservations as unknown[]).length - 1
