import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../../db/drizzle/queries.ts'
import { newId } from '../../ids.ts'
import { closeCharge } from '../../payments/charging/close-charge.ts'
import { closeRefund } from '../../payments/refunding/close-refund.ts'
import { attempts, payments } from '../../payments/table.ts'
import { users } from '../../people/table.ts'
import { momentOf } from '../../request/moment.ts'
import { aFacility, type Person, type TestFacility } from '../../test/a-facility.ts'
import { meanwhile } from '../../test/meanwhile.ts'

let facility: TestFacility
let admin: Person

beforeAll(async () => {
  facility = await aFacility({ settings: { membershipEmail: 'members@example.org' } })
  admin = await facility.staff('Admin')
  await admin.post('settings/membershiplevels', [
    { level: 'Silver', price: 180 },
    { level: 'Honorary', price: 0 },
    { level: 'Bronze', price: 90, active: false },
  ])
})

const form = {
  membershipLevel: 'Silver',
  membershipAutoRenew: true,
  installments: 1,
  email: 'rivka@example.org',
  paymentInfo: { sourceToken: 'practice_ok', cvv: 'practice', ccExpMonth: 12, ccExpYear: 2030 },
}
const withToken = (sourceToken: string) => ({ ...form, paymentInfo: { sourceToken } })
const buy = (person: Person, body: unknown, of = person) =>
  person.post(`users/${of.userId}/buymembership`, body)
const stored = async ({ userId }: Person) => {
  const [row] = await facility.db.orm.select().from(users).where(eq(users.id, userId))
  return row
}
const attemptsOf = ({ userId }: Person) =>
  facility.db.orm.select().from(attempts).where(eq(attempts.userId, userId))
const mailTo = async (to: string) =>
  (await facility.anyone.get(`/api/practice/outbox?to=${to}`)).body as { text: string }[]

