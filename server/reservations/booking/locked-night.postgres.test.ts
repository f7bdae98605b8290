import type pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { at, type Desk, wednesday } from '../../test/a-desk.ts'
import { deskBesideAClient } from '../../test/databases/desk-beside-a-client.ts'
import { lockWaits } from '../../test/databases/lock-waits.ts'
import { manyPatrons, type SignedIn } from '../../test/many-patrons.ts'
import { waitUntil } from '../../test/wait-for.ts'

let desk: Desk
let stranger: pg.Client
beforeAll(async () => {
  const beside = await deskBesideAClient({ settings: { reservationsPerNight: '' } })
  desk = beside.desk
  stranger = beside.client
})

async function book({ token }: SignedIn, time: string) {
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/api/api/reservations/newreservation?v=1',
    headers: { authorization: `Bearer ${token}` },
    payload: { reservationTime: time },
  })
  return [answer.statusCode, answer.json().code]
}

async function lockedByAnother(night: string): Promise<() => Promise<unknown>> {
  await stranger.query('begin')
  await stranger.query('select 1 from nights where date = $1 for update', [night])
  return () => stranger.query('commit')
}

const booked = [200, undefined]

it('a night that another process keeps locked is put off, and no other night with it', async () => {
  const patrons = await manyPatrons(desk, 6)
  const [a, b, c, d, e, f] = patrons
  if (!a || !b || !c || !d || !e || !f) throw new Error('Nobody is there.')
  const thursday = '2026-11-26'
  await Promise.all([book(a, at('19:00')), book(b, at('19:00', thursday))])

  const unlock = await lockedByAnother(wednesday)
  const [locked, free, alsoFree] = await Promise.all([
    book(c, at('20:00')),
    book(d, at('20:00', thursday)),
    book(e, at('20:15', thursday)),
  ])
  expect(locked).toEqual([503, 'try-again'])
  expect([free, alsoFree]).toEqual([booked, booked])
  await unlock()
  expect(await book(f, at('21:00'))).toEqual(booked)
})

it('who waits for her night while the office changes its rooms is told by the new number', async () => {
  await desk.put({ roomsAvailable: '9' })
  const patrons = await manyPatrons(desk, 12)
  const unlock = await lockedByAnother(wednesday)
  const asking = patrons.map(async (patron) => {
    const got = await book(patron, at('22:00'))
    // On a busy machine she may have waited for too long.
    return got[0] === 503 ? book(patron, at('22:00')) : got
  })
  await waitUntil(() => lockWaits(desk.db))
  await desk.put({ roomsAvailable: '2' })
  await unlock()
  const got = (await Promise.all(asking)).map(([status]) => status)
  expect(got.filter((status) => status === 200)).toHaveLength(2)
  expect(got.filter((status) => status === 409)).toHaveLength(10)
})
