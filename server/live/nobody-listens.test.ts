import { beforeAll, expect, it } from 'vitest'
import { isNull } from '../db/drizzle/queries.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { aScreen, listening } from '../test/a-screen.ts'
import { relayOf } from './relay.ts'
import { liveEvents } from './table.ts'

let desk: Desk
let url: string
beforeAll(async () => {
  desk = await aDesk()
  url = await listening(desk)
})

const unnumbered = () =>
  desk.db.orm.select({ id: liveEvents.id }).from(liveEvents).where(isNull(liveEvents.number))

const aBooking = async () => {
  const her = await desk.patron()
  await her.post('reservations/newreservation', { reservationTime: at('18:00') })
}

it('what happens while no screen is open is told to the one that comes back, and until then nobody pays for it', async () => {
  const left = await aScreen(url, desk.reception.token)
  const { id } = await left.next('hello')
  left.close()
  await expect.poll(() => relayOf(desk.parts).streams.all.size).toBe(0)
  await aBooking()
  await relayOf(desk.parts).lookForScreens()
  expect((await unnumbered()).length).toBeGreaterThan(0)
  const back = await aScreen(url, desk.reception.token, { lastEventId: id })
  await back.next('reservation')
  expect(back.messages.map(({ event }) => event)).not.toContain('resync')
  expect(await unnumbered()).toEqual([])
})

it('what has piled up meanwhile beyond a thousand is not told one by one', async () => {
  const left = await aScreen(url, desk.reception.token)
  const { id } = await left.next('hello')
  left.close()
  await left.ended
  const visits = Array.from({ length: 1001 }, (_, nth) => `${nth}`)
  await desk.db.orm
    .insert(liveEvents)
    .values(visits.map((subject) => ({ kind: 'reservation' as const, subject })))
  const back = await aScreen(url, desk.reception.token, { lastEventId: id })
  await back.next('resync')
  expect(back.messages.map(({ event }) => event)).toEqual(['hello', 'resync'])
  expect(await unnumbered()).toEqual([])
})
