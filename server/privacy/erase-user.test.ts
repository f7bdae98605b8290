import { beforeAll, describe, expect, it } from 'vitest'
import { excludedAttendants } from '../attendants/table.ts'
import { contactMessages } from '../contact/table.ts'
import { eq } from '../db/drizzle/queries.ts'
import { addEffect } from '../outbox/add-effect.ts'
import { effects, messages, optOuts } from '../outbox/table.ts'
import { attempts, payments } from '../payments/table.ts'
import { users } from '../people/table.ts'
import { reservations } from '../reservations/table.ts'
import { seal } from '../secrets/seal.ts'
import { aDesk, type Desk, wednesday } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'
import { everyRow } from '../test/databases/every-row.ts'
import { card } from '../test/paying.ts'

const hers = {
  firstName: 'Tzipporah',
  lastName: 'Wolfensohn',
  email: 'Tzipporah.W@example.org',
  address: '77 Sycamore Terrace',
  city: 'Larkspur Falls',
  zipcode: '99887',
}
const notes = {
  notes: 'Sensitive to lavender',
  internalNote: 'Calls before she comes',
  plateNumber: 'TZW1234',
}
const written = ['Please leave the light on', 'Seen at the desk', 'For the roof', 'Thank you all']
const phone = '2015550161'

let desk: Desk
let her: Person

/** A patron with a past: a visit paid with a saved card, gifts, letters, messages, and something still to be sent. */
async function aPatronWithAPast(): Promise<Person> {
  const patron = await desk.signUp(phone)
  await desk.db.orm
    .update(users)
    .set({ ...hers, ...notes })
    .where(eq(users.id, patron.userId))
  const reservationId = await desk.booked({
    ...{ her: patron, hour: '18:00', night: wednesday, userNotes: written[0] },
  })
  await desk.reception.post(`reservations/${reservationId}/notes`, { notes: written[1] })
  const paid = { amt: 35, donationAmount: 10, note: written[2], saveCard: true }
  await patron.post('payments/makepayment', { reservationId, ...paid, ...card('practice_ok') })
  await desk.anyone.post('payments/makepayment', {
    method: 'Donation',
    amt: 18,
    firstName: hers.firstName,
    lastName: hers.lastName,
    email: hers.email,
    phone: `(201) 555-0161`,
    ...card('practice_ok'),
  })
  await patron.post('settings/ContactForm', {
    firstName: hers.firstName,
    lastName: hers.lastName,
    email: hers.email,
    message: written[3],
  })
  await desk.reception.post('reservations/sendsms', { msg: 'Come in', numbers: [phone] })
  await desk.db.orm.insert(optOuts).values({ phone: `1${phone}`, at: desk.parts.realNow() })
  return patron
}

const erase = (by: Person, of: Person, more: object = { confirm: true }) =>
  by.post(`users/${of.userId}/erase`, more)
const exported = (by: Person, of: Person) => by.get(`users/${of.userId}/export`)
const rowOf = async ({ userId }: Person) => {
  const [row] = await desk.db.orm.select().from(users).where(eq(users.id, userId))
  return row
}
const ledger = async () => {
  const rows = await desk.db.orm.select().from(payments).orderBy(payments.id)
  return rows.map(({ note, tipNote, reference, ...kept }) => kept)
}

beforeAll(async () => {
  desk = await aDesk({ settings: { websiteEmail: 'office@example.org' } })
  her = await aPatronWithAPast()
})

describe('her data', () => {
  it('is given to her whole, and without secrets', async () => {
    const { status, body } = await exported(her, her)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      user: { ...hers, notes: notes.notes, phoneNumber: `1${phone}` },
      membership: { activeMember: false },
      textsStoppedAt: expect.any(String),
      savedCards: [{ brand: 'Visa', last4: '4242' }],
      contactMessages: [{ message: written[3], email: hers.email }],
      devices: [{ lastUsed: expect.any(String) }],
      signIns: [{ until: expect.any(String) }],
    })
    expect(body.reservations).toHaveLength(1)
    expect(body.reservations[0]).toMatchObject({ userNotes: written[0], notes: null })
    expect(body.payments).toHaveLength(2)
    expect(body.messages.length).toBeGreaterThan(0)
    expect(JSON.stringify(body)).not.toMatch(/[Hh]ash|secret|customerRef|internalNote/)
  })

  it('is not what lies under an e-mail address she only claims', async () => {
    const stranger = await desk.patron()
    const email = 'gold@example.org'
    const letter = { lastName: 'Gold', email, message: 'For your eyes only' }
    expect((await desk.anyone.post('settings/ContactForm', letter)).status).toBe(200)
    const claimed = await stranger.send('PATCH', `users/${stranger.userId}`, { email })
    expect(claimed.status).toBe(200)
    const { status, body } = await exported(stranger, stranger)
    expect([status, body.contactMessages]).toEqual([200, []])
    expect(body.messages.filter(({ to }: { to: string }) => to.includes('@'))).toEqual([])
  })

  it('is given to the desk, and to no other patron', async () => {
    const other = await desk.patron()
    expect((await exported(other, her)).status).toBe(404)
    expect((await erase(other, her)).status).toBe(404)
    const { status, body } = await exported(desk.reception, her)
    expect([status, body.user.internalNote]).toEqual([200, notes.internalNote])
  })
})

