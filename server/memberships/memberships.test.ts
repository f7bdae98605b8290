import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { eq } from '../db/drizzle/queries.ts'
import { users } from '../people/table.ts'
import type { Person, TestFacility } from '../test/a-facility.ts'
import { fourPeople } from '../test/four-people.ts'

const today = '2026-11-24'

let facility: TestFacility
let her: Person
let other: Person
let desk: Person
let admin: Person

beforeAll(async () => {
  ;({ facility, her, other, desk, admin } = await fourPeople())
})

const put = (facts: Partial<typeof users.$inferInsert>) =>
  facility.db.orm.update(users).set(facts).where(eq(users.id, her.userId))
const stored = async () => {
  const [row] = await facility.db.orm.select().from(users).where(eq(users.id, her.userId))
  return row
}
const member = {
  membershipLevel: 'Silver',
  membershipExpiration: '2027-03-01',
  membershipPaidUntil: '2027-03-01',
  membershipAutoRenew: true,
}
beforeEach(() => put(member))

describe('the levels', () => {
  const silver = { level: 'Silver', price: 180, priceBath: 20, active: true }
  const gold = { level: 'Gold', price: 360.5, priceShower: 0 }

  it('are written by Admin, one or many, and told to everyone', async () => {
    expect(await admin.post('settings/membershiplevels', gold)).toMatchObject({ status: 200 })
    const answer = await admin.post('settings/membershiplevels', [silver, { ...gold, price: 300 }])
    expect(answer.status).toBe(200)
    const got = await facility.anyone.get('settings/membershiplevels')
    expect(got.body).toEqual(answer.body.result)
    const written = got.body.filter(({ level }: { level: string }) =>
      ['Silver', 'Gold'].includes(level),
    )
    expect(written).toEqual([
      {
        level: 'Silver',
        levelHe: '',
        price: 180,
        priceBath: 20,
        pricePrivateBath: null,
        priceShower: null,
        pricePrivateShower: null,
        active: true,
      },
      {
        level: 'Gold',
        levelHe: '',
        price: 300,
        priceBath: null,
        pricePrivateBath: null,
        priceShower: 0,
        pricePrivateShower: null,
        active: true,
      },
    ])
  })

  it('give their own visit prices to a member', async () => {
    const answer = await her.get(`users/${her.userId}/membership`)
    expect(answer.body).toMatchObject({ activeMember: true, membershipPriceBath: 20 })
  })

  it('are those of the day she books on, whichever night it is for', async () => {
    await put({ membershipExpiration: '2026-11-25', membershipPaidUntil: '2026-11-25' })
    const quoted = await her.post('reservations/quote', {
      bath: true,
      reservationTime: '2026-11-29T18:00:00-05:00',
    })
    expect(quoted.body.result.lines).toContainEqual(
      expect.objectContaining({ code: 'member-price' }),
    )
  })

  it('are those of nobody where the facility has no memberships, and come back with them', async () => {
    const wish = { bath: true, reservationTime: '2026-11-29T18:00:00-05:00' }
    const codes = async () => {
      const { body } = await her.post('reservations/quote', wish)
      return body.result.lines.map(({ code }: { code: string }) => code)
    }
    const facts = async () => (await her.get(`users/${her.userId}/membership`)).body
    await facility.set('membershipModule', 'False')
    expect(await codes()).toEqual(['bath'])
    expect(await facts()).toMatchObject({
      ...{ activeMember: false, mayRenew: false, renewalOpens: null },
      membershipExpiration: '2027-03-01',
    })
    await facility.set('membershipModule', 'True')
    expect(await codes()).toContain('member-price')
    expect(await facts()).toMatchObject({ activeMember: true })
  })

  it('are retired by active: false', async () => {
    await admin.post('settings/membershiplevels', { level: 'Bronze', price: 90, active: false })
    const got = await facility.anyone.get('settings/membershiplevels')
    expect(got.body).toContainEqual(expect.objectContaining({ level: 'Bronze', active: false }))
  })

  it.each([
    ['price', { level: 'Gold' }],
    ['price', { level: 'Gold', price: -1 }],
    ['price', { level: 'Gold', price: 1.005 }],
    ['level', { price: 1 }],
    ['priceBath', { level: 'Gold', price: 1, priceBath: '20' }],
    ['colour', { level: 'Gold', price: 1, colour: 'x' }],
  ])('are refused for a wrong %s', async (field, body) => {
    const before = await facility.anyone.get('settings/membershiplevels')
    const answer = await admin.post('settings/membershiplevels', body)
    expect(answer.status).toBe(400)
    expect(answer.body.errors.map(({ path }: { path: string }) => path)).toContain(field)
    const after = await facility.anyone.get('settings/membershiplevels')
    expect(after.body).toEqual(before.body)
  })

  it('are written by Admin alone', async () => {
    expect(await desk.post('settings/membershiplevels', silver)).toMatchObject({ status: 403 })
    expect(await her.post('settings/membershiplevels', silver)).toMatchObject({ status: 403 })
  })
})

