import { beforeAll, expect, it } from 'vitest'
import { eq, isNotNull, like } from '../db/drizzle/queries.ts'
import { liveEvents } from '../live/table.ts'
import { effects, optOuts } from '../outbox/table.ts'
import { users } from '../people/table.ts'
import { idempotencyKeys } from '../request/table.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'

const tonight = '2026-11-24'
let desk: Desk
let other: Desk['reception']
beforeAll(async () => {
  desk = await aDesk({ settings: { smsDeskDailyLimit: '100' } })
  other = await desk.staff('Reception')
})

async function bookedAs(phone: string, hour = '18:30') {
  const her = await desk.patron(phone)
  return { her, userId: her.userId, id: await desk.booked({ her, hour }) }
}
const text = (by: Desk['reception'], late: string[], headers = {}) =>
  by.post('reservations/sendsms', { msg: 'Are you coming?', late }, headers)
const sentTo = async (number: string) => {
  const { body } = await desk.reception.get('reservations/sentsms')
  return body.filter((one: { number: string }) => one.number === number).length
}

it('who is late is sent one text for her visit, though two desks tap at once', async () => {
  const [one, two] = [await bookedAs('7325550701'), await bookedAs('7325550702')]
  const answers = await Promise.all([
    text(desk.reception, [one.id, two.id]),
    text(other, [two.id, one.id]),
  ])
  const results = answers.map(({ body }) => [body.result.sent, body.result.already])
  expect(results.toSorted()).toEqual([
    [0, 2],
    [2, 0],
  ])
  expect([await sentTo('17325550701'), await sentTo('17325550702')]).toEqual([1, 1])
})

it('what was sent names the patron whose number it went to, and nobody of an unknown number', async () => {
  const { userId, id } = await bookedAs('7325550711')
  await text(desk.reception, [id])
  const unknown = { msg: 'Hello.', users: [], numbers: ['7325550799'] }
  await desk.reception.post('reservations/sendsms', unknown)
  const { body } = await desk.reception.get('reservations/sentsms')
  const of = (wanted: string) =>
    body.find(({ number }: { number: string }) => number === wanted)?.userId
  expect([of('17325550711'), of('17325550799')]).toEqual([userId, null])
})

it('a visit at another hour is another reason to write; a repeat under its key is none', async () => {
  const { her, id } = await bookedAs('7325550703')
  const key = { 'idempotency-key': 'late-once' }
  const first = await text(desk.reception, [id], key)
  expect((await text(desk.reception, [id], key)).body).toEqual(first.body)
  expect(await sentTo('17325550703')).toBe(1)
  const later = await desk.booked({ her })
  expect((await text(other, [later])).body.result).toMatchObject({ sent: 1 })
})

it('a repeat whose answer was lost tells again who had been written to before', async () => {
  const [one, two] = [await bookedAs('7325550709'), await bookedAs('7325550710')]
  await text(other, [one.id])
  const key = { 'idempotency-key': 'late-lost' }
  const first = await text(desk.reception, [one.id, two.id], key)
  expect(first.body.result).toMatchObject({ sent: 1, already: 1 })
  const lost = { answer: null, status: null }
  await desk.db.orm.update(idempotencyKeys).set(lost).where(isNotNull(idempotencyKeys.made))
  const repeat = await text(desk.reception, [one.id, two.id], key)
  expect(repeat.body.result).toEqual(first.body.result)
})

it('every desk is told who has been written to, once', async () => {
  const { id } = await bookedAs('7325550711')
  const told = async () => {
    const { body } = await other.get('reservations/listreception')
    return body.upcoming.find((one: { reservationId: string }) => one.reservationId === id)
  }
  expect((await told()).lateTexted).toBe(false)
  const events = () => desk.db.orm.select().from(liveEvents).where(eq(liveEvents.subject, id))
  const before = (await events()).length
  await text(desk.reception, [id])
  expect((await told()).lateTexted).toBe(true)
  expect((await events()).length).toBe(before + 1)
  await text(other, [id])
  expect((await events()).length).toBe(before + 1)
})

it('is written to once more where her text has failed for good, and not while it is being tried', async () => {
  const { id } = await bookedAs('7325550712')
  await text(desk.reception, [id])
  const her = like(effects.dedupe, `sms:late:${id}:%`)
  const failing = (doneAt: number | null) =>
    desk.db.orm.update(effects).set({ failure: 'NotAgain', doneAt }).where(her)
  await failing(null)
  expect((await text(other, [id])).body.result).toMatchObject({ sent: 0 })
  await failing(Date.now())
  expect((await text(other, [id])).body.result).toMatchObject({ sent: 1, already: 0 })
  expect((await text(desk.reception, [id])).body.result).toMatchObject({ sent: 0, already: 1 })
})

it('who has come meanwhile is written to no more', async () => {
  const { id, userId } = await bookedAs('7325550704')
  await desk.clock(at('18:31', tonight))
  await desk.reception.post(`reservations/checkin?resId=${id}`)
  expect((await text(other, [id])).body.result).toEqual({
    ...{ sent: 0, already: 0, segments: 1 },
    failed: [{ number: '17325550704', userId, errorMessage: 'She isn’t waited for any more.' }],
  })
})

it('the board marks whom no text reaches, before one is tried', async () => {
  const [open, off, stopped, none] = [
    await bookedAs('7325550705', '21:00'),
    await bookedAs('7325550706', '21:00'),
    await bookedAs('7325550707', '21:00'),
    await bookedAs('7325550708', '21:00'),
  ]
  const { orm } = desk.db
  const set = (id: string, what: object) => orm.update(users).set(what).where(eq(users.id, id))
  await set(off.userId, { notificationReservations: false })
  await set(none.userId, { phone: null })
  await orm.insert(optOuts).values({ phone: '17325550707', at: 1 })
  const { body } = await desk.reception.get('reservations/listreception')
  const marks = new Map<string, unknown>(
    body.upcoming.map((visit: { reservationId: string; textsOff: unknown }) => [
      visit.reservationId,
      visit.textsOff,
    ]),
  )
  expect([open, off, stopped, none].map(({ id }) => marks.get(id))).toEqual([
    null,
    'not-wanted',
    'stopped',
    'no-phone',
  ])
})