describe('taking her off the record', () => {
  it('is her own to ask for, knowingly, or an administrator’s', async () => {
    for (const body of [{}, { confirm: false }]) {
      expect((await erase(her, her, body)).body.code).toBe('invalid-request')
    }
    const byDesk = await erase(desk.reception, her)
    expect([byDesk.status, byDesk.body.code]).toEqual([403, 'role-missing'])
  })

  it('waits for the visit ahead, for open charges and for what is owed', async () => {
    const refused = async () => {
      const { status, body } = await erase(her, her)
      return [status, body.code]
    }
    expect(await refused()).toEqual([409, 'visit-ahead'])
    await desk.clock('2026-12-03T14:00:00-05:00')
    await desk.db.orm.update(attempts).set({ state: 'open' }).where(eq(attempts.userId, her.userId))
    expect(await refused()).toEqual([409, 'payment-open'])
    await desk.db.orm
      .update(attempts)
      .set({ state: 'approved' })
      .where(eq(attempts.userId, her.userId))
    const [visit] = (await exported(her, her)).body.reservations
    const fee = { method: 'Fee', amt: 5, reservationId: visit.reservationId, note: 'A towel' }
    await desk.reception.post('payments/makepayment', fee)
    expect(await refused()).toEqual([409, 'money-owed'])
    const runs = { membershipExpiration: '2027-06-01', membershipPaidUntil: '2027-06-01' }
    await desk.db.orm.update(users).set(runs).where(eq(users.id, her.userId))
    expect(await refused()).toEqual([409, 'money-owed'])
    // What was only held and never paid isn't owed.
    const become = (status: 'Pending' | 'Reserved') =>
      desk.db.orm
        .update(reservations)
        .set({ status })
        .where(eq(reservations.id, visit.reservationId))
    await become('Pending')
    expect(await refused()).toEqual([409, 'membership-runs'])
    await become('Reserved')
    await desk.reception.post('payments/makepayment', { ...fee, method: 'Cash' })
    expect(await refused()).toEqual([409, 'membership-runs'])
    expect((await rowOf(her))?.firstName).toBe(hers.firstName)
  })

  it('leaves no row that names her, and every amount of the ledger', async () => {
    await desk.db.inTransaction(async (tx) => {
      await tx.insert(effects).values({
        id: 'waits',
        do: 'message',
        dueAt: Date.parse('2030-01-01T00:00:00Z'),
        payload: JSON.stringify({ channel: 'sms', to: `1${phone}`, text: 'A reminder' }),
      })
      const { userId } = her
      await tx.insert(excludedAttendants).values({ userId, attendantId: 'chana' })
    })
    const whomSheAvoids = () =>
      desk.db.orm.select().from(excludedAttendants).where(eq(excludedAttendants.userId, her.userId))
    expect(await whomSheAvoids()).toHaveLength(1)
    const personal = [...Object.values(hers), ...Object.values(notes), ...written, phone]
    const before = await ledger()
    const text = await everyRow(desk.db)
    for (const one of personal) expect(text).toContain(one)

    const { status, body } = await erase(her, her, { confirm: true, confirmMembership: true })
    expect([status, body.result]).toEqual([200, null])
    const left = (await everyRow(desk.db)).toLowerCase()
    for (const one of [...personal, 'A towel']) expect(left).not.toContain(one.toLowerCase())
    expect(await ledger()).toEqual(before)
    expect(await whomSheAvoids()).toEqual([])
    expect(await desk.db.orm.select().from(effects).where(eq(effects.id, 'waits'))).toEqual([])
    expect(await rowOf(her)).toMatchObject({
      userName: `erased-${her.userId}`,
      phone: null,
      firstName: null,
      disabled: true,
    })
  })

  it('takes nothing of anybody else, whatever she calls herself', async () => {
    const other = await desk.patron()
    const letter = { lastName: 'Gold', email: 'gold@example.org', message: 'About Tuesday' }
    expect((await other.post('settings/ContactForm', letter)).status).toBe(200)
    const reminder = { channel: 'sms', to: '12015550199', text: 'A reminder of your visit' }
    await desk.db.orm.insert(effects).values({
      id: 'another’s',
      do: 'message',
      dueAt: Date.parse('2030-01-01T00:00:00Z'),
      payload: JSON.stringify(reminder),
    })
    await desk.db.orm
      .insert(messages)
      .values({ id: 'another’s', at: 0, channel: 'sms', to: reminder.to, text: reminder.text })
    const stranger = await desk.patron()
    const claimed = { firstName: 'your', lastName: 'visit', email: letter.email }
    const { status } = await stranger.send('PATCH', `users/${stranger.userId}`, claimed)
    expect(status).toBe(200)

    expect((await erase(stranger, stranger)).status).toBe(200)
    expect((await exported(other, other)).body.contactMessages).toHaveLength(1)
    expect(await desk.db.orm.$count(effects, eq(effects.id, 'another’s'))).toBe(1)
    expect(await desk.db.orm.$count(messages, eq(messages.id, 'another’s'))).toBe(1)
  })

  it('leaves no record of what is being sent at that very moment, to her or to the office', async () => {
    const other = await desk.patron('2015550188')
    const letter = { email: 'hers@example.org', message: 'Between the two of us' }
    const sender = desk.parts.outside.messages
    const { send } = sender
    const reached: string[] = []
    let erased: ReturnType<typeof erase> | null = null
    sender.send = async (message, values) => {
      reached.push(message.to)
      erased ??= erase(desk.admin, other)
      expect((await erased).status).toBe(200)
      return send(message, values)
    }
    await other.post('settings/ContactForm', letter)
    await desk.db.inTransaction((tx) =>
      addEffect(tx, {
        do: 'message',
        dueAt: 0,
        payload: { channel: 'sms', to: '12015550188', text: 'A word to her' },
      }),
    )
    await desk.runDue()
    sender.send = send
    expect(reached.sort()).toEqual(['12015550188', 'office@example.org'])
    const left = await everyRow(desk.db)
    for (const one of ['2015550188', letter.email, letter.message, 'A word to her']) {
      expect(left).not.toContain(one)
    }
  })

  it('ends every sign-in, and takes her cards off the processor', async () => {
    expect((await her.get(`users/${her.userId}`)).status).toBe(401)
    await desk.runDue()
    const { cards } = desk.parts.outside
    const { content } = await desk.parts.facility.read()
    expect(await cards(content.values).listCards(her.userId)).toEqual([])
  })

  it('done again changes nothing, and nobody finds her', async () => {
    const before = await rowOf(her)
    expect((await erase(desk.admin, her)).status).toBe(200)
    expect(await rowOf(her)).toEqual(before)
    expect((await exported(desk.reception, her)).status).toBe(404)
    expect((await desk.reception.get(`users/${her.userId}`)).status).toBe(404)
  })

  it('leaves her number free for somebody new', async () => {
    const anew = await desk.signUp(phone)
    expect(anew.userId).not.toBe(her.userId)
    const { body } = await exported(anew, anew)
    expect([body.user.firstName, body.reservations, body.payments]).toEqual([null, [], []])
  })
})

