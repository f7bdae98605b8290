import type pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { at, type Desk } from '../../test/a-desk.ts'
import { deskBesideAClient } from '../../test/databases/desk-beside-a-client.ts'
import { untilLockWaits } from '../../test/databases/lock-waits.ts'
import { rooms } from '../table.ts'

const tonight = '2026-11-24'
let desk: Desk
let other: pg.Client
beforeAll(async () => {
  const beside = await deskBesideAClient({ now: at('18:00', tonight) })
  desk = beside.desk
  other = beside.client
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
  await untilLockWaits(desk.db, 1)
  await other.query('select 1 from rooms where id = $1 for update nowait', [far])
  await other.query('commit')
  const { status, body } = await asked
  expect([status, new Set(body.result.map((room: { status: string }) => room.status))]).toEqual([
    ...[200, new Set(['Ready'])],
  ])
})
