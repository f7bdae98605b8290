import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { eq } from '../db/drizzle/queries.ts'
import { effects, messages } from '../outbox/table.ts'
import { users } from '../people/table.ts'
import { limits } from '../request/table.ts'
import { aDesk, type Desk } from '../test/a-desk.ts'

const providerIsDown = { state: 'waiting', why: 'provider' } as const

let desk: Desk
beforeAll(async () => {
  desk = await aDesk()
})

const sent = async () =>
  (
    await desk.db.orm
      .select()
      .from(messages)
      .where(eq(messages.state, 'delivered'))
      .orderBy(messages.at, messages.to)
  ).map(({ to, text, channel }) => [channel, to, text])
const send = (body: object, headers: Record<string, string> = {}) =>
  desk.reception.post('reservations/sendsms', body, headers)

describe('a message from the desk', () => {
  it('goes to those of a list who allow messages and to each number once, and says of the others why', async () => {
    const her = await desk.patron('7325550601')
    const silent = await desk.patron('7325550602')
    const gone = await desk.patron('7325550603')
    const { orm } = desk.db
    const change = (id: string, what: object) => orm.update(users).set(what).where(eq(users.id, id))
    await change(silent.userId, { notificationReservations: false })
    await change(gone.userId, { erasedAt: 1 })
    const attendant = await desk.staff('Attendant')
    // The phone of who works here is no word for the desk.
    await change(attendant.userId, { phone: '17325550699' })
    const { status, body } = await send({
      msg: 'We’re closed tonight',
      users: [her.userId, silent.userId, gone.userId, attendant.userId, 'nobody', her.userId],
      numbers: ['(732) 555-0604', '732-555-0601', '+7 912 345 67 89', '12', '0000000000'],
    })
    expect(status).toBe(200)
    expect(body.result).toEqual({
      ...{ sent: 2, already: 0, segments: 1 },
      failed: [
        {
          number: '17325550602',
          userId: silent.userId,
          errorMessage: 'She doesn’t want messages.',
        },
        { number: '', userId: gone.userId, errorMessage: 'User not found.' },
        { number: '', userId: attendant.userId, errorMessage: 'User not found.' },
        { number: '', userId: 'nobody', errorMessage: 'User not found.' },
        {
          number: '+7 912 345 67 89',
          userId: null,
          errorMessage: expect.stringMatching(/country/),
        },
        { number: '12', userId: null, errorMessage: 'Invalid phone number' },
        { number: '0000000000', userId: null, errorMessage: 'Invalid phone number' },
      ],
    })
    expect(await sent()).toEqual([
      ['sms', '17325550601', "We're closed tonight"],
      ['sms', '17325550604', "We're closed tonight"],
    ])
  })

  it('goes to each in the language she reads, where it is written in both', async () => {
    const inEnglish = await desk.patron('7325550621')
    const inHebrew = await desk.patron('7325550622')
    await desk.db.orm.update(users).set({ language: 'he' }).where(eq(users.id, inHebrew.userId))
    const { body } = await send({
      msg: 'Are you coming?',
      msgHe: 'האם את בדרך?',
      users: [inEnglish.userId, inHebrew.userId],
      numbers: ['7325550623'],
    })
    expect(body.result).toMatchObject({ sent: 3, failed: [] })
    const got = new Map((await sent()).map(([, to, text]) => [to, text]))
    expect(got.get('17325550621')).toBe('Are you coming?')
    expect(got.get('17325550622')).toBe('האם את בדרך?')
    expect(got.get('17325550623')).toBe('Are you coming?')
  })

  it('is written down without its words and numbers', async () => {
    const [row] = await desk.db.orm.select().from(auditLog).where(eq(auditLog.act, 'sms-sent'))
    expect(row).toMatchObject({
      actor: desk.reception.userId,
      subject: null,
      details: { users: [expect.any(String)], numbers: 1, segments: 1 },
    })
    expect(JSON.stringify(row)).not.toMatch(/closed|7325550/)
  })

  it('that is sent a second time under its key is not sent again, whether its answer was kept or not', async () => {
    const body = { msg: 'Once', numbers: ['7325550605'] }
    const key = { 'idempotency-key': 'the-same-message' }
    const first = await send(body, key)
    await desk.db.orm.execute(`update idempotency_keys set answer = null, status = null`)
    const second = await send(body, key)
    expect(second.body).toEqual(first.body)
    expect((await sent()).filter(([, , text]) => text === 'Once')).toHaveLength(1)
  })

  it('tells which numbers it has not reached yet, and goes on trying', async () => {
    const { send: sending } = desk.parts.outside.messages
    desk.parts.outside.messages.send = async (message, values) => {
      if (message.to.endsWith('606')) return providerIsDown
      return sending(message, values)
    }
    const { body } = await send({ msg: 'Soon', numbers: ['7325550606', '7325550607'] })
    desk.parts.outside.messages.send = sending
    expect(body.result).toMatchObject({ sent: 1, failed: [{ number: '17325550606' }] })
    const left = await desk.db.orm.select().from(effects)
    expect(left.filter(({ doneAt }) => doneAt === null)).toHaveLength(1)
  })

  it('that failed for good is told as such to whoever asks again, and not counted as sent', async () => {
    const { send: sending } = desk.parts.outside.messages
    desk.parts.outside.messages.send = async () => providerIsDown
    const key = { 'idempotency-key': 'never-sent' }
    const body = { msg: 'Never', numbers: ['7325550610'] }
    await send(body, key)
    await desk.clock('2026-11-24T15:30:00-05:00')
    const { realNow } = desk.parts
    desk.parts.realNow = () => realNow() + 3_600_000
    await desk.runDue()
    desk.parts.realNow = realNow
    desk.parts.outside.messages.send = sending
    await desk.db.orm.execute(`update idempotency_keys set answer = null, status = null`)
    const { body: again } = await send(body, key)
    expect(again.result).toMatchObject({
      ...{ sent: 0, failed: [{ number: '17325550610', errorMessage: 'It could not be sent.' }] },
    })
  })

  it('counts its parts against a day of its own, tells the office near its end, and beyond it sends nothing', async () => {
    await desk.put({
      smsDeskDailyLimit: '10',
      smsDailyLimit: '1',
      adminEmail: 'office@example.com',
    })
    await desk.db.orm.delete(limits)
    const alarms = async () =>
      (await sent())
        .filter(([channel, , text]) => channel === 'email' && text?.startsWith('The desk'))
        .map(([, to, text]) => [to, text])
    const texts = async () => (await sent()).filter(([channel]) => channel === 'sms').length
    const before = await texts()
    const numbers = ['7325550608', '7325550609']
    const long = await send({ msg: 'א'.repeat(71), numbers: [numbers[0]] })
    expect(long.body.result).toMatchObject({ sent: 1, segments: 2 })
    expect(
      (await send({ msg: 'Four', numbers: [...numbers, '7325550611', '7325550612'] })).status,
    ).toBe(200)
    expect(await alarms()).toEqual([])
    expect((await send({ msg: 'Two', numbers })).status).toBe(200)
    await desk.runDue()
    const near = ['office@example.com', 'The desk has sent most of the messages of the day.']
    expect(await alarms()).toEqual([near])
    const refused = await send({ msg: 'Three', numbers: [...numbers, '7325550611'] })
    expect([refused.status, refused.body.code]).toEqual([429, 'messages-used-up'])
    await send({ msg: 'Three', numbers: [...numbers, '7325550611'] })
    await desk.runDue()
    const over = [
      'office@example.com',
      'The desk wanted to send more messages than the day allows.',
    ]
    expect(await alarms()).toEqual([near, over])
    expect(await texts()).toBe(before + 7)
    expect((await send({ msg: 'One', numbers: [numbers[1]] })).status).toBe(200)
    // The codes have their own.
    expect(
      (await desk.anyone.post('account/register', { phone: '7325550613', language: 'en' })).status,
    ).toBe(200)
  })

  it.each([
    ['no words', { msg: '  ', numbers: ['7325550608'] }, 'msg'],
    ['nobody', { msg: 'Hello' }, 'users'],
  ])('with %s is refused', async (_, body, path) => {
    const answer = await send(body)
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, path])
  })

  it('is for the desk alone', async () => {
    for (const name of ['Attendant', 'Kiosk', 'Room1']) {
      const person = await desk.staff(name)
      const body = { msg: 'Hello', numbers: ['7325550608'] }
      expect((await person.post('reservations/sendsms', body)).status).toBe(403)
    }
  })
})