describe('buying a membership', () => {
  it('charges the card once and gives a year from today', async () => {
    const her = await facility.patron()
    const answer = await buy(her, form)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        paid: true,
        result: {
          membership: {
            membershipLevel: 'Silver',
            membershipExpiration: '2027-11-24',
            membershipPaidUntil: '2027-11-24',
            membershipAutoRenew: true,
            membershipInstallments: 1,
            activeMember: true,
          },
          payments: [{ method: 'CreditCard', status: 'Approved', amount: 180 }],
        },
      },
    })
    expect(await stored(her)).toMatchObject({ email: form.email })
    await facility.runDue()
    const [receipt] = await mailTo(form.email)
    expect(receipt?.text).toBe('Thank you. Your membership is paid until 24 November 2027.')
    expect(await mailTo('members@example.org')).toHaveLength(1)
  })

  it.each([
    ['goes back whole where its charge had been given up, and she has bought it again', 0, 2027, 1],
    ['counts where its charge had been given up, and she has bought none since', 1, 2028, 0],
  ] as const)('%s', async (_, later, year, times) => {
    const her = await facility.patron()
    await buy(her, form)
    const [bought] = await attemptsOf(her)
    if (!bought) throw new Error('Nothing was bought.')
    const openedAt = bought.openedAt + later
    const lost = { ...bought, id: newId(), state: 'error' as const, transactionId: null, openedAt }
    await facility.db.orm.insert(attempts).values(lost)
    await closeCharge(facility.parts, lost.id, {
      status: 'approved',
      ...{
        transactionId: `late-${year}`,
        amount: bought.cents,
        card: null,
        savedCard: null,
        customerRef: null,
      },
    })
    expect(await stored(her)).toMatchObject({ membershipExpiration: `${year}-11-24` })
    const refunds = (await attemptsOf(her)).filter(({ kind }) => kind === 'refund')
    expect(refunds.map(({ refundOf, cents }) => [refundOf, cents])).toEqual(
      Array(times).fill([lost.id, bought.cents]),
    )
    const moment = await momentOf(facility.parts)
    const given = { status: 'approved', refundTransactionId: `back-${year}` } as const
    for (const { id } of refunds)
      await facility.db.inTransaction((tx) =>
        closeRefund(tx, moment, id, { ...given, amount: bought.cents }),
      )
    expect(await stored(her)).toMatchObject({
      ...{ membershipExpiration: `${year}-11-24`, membershipAutoRenew: true },
    })
  })

  it('takes the name of the frequency, and the standard of auto-renew from the settings', async () => {
    const her = await facility.patron()
    await facility.set('membershipAutoRenew', 'False')
    const { membershipAutoRenew: _, ...rest } = form
    const answer = await buy(her, { ...rest, installments: 'Annually' })
    expect(answer.body.result.membership).toMatchObject({ membershipAutoRenew: false })
    await facility.set('membershipAutoRenew', 'True')
  })

  it('renews from the old expiration inside the window, and not before it', async () => {
    const her = await facility.patron()
    const member = (day: string) =>
      facility.db.orm
        .update(users)
        .set({ membershipLevel: 'Silver', membershipExpiration: day, membershipPaidUntil: day })
        .where(eq(users.id, her.userId))
    await member('2026-12-11')
    expect(await buy(her, form)).toMatchObject({
      status: 409,
      body: {
        code: 'renewal-not-open',
        errorMessage: 'Renewal opens two weeks before your membership expires.',
      },
    })
    expect(await attemptsOf(her)).toEqual([])
    await member('2026-12-10')
    const answer = await buy(her, form)
    expect(answer.body.result.membership).toMatchObject({ membershipExpiration: '2027-12-10' })
  })

  it.each([
    ['membershipLevel', null, 'Please select a level.'],
    ['membershipLevel', '', 'Please select a level.'],
    ['membershipLevel', 'Platinum', 'Please select a level.'],
    ['membershipLevel', 'Bronze', 'Please select a level.'],
    ['installments', null, 'Please select a payment frequency.'],
    ['installments', 12, 'Please select a payment frequency.'],
    ['installments', 'Monthly', 'Please select a payment frequency.'],
    ['email', null, 'Email is required.'],
    ['email', 'rivka', 'Email is required.'],
  ])('refuses %s = %s in the words of the form, and charges nothing', async (path, value, text) => {
    const her = await facility.patron()
    const before = await stored(her)
    expect(await buy(her, { ...form, [path]: value })).toMatchObject({
      status: 400,
      body: { errorMessage: text, errors: [{ path }] },
    })
    expect(await attemptsOf(her)).toEqual([])
    expect(await stored(her)).toEqual(before)
  })

  it('gives nothing when the card is refused', async () => {
    const her = await facility.patron()
    expect(await buy(her, withToken('practice_declined'))).toMatchObject({
      status: 402,
      body: { code: 'card-refused', stripeErrorType: 'card_error', paid: false },
    })
    expect(await stored(her)).toMatchObject({ membershipLevel: null, membershipExpiration: null })
  })

  it('asks her bank first, and gives the year once she has confirmed', async () => {
    const her = await facility.patron()
    const asked = await buy(her, withToken('practice_3ds'))
    expect(asked.body).toMatchObject({ paid: false, requiresAction: true, result: null })
    const { paymentIntent } = asked.body
    expect(await buy(her, form)).toMatchObject({
      status: 409,
      body: { code: 'payment-in-progress' },
    })
    await facility.anyone.post('/api/practice/confirm', { paymentIntent, ok: true })
    const answer = await buy(her, { ...form, paymentInfo: undefined, paymentIntent })
    expect(answer.body).toMatchObject({ paid: true })
    const again = await buy(her, { ...form, paymentInfo: undefined, paymentIntent })
    expect(again.body.result.membership).toMatchObject({ membershipExpiration: '2027-11-24' })
    const other = await facility.patron()
    expect(await buy(other, { ...form, paymentIntent })).toMatchObject({
      body: { code: 'intent-mismatch' },
    })
  })

  it('gives the year once the lost answer of the processor is found', async () => {
    const her = await facility.patron()
    const answer = await buy(her, withToken('practice_lost_answer'))
    expect(answer).toMatchObject({ status: 202, body: { paid: false, pending: true } })
    await facility.runDue()
    expect(await stored(her)).toMatchObject({ membershipExpiration: '2027-11-24' })
    const rows = await facility.db.orm
      .select()
      .from(payments)
      .where(eq(payments.userId, her.userId))
    expect(rows).toMatchObject([{ status: 'Approved', cents: 18_000 }])
  })

  it('sells one year to one of two screens that buy at once', async () => {
    const her = await facility.patron()
    const answers = await Promise.all([buy(her, form), buy(her, form), buy(her, form)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await stored(her)).toMatchObject({ membershipExpiration: '2027-11-24' })
  })

  it('charges nothing for a level that costs nothing', async () => {
    const her = await facility.patron()
    const answer = await buy(her, { ...form, membershipLevel: 'Honorary', paymentInfo: undefined })
    expect(answer.body).toMatchObject({ paid: true, result: { payments: [] } })
    expect(await attemptsOf(her)).toEqual([])
  })

  it('is sold to nobody while memberships are off', async () => {
    const her = await facility.patron()
    await facility.set('membershipModule', 'False')
    expect(await buy(her, form)).toMatchObject({ body: { code: 'level-required' } })
    await facility.set('membershipModule', 'True')
  })

  it("answers 404 for another patron's id, and Reception buys for her", async () => {
    const her = await facility.patron()
    const other = await facility.patron()
    expect(await buy(other, form, her)).toMatchObject({ status: 404 })
    expect(await attemptsOf(her)).toEqual([])
    const desk = await facility.staff('Reception')
    expect(await buy(desk, form, her)).toMatchObject({ status: 200, body: { paid: true } })
  })

  it('is bought by the desk with her saved card once a day, and then within its limit', async () => {
    const her = await facility.patron()
    const path = `users/${her.userId}/savedcards`
    const { body: saved } = await her.send('PUT', path, { sourceToken: 'practice_ok' })
    const wanted = { ...form, paymentInfo: { sourceCard: saved.result.id } }
    const [desk, admin] = [await facility.staff('Reception'), await facility.staff('Admin')]
    await facility.set('refundDeskLimit', '100')
    expect(await buy(desk, wanted, her)).toMatchObject({ status: 200, body: { paid: true } })
    expect(await buy(desk, wanted, her)).toMatchObject({
      status: 403,
      body: { code: 'charge-above-desk-limit' },
    })
    expect(await buy(admin, wanted, her)).toMatchObject({ status: 200, body: { paid: true } })
    await facility.set('refundDeskLimit', '')
  })
})

