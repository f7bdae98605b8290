import { beforeAll, describe, expect, it } from 'vitest'
import { contactMessages } from '../contact/table.ts'
import { sql } from '../db/drizzle/queries.ts'
import { practiceMessages } from '../integrations/messages/messages.ts'
import { practiceOutside } from '../integrations/outside.ts'
import { forget } from '../jobs/forget-old-rows.ts'
import { deliverDue } from '../outbox/outbox.ts'
import { effects, messages } from '../outbox/table.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { everyRow } from '../test/databases/every-row.ts'
import { card } from '../test/paying.ts'

type Sent = { to: string; subject: string | null; text: string }

let desk: Desk
let sent: Sent[]
let providerIsDown = false

beforeAll(async () => {
  sent = []
  desk = await aDesk({
    outside: (db) => ({
      ...practiceOutside(db),
      messages: {
        ...practiceMessages,
        keepsText: false,
        async send({ to, subject, text }) {
          sent.push({ to, subject, text })
          return providerIsDown
            ? { state: 'waiting', why: 'provider' }
            : { state: 'sent', provider: 'http', providerId: null }
        },
      },
    }),
  })
})

/** Whether the rows contain this number by itself, not as a part of a longer one. */
const holds = (rows: string, digits: string) =>
  new RegExp(`(?<![0-9])${digits}(?![0-9])`).test(rows)

async function anEvening(phone: string) {
  const register = { phone, language: 'en' }
  await desk.anyone.post('account/register', register, { 'idempotency-key': `code-${phone}` })
  await deliverDue(desk.parts)
  const code = /\d{6}/.exec(sent.findLast(({ to }) => to.endsWith(phone))?.text ?? '')?.[0] ?? ''
  const { body } = await desk.anyone.post(
    'account/registrationVerify',
    { phoneNumber: phone, authCode: code },
    { 'idempotency-key': `verify-${phone}` },
  )
  const { userName, password } = body.result
  const her = await desk.signIn(userName, password)
  const booked = await her.post('reservations/newreservation', { reservationTime: at('18:00') })
  const { reservationId } = booked.body.result
  const paid = { amt: 25, reservationId, ...card('practice_ok') }
  await her.post('payments/makepayment', paid, { 'idempotency-key': `pay-${phone}` })
  await her.post(`reservations/${reservationId}/status`, { status: 'Canceled' })
  await desk.anyone.post('settings/ContactForm', {
    lastName: 'Katz',
    email: 'dina@example.org',
    message: 'When do you open?',
    reCaptchaTokenResponse: 'practice',
  })
  await deliverDue(desk.parts)
  return { code, password }
}

describe('what an evening leaves behind in the database', () => {
  it('is no code, no message and no credential', async () => {
    const { code, password } = await anEvening('2015550991')
    const rows = await everyRow(desk.db)
    expect(code).toMatch(/^\d{6}$/)
    expect(sent.length).toBeGreaterThan(3)
    expect(holds(rows, code)).toBe(false)
    expect(rows).not.toContain(password)
    for (const { text } of sent.filter(({ to }) => !to.includes('@'))) {
      expect(rows).not.toContain(text)
    }
    const done = await desk.db.orm.select().from(effects)
    expect(done.filter(({ payload }) => payload !== null)).toEqual([])
  })

  it('is none either while a provider is down and everything waits', async () => {
    providerIsDown = true
    const phone = '2015550992'
    await desk.anyone.post('account/register', { phone, language: 'en' })
    await deliverDue(desk.parts)
    const [message] = sent.filter(({ to }) => to.endsWith(phone))
    const code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? 'none'
    const waiting = (await desk.db.orm.select().from(effects)).filter(({ doneAt }) => !doneAt)
    expect(waiting).toHaveLength(1)
    expect(waiting[0]?.payload).toMatch(/^sealed:/)
    expect(holds(await everyRow(desk.db), code)).toBe(false)
  })

  it('is let go of when its days are over', async () => {
    const count = async (table: string) =>
      (await desk.db.orm.execute(sql`select from ${sql.identifier(table)}`)).rows.length
    expect(await count('messages')).toBeGreaterThan(0)
    expect(await count('contact_messages')).toBeGreaterThan(0)
    await forget(desk.parts)
    expect(await count('messages')).toBeGreaterThan(0)

    const later = 181 * 24 * 3_600_000
    const { realNow } = desk.parts
    desk.parts.realNow = () => realNow() + later
    const read = desk.parts.facility.read
    desk.parts.facility.read = async () => {
      const facts = await read()
      return { ...facts, now: facts.now + later }
    }
    await forget(desk.parts)
    expect(await desk.db.orm.select().from(messages)).toEqual([])
    expect(await desk.db.orm.select().from(contactMessages)).toEqual([])
    const left = await desk.db.orm.select().from(effects)
    expect(left.filter(({ doneAt, dedupe }) => doneAt && !dedupe)).toEqual([])
    expect(left.filter(({ doneAt }) => !doneAt)).toHaveLength(1)
    for (const table of ['idempotency_keys', 'login_codes', 'limits', 'webhook_events']) {
      expect([table, await count(table)]).toEqual([table, 0])
    }
  })
})
