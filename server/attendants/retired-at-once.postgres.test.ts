import type pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { eq } from '../db/drizzle/queries.ts'
import { at, type Desk } from '../test/a-desk.ts'
import { deskBesideAClient } from '../test/databases/desk-beside-a-client.ts'
import { untilLockWaits } from '../test/databases/lock-waits.ts'
import { attendants, sectionAttendants } from './table.ts'

let desk: Desk
let other: pg.Client
beforeAll(async () => {
  const beside = await deskBesideAClient({ now: at('18:00', '2026-11-24') })
  desk = beside.desk
  other = beside.client
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
  await untilLockWaits(desk.db, 1)
  await other.query('commit')
  const { status, body: said } = await asked
  expect([status, said.code]).toEqual([404, 'not-found'])
  expect(await desk.db.orm.select().from(sectionAttendants)).toEqual([])
})