it('takes the year back once all of its money has gone back', async () => {
  const her = await facility.patron()
  const admin = await facility.staff('Admin')
  const { body } = await buy(her, form)
  const [{ paymentId, amount }] = body.result.payments
  const give = (amt: number) =>
    admin.post('payments/refund', { paymentId, amt, note: 'changed her mind' })
  expect(await give(1)).toMatchObject({ status: 200 })
  expect(await stored(her)).toMatchObject({ membershipExpiration: '2027-11-24' })
  expect(await give(amount - 1)).toMatchObject({ status: 200 })
  expect(await stored(her)).toMatchObject({
    ...{ membershipExpiration: '2026-11-23', membershipAutoRenew: false },
  })
})

it.each([
  ['the later first', 1, '2027-11-24'],
  ['the earlier first', 0, '2028-11-24'],
])(
  'takes two years back that were bought on one day, once the money of both has gone back, %s',
  async (_, which, between) => {
    await facility.clock('2026-11-24T14:30:00-05:00')
    const [admin, her] = [await facility.staff('Admin'), await facility.patron()]
    const [first] = (await buy(her, form)).body.result.payments
    await facility.clock('2026-11-24T15:00:00-05:00')
    const [second] = (await buy(admin, form, her)).body.result.payments
    const expires = async () => (await stored(her))?.membershipExpiration
    expect(await expires()).toBe('2028-11-24')
    for (const [{ paymentId, amount }, left] of [
      [which ? second : first, between],
      [which ? first : second, '2026-11-23'],
    ] as const) {
      await admin.post('payments/refund', { paymentId, amt: amount, note: 'bought by mistake' })
      expect(await expires()).toBe(left)
    }
  },
)

it('leaves a year alone that the refunded money didn’t buy: another was paid for since, or the office has shortened it', async () => {
  const admin = await facility.staff('Admin')
  const back = async (paymentId: string, amt: number) => {
    const answer = await admin.post('payments/refund', { paymentId, amt, note: 'by the board' })
    expect(answer.status).toBe(200)
  }
  const [again, shortened] = [await facility.patron(), await facility.patron()]
  const [{ paymentId, amount }] = (await buy(again, form)).body.result.payments
  await facility.db.orm
    .update(users)
    .set({ membershipExpiration: '2026-11-20', membershipPaidUntil: '2026-11-20' })
    .where(eq(users.id, again.userId))
  await facility.clock('2026-11-24T16:00:00-05:00')
  expect(await buy(again, form)).toMatchObject({ status: 200 })
  await back(paymentId, amount)
  expect(await stored(again)).toMatchObject({ membershipExpiration: '2027-11-24' })

  const [bought] = (await buy(shortened, form)).body.result.payments
  await facility.db.orm
    .update(users)
    .set({ membershipExpiration: '2027-06-30' })
    .where(eq(users.id, shortened.userId))
  await back(bought.paymentId, bought.amount)
  expect(await stored(shortened)).toMatchObject({ membershipExpiration: '2027-06-30' })
})

it('takes one year for the money of one, though two were refunded before of a membership that the office had shortened', async () => {
  await facility.clock('2026-11-24T16:30:00-05:00')
  const [admin, her] = [await facility.staff('Admin'), await facility.patron()]
  const back = async ([{ paymentId, amount }]: [{ paymentId: string; amount: number }]) =>
    expect(
      await admin.post('payments/refund', { paymentId, amt: amount, note: 'by the board' }),
    ).toMatchObject({ status: 200 })
  const bought = async (at: string) => {
    await facility.clock(`2026-11-24T${at}:00-05:00`)
    return (await buy(admin, form, her)).body.result.payments
  }
  const [first, second] = [await bought('16:40'), await bought('16:50')]
  await back(first)
  await facility.db.orm
    .update(users)
    .set({ membershipExpiration: '2027-06-30', membershipPaidUntil: '2027-06-30' })
    .where(eq(users.id, her.userId))
  await back(second)
  expect(await stored(her)).toMatchObject({ membershipExpiration: '2027-06-30' })
  const third = await bought('17:00')
  expect(await stored(her)).toMatchObject({ membershipExpiration: '2028-06-30' })
  await back(third)
  expect(await stored(her)).toMatchObject({ membershipExpiration: '2027-06-30' })
})

it('buys one year, though another tab has bought it a moment before', async () => {
  const her = await facility.patron()
  const inTabs = { ...form, email: 'tabs@example.org' }
  meanwhile(facility.parts, () => buy(her, inTabs))
  const second = await buy(her, inTabs)
  expect(second).toMatchObject({ status: 409, body: { code: 'renewal-not-open' } })
  expect(await stored(her)).toMatchObject({ membershipExpiration: '2027-11-24' })
  expect(await attemptsOf(her)).toHaveLength(1)
})
