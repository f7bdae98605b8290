import { hours } from '@mikvah/rules/time/ms.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { eq, sql } from '../db/drizzle/queries.ts'
import { users } from '../people/table.ts'
import { limits } from '../request/table.ts'
import { reservations } from '../reservations/table.ts'
import { aDesk, type Desk } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'
import { aPhone, type Phone } from '../test/a-phone.ts'
import { callsOf } from '../test/calls.ts'
import { logout } from './logout.ts'
import { numberTries } from './number-tries.ts'
import { endedFamilies, refreshTokens } from './table.ts'

/** The phone number of the test, another one in each. */
let phone = ''
let nth = 0
const her = { lastName: 'Ben-David', zipcode: '08701' }
let desk: Desk
let owner: Phone
let realNow = 0
beforeAll(async () => {
  desk = await aDesk()
  desk.parts.realNow = () => realNow
})
beforeEach(async () => {
  realNow = Date.now()
  await desk.db.orm.delete(limits)
  phone = `20155503${String(10 + nth++)}`
  owner = await aPhone(desk, phone)
  await desk.db.orm.update(users).set(her).where(eq(users.id, owner.userId))
})

const account = async () => {
  const [row] = await desk.db.orm.select().from(users).where(eq(users.id, owner.userId))
  if (!row) throw new Error('She is not there.')
  return row
}
const lastSignedIn = (lastSignIn: number) =>
  desk.db.orm.update(users).set({ lastSignIn }).where(eq(users.id, owner.userId))
const doubted = async () => {
  await lastSignedIn(realNow - hours(24 * 370))
  return aPhone(desk, phone)
}
const say = (who: Person, lastName = her.lastName) =>
  who.post('account/confirmnumber', { lastName, zipcode: her.zipcode })
const opens = async (who: Person) => (await who.get(`users/${owner.userId}`)).status
const code = ({ status, body }: Awaited<ReturnType<Person['get']>>) => [status, body?.code]
/** The desk, signed in at this very hour. */
const reception = () => desk.staff('Reception')
const atDesk = async () => (await reception()).post(`users/${owner.userId}/confirmnumber`)
const audited = () =>
  desk.db.orm
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, owner.userId))
    .orderBy(auditLog.at, sql`${auditLog.details}::text desc`)

describe('a device in doubt', () => {
  /** What a call that is open to her is asked, at its worst; each is asked of a device in doubt of its own. */
  const worst: Record<string, (doubt: Phone) => Promise<unknown>> = {
    logout: async (doubt) => {
      await doubt.post('account/logout', { refresh_token: owner.refreshToken })
      await (await aPhone(desk, phone)).post('account/logout', { everywhere: true })
    },
    confirmNumber: async (doubt) => {
      await say(doubt, 'Katz')
      await say(doubt)
    },
    registrationVerify: async (doubt) => aPhone(desk, phone, doubt),
    findReservationsByUser: (doubt) => doubt.get(`reservations/findbyuser?user=${doubt.userId}`),
    settings: (doubt) => doubt.get('settings'),
  }

  it('acts on none that is in no doubt, by whatever call is open to it', async () => {
    const open = callsOf(desk.app).filter(({ toUnconfirmed }) => toUnconfirmed === 'open')
    expect(open.map(({ name }) => name).toSorted()).toEqual(Object.keys(worst).toSorted())
    const standing = async () => {
      const tokens = await desk.db.orm
        .select()
        .from(refreshTokens)
        .where(eq(refreshTokens.userId, owner.userId))
      const families = tokens.filter(({ secretHash }) => secretHash === owner.refreshHash)
      const ended = await desk.db.orm.select().from(endedFamilies)
      return {
        tokens: families.map(({ revoked }) => revoked),
        ended: ended.filter(({ family }) => families.some((one) => one.family === family)).length,
        tokensFrom: (await account()).tokensFrom,
        opens: await opens(owner),
      }
    }
    const before = await standing()
    expect(before).toMatchObject({ tokens: [false], ended: 0, opens: 200 })
    for (const call of Object.keys(worst)) {
      const doubt = await doubted()
      await worst[call]?.(doubt)
      expect([call, await standing()]).toEqual([call, before])
    }
    expect(await owner.signsInAgain()).toBe(true)
  })

  it('signs out all that are in doubt with it, and leaves her in', async () => {
    const [one, other] = [await doubted(), await doubted()]
    await one.post('account/logout', { everywhere: true })
    for (const doubt of [one, other]) {
      expect((await doubt.get('settings')).status).toBe(401)
      expect(await doubt.signsInAgain()).toBe(false)
    }
    expect(await opens(owner)).toBe(200)
  })

  it('that the desk opens while it signs out is signed out', async () => {
    for (const everywhere of [false, true]) {
      const doubt = await doubted()
      const [token] = await desk.db.orm
        .select()
        .from(refreshTokens)
        .where(eq(refreshTokens.secretHash, doubt.refreshHash))
      const facts = await desk.parts.facility.read()
      await atDesk()
      const by = { kind: 'patron', roles: [], userId: doubt.userId, unconfirmed: true } as const
      const ctx = { ...facts, ip: '127.0.0.1', language: 'en', key: null, act: null } as const
      const family = token?.family ?? ''
      await logout(desk.parts, { ...ctx, by: { ...by, family } }, { everywhere })
      expect(await doubt.signsInAgain()).toBe(false)
    }
    expect(await opens(owner)).toBe(200)
  })

  it('is opened by words that are said on it, and no other is', async () => {
    const [one, other] = [await doubted(), await doubted()]
    expect((await say(one)).status).toBe(200)
    expect([await opens(one), await opens(other)]).toEqual([200, 403])
    expect(await audited()).toMatchObject([
      { act: 'number-confirmed', actor: owner.userId, details: {} },
    ])
  })

  it('waits for the desk, which is told of how many, and refuses to open it where none waits', async () => {
    const record = async () => (await desk.reception.get(`users/${owner.userId}`)).body
    expect(await record()).toMatchObject({ numberUnconfirmed: false, devicesWaiting: 0 })
    expect(code(await atDesk())).toEqual([409, 'no-device-waits'])
    const [one, other] = [await doubted(), await doubted()]
    expect(await record()).toMatchObject({ numberUnconfirmed: true, devicesWaiting: 2 })
    expect((await atDesk()).body.result).toEqual({ devices: 2 })
    expect([await opens(one), await opens(other)]).toEqual([200, 200])
    expect(code(await atDesk())).toEqual([409, 'no-device-waits'])
  })

  it('gives its e-mail to no record that may be another’s', async () => {
    await lastSignedIn(realNow - hours(24 * 370))
    await aPhone(desk, phone, desk.anyone, { email: 'stranger@example.org' })
    expect((await account()).email).toBe(null)
  })

  it('is not told of a night that is over, though the visit was never settled', async () => {
    const slots = await owner.get('reservations/availablereservations?dt=2026-11-26')
    const wish = { reservationTime: slots.body.at(-1).timeSlot }
    const { body } = await owner.post('reservations/newreservation', wish)
    await desk.db.orm
      .update(reservations)
      .set({ night: '2025-06-03' })
      .where(eq(reservations.id, body.result.reservationId))
    const since = `reservations/findbyuser?user=${owner.userId}&dateFrom=2020-01-01`
    expect((await owner.get(since)).body).toHaveLength(1)
    expect((await (await doubted()).get(since)).body).toEqual([])
  })
})