describe('a membership', () => {
  it.each([
    ['none', { membershipExpiration: null, membershipPaidUntil: null }, null, true, false],
    ['long before its end', member, '2027-02-13', false, false],
    [
      'sixteen days before its end',
      { membershipExpiration: '2026-12-10', membershipPaidUntil: '2026-12-10' },
      today,
      true,
      false,
    ],
    [
      'seventeen days before its end',
      { membershipExpiration: '2026-12-11', membershipPaidUntil: '2026-12-11' },
      '2026-11-25',
      false,
      false,
    ],
    ['not paid to its end', { membershipPaidUntil: '2026-12-31' }, '2027-02-13', false, true],
    [
      'that is over',
      { membershipExpiration: '2026-11-23', membershipPaidUntil: '2026-11-23' },
      null,
      true,
      false,
    ],
  ])('%s says what may be done today', async (_, facts, renewalOpens, mayRenew, mayCancel) => {
    await put(facts)
    const answer = await her.get(`users/${her.userId}/membership`)
    expect(answer.body).toMatchObject({ renewalOpens, mayRenew, mayCancel })
  })

  it("is nobody else's", async () => {
    expect(await other.get(`users/${her.userId}/membership`)).toMatchObject({ status: 404 })
    const answer = await other.post(`users/${her.userId}/membership`, { cancel: true })
    expect(answer).toMatchObject({ status: 404 })
    expect(await stored()).toMatchObject(member)
  })

  const change = (person: Person, body: unknown) =>
    person.post(`users/${her.userId}/membership`, body)

  it('turns auto-renew off and on while it is active', async () => {
    const off = await change(her, { membershipAutoRenew: false })
    expect(off).toMatchObject({ status: 200, body: { result: { membershipAutoRenew: false } } })
    const on = await change(her, { membershipAutoRenew: true })
    expect(on.body.result.membershipAutoRenew).toBe(true)
  })

  it('refuses to turn auto-renew on when inactive, and still turns it off', async () => {
    await put({ membershipPaidUntil: '2026-11-01', membershipAutoRenew: false })
    expect(await change(her, { membershipAutoRenew: true })).toMatchObject({
      status: 409,
      body: { code: 'membership-inactive' },
    })
    expect(await stored()).toMatchObject({ membershipAutoRenew: false })
    await put({ membershipPaidUntil: '2026-11-01', membershipAutoRenew: true })
    expect(await change(her, { membershipAutoRenew: false })).toMatchObject({ status: 200 })
  })

  it('lets nobody turn auto-renew on while memberships are off, as none is renewed', async () => {
    await put({ membershipAutoRenew: true })
    await facility.set('membershipModule', 'False')
    expect((await change(her, { membershipAutoRenew: false })).status).toBe(200)
    for (const person of [her, desk, admin])
      expect(await change(person, { membershipAutoRenew: true })).toMatchObject({
        status: 409,
        body: { code: 'membership-off' },
      })
    await facility.set('membershipModule', 'True')
    expect((await change(her, { membershipAutoRenew: true })).status).toBe(200)
  })

  const unpaid = { membershipPaidUntil: '2026-12-31' }
  const ended = {
    membershipExpiration: '2026-12-31',
    membershipPaidUntil: '2026-12-31',
    membershipAutoRenew: false,
  }

  it('is canceled to the day paid for, once', async () => {
    await put(unpaid)
    expect(await change(her, { cancel: true })).toMatchObject({
      status: 200,
      body: { result: { ...ended, activeMember: true } },
    })
    expect(await change(her, { cancel: true })).toMatchObject({
      status: 409,
      body: { code: 'no-unpaid-time' },
    })
    expect(await stored()).toMatchObject(ended)
  })

  it('is canceled by the whole object sent back with the day paid for', async () => {
    await put(unpaid)
    const { body: whole } = await her.get(`users/${her.userId}/membership`)
    const answer = await change(her, { ...whole, ...ended })
    expect(answer).toMatchObject({ status: 200, body: { result: ended } })
  })

  it.each([
    ['as such', { cancel: true }],
    ['by the whole object sent back', { membershipExpiration: null, membershipAutoRenew: false }],
  ])('of which nothing was paid is canceled %s, and is over at once', async (_, body) => {
    await put({ membershipPaidUntil: null })
    expect((await her.get(`users/${her.userId}/membership`)).body.mayCancel).toBe(true)
    const over = { membershipExpiration: null, membershipAutoRenew: false }
    expect(await change(her, body)).toMatchObject({ status: 200, body: { result: over } })
    expect(await stored()).toMatchObject(over)
  })

  it('hears level and dates from Admin alone', async () => {
    const wish = {
      membershipLevel: 'Gold',
      membershipExpiration: '2029-01-01',
      membershipPaidUntil: '2028-01-01',
    }
    for (const person of [her, desk]) {
      expect(await change(person, wish)).toMatchObject({ status: 200, body: { result: member } })
    }
    expect(await stored()).toMatchObject(member)
    expect(await change(admin, wish)).toMatchObject({ status: 200, body: { result: wish } })
    const rows = await facility.db.orm.select().from(auditLog)
    expect(rows).toContainEqual(
      expect.objectContaining({
        ...{ act: 'membership-changed', actor: admin.userId, subject: her.userId },
        details: { fields: Object.keys(wish) },
      }),
    )
  })

  it.each([
    ['membershipLevel', 'Platinum'],
    ['membershipExpiration', '2027-02-30'],
    ['membershipPaidUntil', 'soon'],
    ['membershipAutoRenew', 'yes'],
    ['colour', 'x'],
  ])('refuses %s = %s by name', async (field, value) => {
    const answer = await change(admin, { membershipAutoRenew: false, [field]: value })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: field }] } })
    expect(await stored()).toMatchObject(member)
  })
})

describe('the report of members', () => {
  it('lists those whose membership ends between two days, both included', async () => {
    const ids = async (query: string) =>
      (await admin.get(`users/membershipreport${query}`)).body
        .map(({ userId }: { userId: string }) => userId)
        .filter((userId: string) => userId === her.userId)
    expect(await ids('?expireFrom=2027-03-01&expireTo=2027-03-01')).toEqual([her.userId])
    expect(await ids('?expireFrom=2027-03-02')).toEqual([])
    expect(await ids('?expireTo=2027-02-28')).toEqual([])
    expect(await ids('')).toEqual([her.userId])
  })

  it('is for Admin', async () => {
    expect(await desk.get('users/membershipreport')).toMatchObject({ status: 403 })
    expect(await her.get('users/membershipreport')).toMatchObject({ status: 403 })
  })

  it('refuses a day that does not exist', async () => {
    const answer = await admin.get('users/membershipreport?expireFrom=2027-02-30')
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'expireFrom' }] } })
  })
})
