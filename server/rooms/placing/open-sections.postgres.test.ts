import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../../db/connect.ts'
import { sql } from '../../db/drizzle/queries.ts'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import { afterUse } from '../../test/after-use.ts'
import { postgresDatabase } from '../../test/databases/postgres-database.ts'
import { waitFor } from '../../test/wait-for.ts'
import { rooms } from '../table.ts'

const tonight = '2026-11-24'
let desk: Desk
let other: pg.Client
beforeAll(async () => {
  const { url, drop } = await postgresDatabase()
  const db = await connect({ databaseUrl: url })
  other = new pg.Client({ connectionString: url })
  await other.connect()
  afterUse(async () => {
    await other.end()
    await db.close()
    await drop()
  })
  desk = await aDesk({ db, now: at('18:00', tonight) })
})

const someoneWaits = () =>
  waitFor(async () => {
    const { rows } = await desk.db.orm.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(1)
  })

it('who opens two sections takes their rooms by the numbers, as who swaps two of them does', async () => {
  const known = await desk.db.orm.select().from(rooms).orderBy(rooms.id)
  const idsOf = (name: string) =>
    known.flatMap(({ id, sectionId }) => (sectionId === name ? id : []))
  const [[one = 0], [far = 0]] = [idsOf('upper'), idsOf('garden')]
  // By their names the sections would come the other way about.
  expect(one).toBeLessThan(far)
  await other.query('begin')
  await other.query('select 1 from rooms where id = $1 for update', [one])
  const asked = desk.reception.post('sections/open', {
    sections: [
      { sectionId: 'garden', attendantId: 'chana' },
      { sectionId: 'upper', attendantId: 'esther' },
    ],
  })
  await someoneWaits()
  await other.query('select 1 from rooms where id = $1 for update nowait', [far])
  await other.query('commit')
  const { status, body } = await asked
  expect([status, new Set(body.result.map((room: { status: string }) => room.status))]).toEqual([
    ...[200, new Set(['Ready'])],
  ])
})
