import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import { eq, sql } from '../db/drizzle/queries.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { afterUse } from '../test/after-use.ts'
import { postgresDatabase } from '../test/databases/postgres-database.ts'
import { waitFor } from '../test/wait-for.ts'
import { attendants, sectionAttendants } from './table.ts'

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
  desk = await aDesk({ db, now: at('18:00', '2026-11-24') })
})

it.each([
  ['given her section', 'attendants/tonight', { sectionId: 'upper', attendantId: 'esther' }],
  [
    'given it as it opens',
    'sections/open',
    { sections: [{ sectionId: 'garden', attendantId: 'esther' }] },
  ],
])('an attendant who is retired while she is %s gets none', async (_, path, body) => {
  await desk.db.orm.update(attendants).set({ active: true }).where(eq(attendants.id, 'esther'))
  await desk.db.orm.delete(sectionAttendants)
  await other.query('begin')
  await other.query(`select 1 from attendants where id = 'esther' for update`)
  await other.query(`update attendants set active = false where id = 'esther'`)
  const asked = desk.reception.post(path, body)
  await waitFor(async () => {
    const { rows } = await desk.db.orm.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(1)
  })
  await other.query('commit')
  const { status, body: said } = await asked
  expect([status, said.code]).toEqual([404, 'not-found'])
  expect(await desk.db.orm.select().from(sectionAttendants)).toEqual([])
})
