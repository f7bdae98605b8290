import { words } from '@mikvah/contract/words/all.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq, like } from '../db/drizzle/queries.ts'
import { effects, messages } from '../outbox/table.ts'
import { users } from '../people/table.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { aFacility, type Person, tuesday } from '../test/a-facility.ts'
import { remind } from './remind.ts'

const dayBefore = at('19:00', '2026-11-24')
const dayOf = at('10:00')

let desk: Desk
beforeAll(async () => {
  desk = await aDesk({
    settings: { roomsAvailable: '40', reservationsRequirePrepayFriday: 'False' },
  })
})
beforeEach(async () => {
  await desk.clock(tuesday)
  await desk.db.orm.delete(messages)
})

async function her(more: Partial<typeof users.$inferInsert> = {}): Promise<Person> {
  const patron = await desk.patron()
  if (Object.keys(more).length > 0)
    await desk.db.orm.update(users).set(more).where(eq(users.id, patron.userId))
  return patron
}

async function book(person: Person, time = at('18:00'), more: object = {}) {
  const { body } = await person.post('reservations/newreservation', {
    reservationTime: time,
    ...more,
  })
  if (!body.result) throw new Error(JSON.stringify(body))
  // What she is told at once is told before the clock moves on.
  await desk.runDue()
  return { id: body.result.reservationId, code: body.result.reservationCode }
}

/** All that went out to her, oldest first; she has a phone, and an e-mail where one was given. */
async function told(person: Person) {
  const [account] = await desk.db.orm.select().from(users).where(eq(users.id, person.userId))
  const rows = await desk.db.orm.select().from(messages).orderBy(messages.at)
  const mine = rows.filter(({ to }) => to === account?.phone || to === account?.email)
  // The clock ticks on while it stands there.
  const minute = (at: number) => at - (at % 60_000)
  return mine.map(({ at, ...row }) => {
    const { channel, subject, text } = row
    return { at: minute(at), channel, subject, text }
  })
}
const texts = async (person: Person) => (await told(person)).map(({ text }) => text)

const confirmed = (code: string) => `Confirmed: Wednesday, 25 November, 6:00 PM. Code ${code}.`
const reminder = (code: string) => `Reminder: Wednesday, 25 November, 6:00 PM. Code ${code}.`

