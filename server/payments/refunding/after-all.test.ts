import { hours } from '@mikvah/rules/time/ms.ts'
import { expect, it } from 'vitest'
import { eq } from '../../db/drizzle/queries.ts'
import { practiceOutside } from '../../integrations/outside.ts'
import { type CardProcessor, errored } from '../../integrations/payments/card-processor.ts'
import { effects } from '../../outbox/table.ts'
import { users } from '../../people/table.ts'
import { aFacility, type TestFacility } from '../../test/a-facility.ts'
import { aHeldVisit, card, charged, theVisit } from '../../test/paying.ts'
import { attempts, payments } from '../table.ts'
import { askAboutFailedRefunds } from './ask-about-failed.ts'

/** A facility whose processor says that a refund failed, and knows of it as gone once it has gone. */
async function withAMistakenProcessor(settings: Record<string, string> = {}) {
  const hears = { refundId: '', gone: null as number | null, works: false, lost: false, looks: 0 }
  let news = 0
  const mistaken = (processor: CardProcessor): CardProcessor => ({
    ...processor,
    refund: async (asked) => {
      if (hears.lost) return { status: 'unknown', message: 'no answer' }
      return hears.works ? processor.refund(asked) : errored('refused', 'not now')
    },
    lookupRefund: async () => {
      hears.looks++
      return hears.gone === null
        ? { status: 'none' }
        : { status: 'approved', refundTransactionId: 'after-all', amount: hears.gone }
    },
    readWebhook: async () => ({
      accepted: true,
      hint: {
        ...{ eventId: String(news++), about: 'refund', refundId: hears.refundId },
        ...{ paymentId: null, transactionId: null },
      },
    }),
  })
  const facility = await aFacility({
    outside: (db) => {
      const outside = practiceOutside(db)
      return { ...outside, cards: (values) => mistaken(outside.cards(values)) }
    },
    settings,
  })
  return { facility, hears }
}

/** A visit that was paid with 25 dollars and then canceled, so that its refund has been asked for. */
async function aCanceledPaidVisit(facility: TestFacility) {
  const patron = await facility.patron()
  const { reservationId } = await aHeldVisit(patron)
  await charged(patron, { amt: 25, reservationId })
  await patron.post(`reservations/${reservationId}/status`, { status: 'Canceled' })
  return { patron, reservationId }
}

it('a refund that was told as failed and has gone through after all is taken up, once, and the office is told', async () => {
  const { facility, hears } = await withAMistakenProcessor({ paymentsEmail: 'till@example.org' })
  const { db } = facility
  const { patron, reservationId } = await aCanceledPaidVisit(facility)
  const refund = async () => {
    const [row] = await db.orm.select().from(attempts).where(eq(attempts.kind, 'refund'))
    return row
  }
  const rows = async () =>
    (await theVisit(patron, reservationId)).payments
      .filter(({ method }: { method: string }) => method === 'CreditRefund')
      .map(({ status, amount }: { status: string; amount: number }) => [status, amount])
  const read = async () =>
    (await db.orm.select().from(effects)).filter((row) =>
      JSON.stringify(row).includes('noticeRefundAfterAll'),
    ).length
  const { id = '', processor = '' } = (await refund()) ?? {}
  hears.refundId = id
  const hear = () => facility.anyone.post(`payments/webhook/${processor}`, {})
  expect([(await refund())?.state, await rows()]).toEqual(['error', [['Error', 25]]])

  expect((await hear()).status).toBe(200)
  expect([(await refund())?.state, await read()]).toEqual(['error', 0])
  hears.gone = 2500
  for (let nth = 0; nth < 2; nth++) {
    expect((await hear()).status).toBe(200)
    expect(await refund()).toMatchObject({ state: 'approved', transactionId: 'after-all' })
    expect([await rows(), await read()]).toEqual([[['Approved', 25]], 1])
  }
  expect(await theVisit(patron, reservationId)).toMatchObject({
    refund: { amount: 25, state: 'issued' },
  })
})