describe('whoever guesses', () => {
  const guesses = async (doubt: Phone, times: number) => {
    const answers = []
    for (let one = 0; one < times; one++) answers.push(code(await say(doubt, 'Katz')))
    return answers
  }
  const wrong = [400, 'name-or-zip-wrong']
  const locks = async () =>
    (await (await reception()).get('locks')).body.filter(({ kind }: { kind: string }) =>
      kind.startsWith('number'),
    )

  it('has ten wrong in all, however patient; each limit is written down and stands on the list of locks', async () => {
    const doubt = await doubted()
    expect(await guesses(doubt, 5)).toEqual(Array.from({ length: 5 }, () => wrong))
    expect(code(await say(doubt))).toEqual([429, 'too-many-tries'])
    expect(await locks()).toMatchObject([
      { kind: 'number-of-patron', subject: 'Ben-David', until: expect.any(String) },
    ])
    realNow += hours(48)
    const later = await aPhone(desk, phone)
    expect(await guesses(later, 5)).toEqual(Array.from({ length: 5 }, () => wrong))
    realNow += hours(48)
    const muchLater = await aPhone(desk, phone)
    expect(code(await say(muchLater))).toEqual([403, 'locked'])
    expect(await locks()).toMatchObject([{ subject: 'Ben-David', until: null, mayRelease: true }])
    expect((await audited()).map(({ act, actor, details }) => [act, actor, details])).toEqual(
      [5, 5, 10].map((wrongAnswers) => ['number-confirmed', owner.userId, { wrongAnswers }]),
    )
    expect((await atDesk()).status).toBe(200)
    expect([await opens(muchLater), await locks()]).toEqual([200, []])
  })

  it('fills by many tries at once no more than the day, and the rest is left to her', async () => {
    const doubt = await doubted()
    const answers = await Promise.all(Array.from({ length: 20 }, () => say(doubt, 'Katz')))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(numberTries.ofDay)
    realNow += hours(48)
    const later = await aPhone(desk, phone)
    expect(await guesses(later, 1)).toEqual([wrong])
    expect((await say(later)).status).toBe(200)
  })

  it('leaves no count behind when she is taken off the record', async () => {
    await guesses(await doubted(), 5)
    realNow += hours(48)
    await guesses(await aPhone(desk, phone), 5)
    const admin = await desk.staff('Admin')
    expect((await admin.post(`users/${owner.userId}/erase`, { confirm: true })).status).toBe(200)
    expect(await locks()).toEqual([])
  })

  it('is let try again by the desk, from the list of locks', async () => {
    const doubt = await doubted()
    await guesses(doubt, 5)
    realNow += hours(48)
    await guesses(await aPhone(desk, phone), 5)
    const [, forGood] = await locks()
    const atTheDesk = await reception()
    expect((await atTheDesk.post(`locks/${forGood.id}/release`)).status).toBe(200)
    expect(await locks()).toEqual([])
    const again = await aPhone(desk, phone)
    expect(await guesses(again, 1)).toEqual([wrong])
    expect((await say(again)).status).toBe(200)
  })
})

describe('whoever uses her phone', () => {
  it('is in no doubt on her next one, though she has signed in for years by no code', async () => {
    await lastSignedIn(realNow - hours(24 * 370))
    await owner.refresh()
    expect(await opens(await aPhone(desk, phone))).toBe(200)
  })

  it('is written down as here once a day, however often her phone asks', async () => {
    const { lastSignIn } = await account()
    realNow += hours(23)
    await owner.refresh()
    expect((await account()).lastSignIn).toBe(lastSignIn)
    realNow += hours(2)
    await owner.refresh()
    expect((await account()).lastSignIn).toBe(realNow)
  })

  it('isn’t taken for her while it is in doubt whose number it is', async () => {
    const doubt = await doubted()
    const { lastSignIn } = await account()
    realNow += hours(25)
    await doubt.refresh()
    expect((await account()).lastSignIn).toBe(lastSignIn)
  })
})