describe('reminders', () => {
  it('go out at their hour the day before and on the day, once each', async () => {
    const patron = await her()
    const { code } = await book(patron)
    await desk.clock(at('18:59', '2026-11-24'))
    expect(await texts(patron)).toEqual([confirmed(code)])
    await desk.clock(dayBefore)
    await desk.clock(at('23:00', '2026-11-24'))
    expect(await texts(patron)).toEqual([confirmed(code), reminder(code)])
    await desk.clock(dayOf)
    await desk.clock(at('17:30'))
    expect(await texts(patron)).toEqual([confirmed(code), reminder(code), reminder(code)])
  })

  it('go to whom they are wished by, in her language, by e-mail too where she has chosen that', async () => {
    const email = 'rivka@example.org'
    const notificationByEmail = true
    const [neither, onlyDayOf] = [
      await her({ notificationDayBefore: false, notificationDayOf: false }),
      await her({ notificationDayBefore: false, language: 'he', email, notificationByEmail }),
    ]
    await book(neither)
    const { code } = await book(onlyDayOf)
    await desk.clock(dayBefore)
    await desk.clock(dayOf)
    expect(await texts(neither)).toHaveLength(1)
    const [, , ...reminders] = await told(onlyDayOf)
    const text = `תזכורת: יום רביעי, 25 בנובמבר, 18:00. קוד ${code}.`
    expect(reminders).toHaveLength(2)
    expect(reminders).toEqual(
      expect.arrayContaining([
        { at: Date.parse(dayOf), channel: 'sms', subject: null, text },
        {
          at: Date.parse(dayOf),
          channel: 'email',
          subject: 'תזכורת',
          text: `${text}\n\n${words.he.noticeEmailStop}`,
        },
      ]),
    )
  })

  it('go by e-mail to nobody who hasn’t chosen it, though her address is known, until she does', async () => {
    const patron = await her({ email: 'unasked@example.org' })
    const { id } = await book(patron)
    await desk.clock(dayBefore)
    const channels = async () => (await told(patron)).map(({ channel }) => channel)
    expect(await channels()).toEqual(['sms', 'sms'])
    await patron.send('PATCH', `users/${patron.userId}`, [
      { op: 'add', path: '/notificationByEmail', value: true },
    ])
    await desk.clock(dayOf)
    expect((await channels()).toSorted()).toEqual(['email', 'sms', 'sms', 'sms'])
    await patron.send('PATCH', `users/${patron.userId}`, { notificationByEmail: false })
    await patron.post(`reservations/${id}/status`, { status: 'Canceled' })
    await desk.runDue()
    expect((await channels()).toSorted()).toEqual(['email', 'sms', 'sms', 'sms', 'sms'])
  })

  it('aren’t sent of a visit that was canceled, nor twice of one that was moved', async () => {
    const [gone, moved] = [await her(), await her()]
    const { id } = await book(gone)
    const old = await book(moved)
    await gone.post(`reservations/${id}/status`, { status: 'Canceled' })
    const { code } = await book(moved, at('18:15'), { replacingReservationId: old.id })
    await desk.clock(dayBefore)
    expect(await texts(gone)).toHaveLength(2)
    expect(await texts(moved)).toEqual([
      confirmed(old.code),
      `Changed: Wednesday, 25 November, 6:15 PM. Code ${code}.`,
      `Reminder: Wednesday, 25 November, 6:15 PM. Code ${code}.`,
    ])
  })

  it('that wait for the provider are dropped when her visit is canceled meanwhile', async () => {
    const patron = await her()
    const { id, code } = await book(patron)
    const { outside } = desk.parts
    const send = outside.messages.send
    outside.messages.send = async () => ({ state: 'waiting', why: 'provider' })
    await desk.clock(dayBefore)
    outside.messages.send = send
    await patron.post(`reservations/${id}/status`, { status: 'Canceled' })
    await desk.db.orm.update(effects).set({ retryAt: null })
    await desk.runDue()
    expect(await texts(patron)).toEqual([
      confirmed(code),
      // Its record is kept, with nothing sent.
      reminder(code),
      'Canceled: Wednesday, 25 November, 6:00 PM.',
    ])
    const [waited] = await desk.db.orm
      .select()
      .from(messages)
      .where(eq(messages.text, reminder(code)))
    expect(waited?.state).toBe('waiting')
  })

  it('aren’t sent to whoever has booked since, nor once their window has passed', async () => {
    const [early, late] = [await her(), await her()]
    const { id } = await book(early)
    await desk.clock(at('19:05', '2026-11-24'))
    await book(late)
    expect([(await texts(early)).length, (await texts(late)).length]).toEqual([2, 1])
    // The house was dark from the evening on, and is lit again when she is on her way.
    const { facility } = desk.parts
    const read = async () => ({ ...(await facility.read()), now: Date.parse(at('17:01')) })
    const parts = { ...desk.parts, facility: { ...facility, read } }
    await remind(parts)
    const named = eq(effects.dedupe, `noticeDayOf:${id}`)
    expect(await desk.db.orm.select().from(effects).where(named)).toEqual([])
  })

  it('are sent once by two processes that look at the same moment', async () => {
    const patron = await her()
    const { id, code } = await book(patron)
    const other = await aFacility({ db: desk.db })
    const { facility } = desk.parts
    const read = async () => ({ ...(await facility.read()), now: Date.parse(dayBefore) })
    const looks = [desk.parts, other.parts].map((parts) =>
      remind({ ...parts, facility: { ...facility, read } }),
    )
    for (const count of await Promise.all(looks)) expect(count).toBeGreaterThan(0)
    const rows = await desk.db.orm
      .select()
      .from(effects)
      .where(like(effects.dedupe, `noticeDayBefore:${id}%`))
    expect(rows).toHaveLength(1)
    await desk.clock(dayBefore)
    expect(await texts(patron)).toEqual([confirmed(code), reminder(code)])
  })

  it('on a clock that is moved on are sent at their own moments', async () => {
    const patron = await her()
    const { code } = await book(patron)
    await desk.anyone.post('/api/practice/clock', { now: at('17:00') })
    expect((await told(patron)).map(({ at, text }) => [at, text]).slice(1)).toEqual([
      [Date.parse(dayBefore), reminder(code)],
      [Date.parse(dayOf), reminder(code)],
    ])
  })
})

