import { plusDays } from '@mikvah/rules/time/business-day.ts'
import { hours } from '@mikvah/rules/time/ms.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { eq } from '../db/drizzle/queries.ts'
import { openFacility } from '../facility/facility.ts'
import { users } from '../people/table.ts'
import { limits } from '../request/table.ts'
import { reservations } from '../reservations/table.ts'
import { aDesk, type Desk } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'
import { callsOf, pathWith } from '../test/calls.ts'

/** The phone number of the test, another one in each. */
let phone = ''
let nth = 0
const her = { firstName: 'Rivka', lastName: 'Ben-David', zipcode: '08701', email: 'r@example.org' }
let desk: Desk
beforeAll(async () => {
  desk = await aDesk()
})

const longAgo = () => desk.parts.realNow() - hours(24 * 370)
const account = async () => {
  const [row] = await desk.db.orm
    .select()
    .from(users)
    .where(eq(users.userName, `1${phone}`))
  if (!row) throw new Error('She is not there.')
  return row
}
const booked = async (patron: Person, date: string) => {
  const slots = await patron.get(`reservations/availablereservations?dt=${date}`)
  const wish = { reservationTime: slots.body.at(-1).timeSlot }
  return (await patron.post('reservations/newreservation', wish)).body.result.reservationId
}
const visits = (patron: Person) => patron.get(`reservations/findbyuser?user=${patron.userId}`)
const record = (patron: Person) => patron.get(`users/${patron.userId}`)
const say = (patron: Person, lastName: string, zipcode: string) =>
  patron.post('account/confirmnumber', { lastName, zipcode })
const code = ({ status, body }: Awaited<ReturnType<Person['get']>>) => [status, body?.code]
const unconfirmed = [403, 'number-unconfirmed']

/** A year later somebody signs in by her number. */
async function aYearLater(): Promise<Person> {
  const { id } = await account()
  await desk.db.orm.update(users).set({ lastSignIn: longAgo() }).where(eq(users.id, id))
  return desk.signUp(phone)
}

describe('whoever signs in by a number that nobody has signed in with for a year', () => {
  let before: Person
  let past: string
  let toCome: string
  beforeEach(async () => {
    await desk.db.orm.delete(limits)
    phone = `20155502${String(10 + nth++)}`
    before = await desk.signUp(phone)
    await desk.db.orm.update(users).set(her).where(eq(users.id, before.userId))
    past = await booked(before, '2026-11-26')
    toCome = await booked(before, '2026-11-29')
    // A night of its own: codes are drawn, and no two of one night are the same.
    const gone = { night: plusDays('2025-06-03', nth), status: 'Done' as const }
    await desk.db.orm.update(reservations).set(gone).where(eq(reservations.id, past))
  })

  it('sees what is still to come, without her name and what was paid, and nothing else', async () => {
    const somebody = await aYearLater()
    expect(somebody.userId).toBe(before.userId)
    const { status, body } = await visits(somebody)
    expect([
      status,
      body.map(({ reservationId }: { reservationId: string }) => reservationId),
    ]).toEqual([200, [toCome]])
    const [visit] = body
    expect(visit).toMatchObject({ user: null, userMembership: null, payments: [] })
    expect(JSON.stringify(body)).not.toContain(her.lastName)
    const all = await somebody.get(
      `reservations/findbyuser?user=${somebody.userId}&dateFrom=2020-01-01`,
    )
    expect(all.body).toHaveLength(1)
    for (const path of ['', '/savedcards', '/export', '/membership'])
      expect([path, code(await somebody.get(`users/${somebody.userId}${path}`))]).toEqual([
        path,
        unconfirmed,
      ])
    expect(code(await record(before))).toEqual([200, undefined])
  })

  it('stays who she may be when she signs out, signs in again, and comes with another phone', async () => {
    const somebody = await aYearLater()
    const { lastSignIn } = await account()
    await somebody.post('account/logout', {})
    expect(code(await record(await desk.signUp(phone)))).toEqual(unconfirmed)
    expect((await account()).lastSignIn).toBe(lastSignIn)
  })

  it('opens the record by last name and zip code, and is another device’s too, at once in every process', async () => {
    const somebody = await aYearLater()
    const elsewhere = await openFacility(desk.db, desk.parts.realNow, desk.parts.config)
    const before = (await elsewhere.read()).unconfirmedFamilies.size
    expect(code(await say(somebody, 'Ben-David', '08702'))).toEqual([400, 'name-or-zip-wrong'])
    expect((await say(somebody, ' ben david', '08701-1234')).status).toBe(200)
    expect((await elsewhere.read()).unconfirmedFamilies.size).toBe(before - 1)
    expect((await record(somebody)).body.lastName).toBe(her.lastName)
    expect((await visits(somebody)).body).toHaveLength(2)
    expect(code(await record(await desk.signUp(phone)))).toEqual([200, undefined])
  })

  it('has five tries a day, and then the desk opens it, which is written down', async () => {
    const somebody = await aYearLater()
    for (const _ of [1, 2, 3, 4, 5])
      expect(code(await say(somebody, 'Katz', '08701'))).toEqual([400, 'name-or-zip-wrong'])
    expect(code(await say(somebody, 'Ben-David', '08701'))).toEqual([429, 'too-many-tries'])
    expect((await record({ ...desk.reception, userId: somebody.userId })).body).toMatchObject({
      numberUnconfirmed: true,
    })
    const confirm = await desk.reception.post(`users/${somebody.userId}/confirmnumber`)
    expect(confirm.status).toBe(200)
    expect((await record(somebody)).body.numberUnconfirmed).toBe(undefined)
    const rows = await desk.db.orm
      .select()
      .from(auditLog)
      .where(eq(auditLog.act, 'number-confirmed'))
    // That she has no tries left is written under the same act, by herself.
    const atTheDesk = rows.filter(({ actor }) => actor === desk.reception.userId)
    expect(atTheDesk.map(({ subject }) => subject)).toContain(somebody.userId)
  })

  it('whose record has no last name is helped by the desk alone', async () => {
    await desk.db.orm.update(users).set({ lastName: null }).where(eq(users.id, before.userId))
    expect(code(await say(await aYearLater(), '-', '08701'))).toEqual([400, 'name-or-zip-wrong'])
  })

  it('is answered by the calls that are open to her, and refused by all others in so many words', async () => {
    const somebody = await aYearLater()
    const wrong: string[] = []
    const calls = callsOf(desk.app).filter(({ who }) => who.some((one) => one !== 'anyone'))
    const hers = calls.filter(({ who }) => who.some((one) => one === 'own' || one === 'signedIn'))
    expect(hers.length).toBeGreaterThan(20)
    for (const call of hers) {
      const sent = call.body ? { noSuchField: 1 } : undefined
      const answer = await somebody.send(call.method, pathWith(call, somebody.userId), sent)
      const refused = answer.status === 403 && answer.body?.code === 'number-unconfirmed'
      if (refused !== (call.toUnconfirmed === undefined))
        wrong.push(`${call.name} ${answer.status}`)
    }
    expect(wrong).toEqual([])
    expect(hers.filter((call) => call.toUnconfirmed === 'open').map(({ name }) => name)).toEqual([
      'confirmNumber',
      'logout',
      'findReservationsByUser',
      'settings',
    ])
  })
})
