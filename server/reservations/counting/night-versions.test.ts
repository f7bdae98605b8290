import { beforeAll, describe, expect, it } from 'vitest'
import { getTableColumns, sql } from '../../db/drizzle/queries.ts'
import { aDesk, at, type Desk, wednesday } from '../../test/a-desk.ts'
import { reservations } from '../table.ts'
import { countedColumns } from './counted-rows.ts'

let desk: Desk
let id: string
beforeAll(async () => {
  desk = await aDesk()
  const patron = await desk.patron()
  const booked = await patron.post('reservations/newreservation?v=1', {
    reservationTime: at('21:00'),
  })
  id = booked.body.result.reservationId
})

async function versionOf(): Promise<number> {
  const { rows } = await desk.db.orm.execute<{ version: number }>(
    sql`select version::int4 as version from nights join reservations r on r.location_id = nights.location_id and r.night = date where r.id = ${id}`,
  )
  return Number(rows[0]?.version)
}

const change = (changes: string) =>
  desk.db.orm.execute(sql`update reservations set ${sql.raw(changes)} where id = ${id}`)

async function chargeIn(state: 'open' | 'approved'): Promise<void> {
  await desk.db.orm.execute(sql`insert into payment_attempts (id, kind, purpose, state, processor, reservation_id, cents, split, opened_at, expires_at)
      values ('charge', 'charge', 'visit', ${state}, 'stripe', ${id}, 100, '[]', now(), now())
      on conflict (id) do update set state = excluded.state`)
}

it('the nights of several dates that are asked about at once are told each to its own', async () => {
  const later = '2026-11-26'
  const reservationTime = at('21:00', later)
  await (await desk.patron()).post('reservations/newreservation?v=1', { reservationTime })
  const dates = [wednesday, later, wednesday, later]
  const answer = await Promise.all(dates.map((date) => desk.parts.facility.read(date)))
  expect(answer.map(({ nights }) => nights?.map(({ date }) => date))).toEqual(
    dates.map((date) => [date]),
  )
})

describe('the version of a night', () => {
  it('stands on every column that counting reads', async () => {
    const { rows } = await desk.db.orm.execute<{ definition: string }>(
      sql`select pg_get_triggerdef(oid) as definition from pg_trigger where tgname = 'visit_changes'`,
    )
    const columns = getTableColumns(reservations)
    for (const name of countedColumns)
      expect(rows[0]?.definition).toMatch(new RegExp(`new\\.${columns[name].name}\\b`))
  })

  it('moves with what a visit takes, whoever writes it', async () => {
    for (const changes of [
      `status = 'Canceled'`,
      'parking = not parking',
      'hold_until = now()',
      `ends_at = ends_at - interval '1 minute'`,
    ]) {
      const before = await versionOf()
      await change(changes)
      expect(await versionOf(), changes).not.toBe(before)
    }
  })

  it('stands still for notes', async () => {
    const before = await versionOf()
    await change(`notes = 'by the door'`)
    expect(await versionOf()).toBe(before)
  })

  it('moves when a charge of a visit opens and when it closes', async () => {
    const before = await versionOf()
    await chargeIn('open')
    const open = await versionOf()
    expect(open).not.toBe(before)
    await chargeIn('approved')
    expect(await versionOf()).not.toBe(open)
  })
})