it('a refund whose answer was lost is settled by the first news of it, before its turn comes', async () => {
  const { facility, hears } = await withAMistakenProcessor()
  const patron = await facility.patron()
  const { reservationId } = await aHeldVisit(patron)
  await charged(patron, { amt: 25, reservationId })
  hears.lost = true
  await patron.post(`reservations/${reservationId}/status`, { status: 'Canceled' })
  const refund = async () => {
    const [row] = await facility.db.orm.select().from(attempts).where(eq(attempts.kind, 'refund'))
    return row
  }
  const { id = '', processor = '' } = (await refund()) ?? {}
  expect(await refund()).toMatchObject({ state: 'open', asked: expect.anything() })
  Object.assign(hears, { refundId: id, gone: 2500 })
  expect((await facility.anyone.post(`payments/webhook/${processor}`, {})).status).toBe(200)
  expect(await refund()).toMatchObject({ state: 'approved', transactionId: 'after-all' })
})

it('is looked at by itself where its processor sends no news, ever more seldom, for a month', async () => {
  const { facility, hears } = await withAMistakenProcessor()
  const { db, parts } = facility
  const began = parts.realNow()
  const { patron, reservationId } = await aCanceledPaidVisit(facility)
  const looksAfter = async (age: number) => {
    parts.realNow = () => began + age
    hears.looks = 0
    await facility.runDue()
    return hears.looks
  }
  const looks = []
  for (const age of [0.5, 1.5, 2.6, 4, 5.4, 9, 20, 24 * 31])
    looks.push(await looksAfter(hours(age)))
  expect(looks).toEqual([0, 1, 0, 1, 0, 1, 1, 0])

  hears.gone = 2500
  expect(await looksAfter(hours(24 * 29))).toBe(1)
  const [refund] = await db.orm.select().from(attempts).where(eq(attempts.kind, 'refund'))
  expect(refund).toMatchObject({ state: 'approved', transactionId: 'after-all' })
  expect(await looksAfter(hours(24 * 29 + 20))).toBe(0)
  parts.realNow = () => began
  expect(await theVisit(patron, reservationId)).toMatchObject({
    refund: { amount: 25, state: 'issued' },
  })
})

it('is looked for every ten minutes, and not at each beat of the jobs', async () => {
  const { facility, hears } = await withAMistakenProcessor()
  const { db, parts } = facility
  const began = parts.realNow()
  await aCanceledPaidVisit(facility)
  const looksAfter = async (minutes: number) => {
    parts.realNow = () => began + minutes * 60_000
    hears.looks = 0
    await db.orm.update(attempts).set({ lookAt: began }).where(eq(attempts.kind, 'refund'))
    await askAboutFailedRefunds(parts)
    return hears.looks
  }
  const looks = []
  for (const minutes of [90, 90.1, 99, 100]) looks.push(await looksAfter(minutes))
  expect(looks).toEqual([1, 0, 0, 1])
})

it('a year ends with its money, though more of it went back in the end than was paid', async () => {
  const { facility, hears } = await withAMistakenProcessor()
  const [admin, her] = [await facility.staff('Admin'), await facility.patron()]
  await admin.post('settings/membershiplevels', { level: 'Gold', price: 180 })
  const buys = await her.post(`users/${her.userId}/buymembership`, {
    ...{ membershipLevel: 'Gold', email: 'rivka@example.org', installments: 1 },
    ...card('practice_ok'),
  })
  expect(buys.status).toBe(200)
  const [bought] = await facility.db.orm.select().from(payments)
  const give = () =>
    admin.post('payments/refund', { paymentId: bought?.id, amt: 100, note: 'by the board' })
  await give()
  const [first] = await facility.db.orm.select().from(attempts).where(eq(attempts.kind, 'refund'))
  Object.assign(hears, { refundId: first?.id, works: true })
  expect((await give()).status).toBe(200)
  const expires = async () => {
    const [row] = await facility.db.orm.select().from(users).where(eq(users.id, her.userId))
    return row?.membershipExpiration
  }
  expect(await expires()).toBe('2027-11-24')
  hears.gone = 10_000
  await facility.anyone.post(`payments/webhook/${first?.processor}`, {})
  expect(await expires()).toBe('2026-11-23')
})
