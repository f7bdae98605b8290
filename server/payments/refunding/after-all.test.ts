import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { effects } from '../../outbox/table.ts'
import { practiceOutside } from '../../outside/outside.ts'
import { type CardProcessor, errored } from '../../outside/payments/card-processor.ts'
import { aFacility } from '../../test/a-facility.ts'
import { aHeldVisit, charged, theVisit } from '../../test/paying.ts'
import { attempts } from '../table.ts'

it('a refund that was told as failed and has gone through after all is taken up, once, and the office is told', async () => {
  let [news, gone] = [0, false]
  let refundId = ''
  /** A processor whose answer was wrong. */
  const mistaken = (processor: CardProcessor): CardProcessor => ({
    ...processor,
    refund: async () => errored('refused', 'not now'),
    lookupRefund: async () =>
      gone
        ? { status: 'approved', refundTransactionId: 'after-all', amount: 2500 }
        : { status: 'none' },
    readWebhook: async () => ({
      accepted: true,
      hint: {
        ...{ eventId: String(news++), about: 'refund', refundId },
        ...{ paymentId: null, transactionId: null },
      },
    }),
  })
  const facility = await aFacility({
    outside: (db) => {
      const outside = practiceOutside(db)
      return { ...outside, cards: (values) => mistaken(outside.cards(values)) }
    },
    settings: { paymentsEmail: 'till@example.org' },
  })
  const { db } = facility
  const patron = await facility.patron()
  const { reservationId } = await aHeldVisit(patron)
  await charged(patron, { amt: 25, reservationId })
  await patron.post(`reservations/${reservationId}/status`, { status: 'Canceled' })
  const refund = async () => {
    const [row] = await db.orm.select().from(attempts).where(eq(attempts.kind, 'refund'))
    return row
  }
  const rows = async () =>
    (await theVisit(patron, reservationId)).payments
      .filter(({ method }: { method: string }) => method === 'CreditRefund')
      .map(({ status, amount }: { status: string; amount: number }) => [status, amount])
  const told = async () =>
    (await db.orm.select().from(effects)).filter((row) =>
      JSON.stringify(row).includes('noticeRefundAfterAll'),
    ).length
  const { id = '', processor = '' } = (await refund()) ?? {}
  refundId = id
  const hear = () => facility.anyone.post(`payments/webhook/${processor}`, {})
  expect([(await refund())?.state, await rows()]).toEqual(['error', [['Error', 25]]])

  expect((await hear()).status).toBe(200)
  expect([(await refund())?.state, await told()]).toEqual(['error', 0])
  gone = true
  for (let nth = 0; nth < 2; nth++) {
    expect((await hear()).status).toBe(200)
    expect(await refund()).toMatchObject({ state: 'approved', transactionId: 'after-all' })
    expect([await rows(), await told()]).toEqual([[['Approved', 25]], 1])
  }
  expect(await theVisit(patron, reservationId)).toMatchObject({
    refund: { amount: 25, state: 'issued' },
  })
})