describe('notices that the facility doesn’t send', () => {
  let nth = 0
  const sent = async (settings: Record<string, string>) => {
    await desk.put(settings)
    const patron = await her({
      email: `leah-${++nth}@example.org`,
      notificationByEmail: true,
    })
    const { id } = await book(patron)
    await patron.post(`reservations/${id}/status`, { status: 'Canceled' })
    await book(patron, at('18:15'))
    await desk.clock(dayBefore)
    await desk.clock(dayOf)
    const went = (await told(patron)).map(({ channel, text }) => [channel, text.split(':')[0]])
    await desk.put(Object.fromEntries(Object.keys(settings).map((key) => [key, 'True'])))
    return went
  }

  it('by text, or by e-mail, go the other way alone', async () => {
    const bySms = await sent({ notificationByEmail: 'False' })
    expect(bySms.map(([channel]) => channel)).toEqual(Array(5).fill('sms'))
    await desk.clock(tuesday)
    const byEmail = await sent({ notificationBySms: 'False' })
    expect(byEmail.map(([channel]) => channel)).toEqual(Array(5).fill('email'))
    expect(new Set(byEmail.map(([, said]) => said))).toEqual(
      new Set(['Confirmed', 'Canceled', 'Reminder']),
    )
  })

  it.each([
    ['notificationReservationCreated', ['Canceled', 'Reminder', 'Reminder']],
    ['notificationReservationCanceled', ['Confirmed', 'Confirmed', 'Reminder', 'Reminder']],
    ['notificationDayBefore', ['Confirmed', 'Canceled', 'Confirmed', 'Reminder']],
    ['notificationDayOf', ['Confirmed', 'Canceled', 'Confirmed', 'Reminder']],
  ])('%s are left out, and the others go', async (setting, left) => {
    const went = await sent({ notificationByEmail: 'False', [setting]: 'False' })
    expect(went.map(([, said]) => said).toSorted()).toEqual(left.toSorted())
  })
})

describe('Shabbos', () => {
  it('makes late what the provider didn’t take before it, whatever it was put off to', async () => {
    const patron = await her({ notificationDayBefore: false })
    const { body: slots } = await patron.get('reservations/availablereservations?dt=2026-11-27')
    await book(patron, slots.at(-1).timeSlot)
    const { outside } = desk.parts
    const send = outside.messages.send
    outside.messages.send = async () => ({ state: 'waiting', why: 'provider' })
    await desk.clock(at('10:00', '2026-11-27'))
    outside.messages.send = send
    await desk.db.orm.update(effects).set({ retryAt: null })
    await desk.clock(at('20:00', '2026-11-27'))
    await desk.db.orm.update(effects).set({ retryAt: null })
    await desk.clock(at('23:00', '2026-11-28'))
    const reminders = (await desk.db.orm.select().from(messages)).filter(({ text }) =>
      text.startsWith('Reminder: Friday'),
    )
    expect(reminders.map(({ state }) => state)).toEqual(['waiting'])
  })

  it('ends before she hears of a visit that she moved meanwhile to another length of the same hour', async () => {
    await desk.clock(at('20:00', '2026-11-27'))
    const patron = await her()
    const time = at('19:00', '2026-11-29')
    const old = await book(patron, time)
    const { code } = await book(patron, time, { replacingReservationId: old.id, bath: true })
    await desk.clock(at('18:15', '2026-11-28'))
    expect(await texts(patron)).toEqual([`Confirmed: Sunday, 29 November, 7:00 PM. Code ${code}.`])
  })

  const motzei = (time: string) => at(time, '2026-11-28')

  it('is told of an hour ahead, once, and nothing goes out in it', async () => {
    const patron = await her()
    const { body: slots } = await patron.get('reservations/availablereservations?dt=2026-11-28')
    const { timeSlot } = slots.at(-1)
    const { code } = await book(patron, timeSlot)
    const said = expect.stringMatching(`^Reminder: Saturday, 28 November, .+ PM. Code ${code}.$`)
    await desk.anyone.post('/api/practice/clock', { now: at('14:00', '2026-11-27') })
    expect(await texts(patron)).toHaveLength(1)
    await desk.anyone.post('/api/practice/clock', { now: at('16:00', '2026-11-27') })
    expect((await texts(patron)).slice(1)).toEqual([said])
    await desk.anyone.post('/api/practice/clock', { now: motzei('19:30') })
    expect((await texts(patron)).slice(1)).toEqual([said])
  })

  it('ends before she hears what she booked in it, and then only if it still stands', async () => {
    await desk.clock(at('20:00', '2026-11-27'))
    const [kept, gone] = [await her(), await her()]
    await book(kept, at('19:00', '2026-11-29'))
    const { id } = await book(gone, at('19:00', '2026-11-29'))
    await gone.post(`reservations/${id}/status`, { status: 'Canceled' })
    expect(await texts(kept)).toEqual([])
    await desk.clock(motzei('18:15'))
    await desk.clock(motzei('23:00'))
    expect((await texts(kept)).map((text) => text.split(':')[0])).toEqual(['Confirmed', 'Reminder'])
    expect(await texts(gone)).toEqual(['Canceled: Sunday, 29 November, 7:00 PM.'])
  })
})
