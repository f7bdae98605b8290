import { beforeAll, beforeEach, expect, it } from 'vitest'
import { auditLog } from '../../audit/table.ts'
import type { Desk } from '../../test/a-desk.ts'
import type { Person } from '../../test/a-facility.ts'
import { aDeskWithCards, esther } from '../../test/where-cards-are-swiped.ts'
import { rooms } from '../table.ts'

let desk: Desk
let attendant: Person
beforeAll(async () => {
  ;({ desk, attendant } = await aDeskWithCards())
})
beforeEach(async () => {
  const { body } = await desk.admin.get('rooms/list')
  if (body[0].status === 'Available') await desk.db.orm.update(rooms).set({ status: 'Ready' })
})

const code = ({ status, body }: Awaited<ReturnType<Person['post']>>) => [status, body.code]
const visitNow = async (id: string) => (await desk.admin.get(`reservations/${id}`)).body

it('the desk and the attendants swipe a card for each change, and the history says whose', async () => {
  const id = await desk.booked()
  const move = (by: Person, more: object) =>
    by.post(`reservations/${id}/status`, { status: 'Waiting', ...more })
  expect(code(await move(desk.reception, {}))).toEqual([400, 'card-required'])
  expect(code(await move(desk.reception, { cardCode: 'nobody’s' }))).toEqual([403, 'card-unknown'])
  // A card of somebody who doesn't help any more.
  expect(code(await move(desk.reception, { cardCode: '70006' }))).toEqual([403, 'card-unknown'])
  expect((await visitNow(id)).statusHistory).toHaveLength(1)
  expect((await move(desk.reception, { cardCode: esther })).status).toBe(200)
  expect((await visitNow(id)).statusHistory.at(-1)).toMatchObject({
    ...{ attendant: 'esther', statusLastUpdatedByUser: desk.reception.userId },
  })

  const place = (more: object) =>
    attendant.post('reservations/assignroom', { reservationId: id, roomId: 7, ...more })
  expect(code(await place({}))).toEqual([400, 'card-required'])
  expect((await place({ cardCode: esther })).status).toBe(200)
  const prepare = (by: Person, more: object) =>
    by.post('rooms/7/status', { reservationStatus: 'Prep', ...more })
  expect(code(await prepare(attendant, {}))).toEqual([400, 'card-required'])
  const wrong = await prepare(attendant, { cardCode: 'nobody’s' })
  expect(code(wrong)).toEqual([403, 'card-unknown'])
  expect((await prepare(await desk.staff('Room7'), { reservationId: id })).status).toBe(200)
  const history = (await visitNow(id)).statusHistory.map(
    (row: { attendant: string }) => row.attendant,
  )
  // At the screen of the room nobody swipes: there it is whoever has the section.
  expect(history.slice(1)).toEqual(['esther', 'esther', 'batsheva'])
})

it('an empty room too, and what is kept of the card is whose it is', async () => {
  const clean = (by: Person, more: object) =>
    by.post('rooms/9/status', { status: 'NeedsCleaning', ...more })
  expect(code(await clean(attendant, {}))).toEqual([400, 'card-required'])
  expect((await clean(attendant, { cardCode: esther })).status).toBe(200)
  const rows = await desk.db.orm.select().from(auditLog)
  expect(
    rows.find((row) => row.act === 'room-moved' && row.subject === '9')?.details,
  ).toMatchObject({
    card: 'esther',
  })
  expect(JSON.stringify(rows)).not.toContain(esther)
})

it('an administrator, the mikvah’s screen and a patron swipe none', async () => {
  const id = await desk.booked()
  expect((await desk.admin.post(`reservations/${id}/status`, { status: 'Waiting' })).status).toBe(
    200,
  )
  await desk.admin.post('reservations/assignroom', { reservationId: id, roomId: 8 })
  await desk.inRoom(12, 'ReadyForMikvah')
  const { body } = await desk.admin.get('rooms/12')
  const mikvah = await desk.staff('Mikvah')
  const path = `reservations/${body.reservation.reservationId}/status`
  expect((await mikvah.post(path, { status: 'ReadyForMikvahNext' })).status).toBe(200)
})

it('the cards to practise with are listed, and no other answer tells one', async () => {
  const { body } = await desk.anyone.get('/api/practice/accounts')
  const cards = body.map((row: { cardCode: string | null }) => row.cardCode).filter(Boolean)
  expect(cards).toEqual(expect.arrayContaining(['70001', '70004']))
  const answer = JSON.stringify([
    (await desk.admin.get('attendants/list?activeonly=false')).body,
    (await desk.admin.post('attendants/freida/update', { cardCode: 'new-card' })).body,
  ])
  expect(answer).not.toMatch(/7000\d|new-card/)
})
