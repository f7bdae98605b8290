import { beforeAll, describe, expect, it } from 'vitest'
import { eq, isNull } from '../db/drizzle/queries.ts'

import { effects, messages } from '../outbox/table.ts'
import { users } from '../people/table.ts'
import { aDesk, type Desk } from '../test/a-desk.ts'

const tonight = '2026-11-24'
const made = ['who gives none', 'whose ten zeros stand there from before'] as const
let desk: Desk
const guests = new Map<string, string>()

beforeAll(async () => {
  desk = await aDesk({
    settings: { notificationReservationCreated: 'True', notificationBySms: 'True' },
  })
  for (const who of made) {
    const { body } = await desk.reception.post('users', { firstName: 'Guest' })
    guests.set(who, body.result.id)
  }
  await desk.db.orm
    .update(users)
    .set({ phone: '10000000000' })
    .where(eq(users.id, guests.get(made[1]) ?? ''))
})

describe.each(made)('a guest %s', (who) => {
  const id = () => guests.get(who) ?? ''

  it('has no number in her record, in a search, in her visit or in a list', async () => {
    expect((await desk.reception.get(`users/${id()}`)).body.phoneNumber).toBeNull()
    const { users: found } = (await desk.reception.get('users/search?q=Guest')).body
    expect(found.find((one: { id: string }) => one.id === id()).phoneNumber).toBeNull()
    for (const q of ['0000', '000-0000', '10000000000'])
      expect((await desk.reception.get(`users/search?q=${q}`)).body.users).toEqual([])

    const { reservationId, user } = await desk.aVisit({ her: { userId: id() }, hour: '21:00' })
    expect(user).toMatchObject({ id: id(), userName: null })
    const shown = await desk.reception.get(`reservations/${reservationId}`)
    expect(shown.body.user).toMatchObject({ id: id(), userName: null })
    const list = await desk.admin.get(`reservations/ListReport?dt=${tonight}&dtTo=${tonight}`)
    expect(list.status, JSON.stringify(list.body)).toBe(200)
    expect(list.body.find((row: { userId: string }) => row.userId === id()).phoneNumber).toBeNull()
  })

  it('is texted nothing, by the program or by the desk', async () => {
    const sent = await desk.reception.post('reservations/sendsms', { msg: 'Come', users: [id()] })
    expect(sent.body.result ?? sent.body).toMatchObject({
      failed: [{ number: '', userId: id(), errorMessage: 'Invalid phone number' }],
    })
    const payloads = (await desk.db.orm.select().from(effects).where(isNull(effects.failure))).map(
      ({ payload }) => payload,
    )
    expect(JSON.stringify([payloads, await desk.db.orm.select().from(messages)])).not.toContain(
      '0000000000',
    )
  })
})

it('is what a desk means that types ten zeros: a guest of her own each time', async () => {
  const [one, other] = [
    await desk.reception.post('users', { phone: '000-000-0000', firstName: 'Zissel' }),
    await desk.reception.post('users', { phone: '10000000000', firstName: 'Zelda' }),
  ]
  expect([one.body.result.phoneNumber, other.body.result.phoneNumber]).toEqual([null, null])
  expect(one.body.result.id).not.toBe(other.body.result.id)
  const nobody = await desk.reception.post('users', { phone: '0000000000' })
  expect(nobody.status).toBe(400)
})