describe('another’s name and e-mail address in her profile', () => {
  const victim = { firstName: 'Perel', lastName: 'Steinmetz', email: 'perel@example.org' }
  /** What the victim wrote and gave, and what is on its way because of it. */
  const ofTheVictim = async () => {
    const { orm } = desk.db
    const named = (row: object) => /perel/i.test(JSON.stringify(row))
    return {
      letters: (await orm.select().from(contactMessages)).filter(named),
      mails: (await orm.select().from(messages)).filter(named),
      waiting: (await orm.select().from(effects)).filter(({ id }) => id === 'victim-waits'),
      gifts: (await orm.select().from(attempts)).filter(named),
      words: (await orm.select().from(payments)).filter(({ note }) => note === 'For my mother'),
    }
  }

  it('give her nothing of the other’s to erase', async () => {
    const letter = { ...victim, message: 'Please call me back' }
    expect((await desk.anyone.post('settings/ContactForm', letter)).status).toBe(200)
    const gift = { method: 'Donation', amt: 18, ...victim, note: 'For my mother' }
    const given = { ...gift, phone: '(201) 555-0170', ...card('practice_ok') }
    expect((await desk.anyone.post('payments/makepayment', given)).status).toBe(200)
    await desk.db.inTransaction(async (tx) => {
      const text = `From ${victim.firstName} ${victim.lastName}`
      const payload = { channel: 'email', to: victim.email, text }
      const dueAt = Date.parse('2030-01-01T00:00:00Z')
      await tx
        .insert(effects)
        .values({ id: 'victim-waits', do: 'message', dueAt, payload: JSON.stringify(payload) })
    })
    await desk.runDue()
    const before = await ofTheVictim()
    for (const [kind, rows] of Object.entries(before))
      expect([kind, rows.length]).toEqual([kind, 1])

    const claimant = await desk.patron()
    const claimed = await claimant.send('PATCH', `users/${claimant.userId}`, victim)
    expect(claimed.status).toBe(200)
    expect((await erase(claimant, claimant)).status).toBe(200)
    expect(await ofTheVictim()).toEqual(before)
  })
})

it('is erased though a message waits that was sealed with a key that is lost, which goes with her', async () => {
  const patron = await desk.signUp('2015550169')
  const id = 'sealed-with-another'
  const payload = seal({ secretKey: 'the one that is lost' }, JSON.stringify({ to: '12015550169' }))
  const dueAt = desk.parts.realNow() + 86_400_000
  await desk.db.orm.insert(effects).values({ id, do: 'message', payload, dueAt })
  expect((await erase(desk.admin, patron)).status).toBe(200)
  expect(await desk.db.orm.select().from(effects).where(eq(effects.id, id))).toEqual([])
})
