import { desc, eq } from '../db/drizzle/queries.ts'
import { liveCards, practiceOutside } from '../integrations/outside.ts'
import { keepLookUp } from '../kiosk/store.ts'
import { attempts } from '../payments/table.ts'
import { standardCapacity } from '../request/capacity.ts'
import { momentOf } from '../request/moment.ts'
import { aDesk, type Desk } from './a-desk.ts'
import type { Person } from './a-facility.ts'
import { afterUse } from './after-use.ts'
import { theVisit } from './paying.ts'
import { type StripeStandIn, startStripeStandIn } from './stand-ins/stripe-stand-in.ts'
import { waitUntil } from './wait-for.ts'

/**
 * A desk whose card readers are a stand-in of Stripe's. The test fails at its end where an answer of the stand-in
 * hadn't the shape that Stripe publishes.
 */
export async function aDeskAtStripe(): Promise<{ desk: Desk; standIn: StripeStandIn }> {
  const standIn = await startStripeStandIn()
  afterUse(async () => {
    await standIn.close()
    if (standIn.violations.length > 0) throw new Error(standIn.violations.join('\n'))
  })
  const desk = await aDesk({
    outside: (db, config) => ({
      ...practiceOutside(db),
      cards: liveCards(db, config, { stripe: standIn.url, timeoutMs: 1000 }),
    }),
    settings: {
      stripePublicKey: 'pk_test_public',
      stripeSecretKey: standIn.secretKey,
      stripeWebhookSecret: standIn.webhookSecret,
    },
  })
  return { desk, standIn }
}

/** Has the server look at a waiting card reader often, so that a test needn’t wait. */
export const looksOften = ({ parts }: Desk): void => {
  parts.capacity = { ...standardCapacity, cardLookMs: 40 }
}
/**
 * Has the server look at a waiting card reader as rarely as in real use, so that something else ends the wait first.
 */
export const looksRarely = ({ parts }: Desk): void => {
  parts.capacity = standardCapacity
}

let nth = 0

/**
 * A patron with an unpaid visit tonight, looked up at the kiosk unless `lookedUp` is false, with what a test may do for
 * her there: have a reader ask for her card, stop it, and look at the attempt. What she owes (`owed`) is in dollars.
 */
export async function aGuest(desk: Desk, kiosk: Person, { lookedUp = true } = {}) {
  nth += 1
  const her = await desk.patron(String(7_325_550_900 + nth))
  const visit = await desk.aVisit({ her, night: '2026-11-24' })
  const reservationId: string = visit.reservationId
  const { orm } = desk.db
  const attempt = async () => {
    const [row] = await orm
      .select()
      .from(attempts)
      .where(eq(attempts.reservationId, reservationId))
      .orderBy(desc(attempts.openedAt))
    return row
  }
  if (lookedUp) {
    const { now } = await momentOf(desk.parts)
    const ctx = { by: { userId: kiosk.userId, family: null }, now }
    await keepLookUp(orm, ctx as Parameters<typeof keepLookUp>[1], reservationId)
  }
  return {
    ...{ her, reservationId, attempt },
    owed: visit.balance as number,
    visit: () => theVisit(her, reservationId),
    collect: (reader: string, { by = kiosk, key = '', atOnce = false } = {}) =>
      by.post(
        'payments/collect',
        { reservationId, reader },
        {
          ...(key ? { 'idempotency-key': `${reservationId}-${key}` } : {}),
          ...(atOnce ? { prefer: 'wait=0' } : {}),
        },
      ),
    stop: ({ by = kiosk } = {}) => by.post('payments/collect/cancel', { reservationId }),
    /** Waits until the reader asks for her card. */
    isAsked: async () => {
      await waitUntil(async () => (await attempt())?.facts.collecting)
      const row = await attempt()
      return { id: row?.id ?? '', paymentIntent: row?.intentId ?? '' }
    },
    /** Puts the end of the minute that a card may take into the past. */
    minuteOver: () =>
      orm
        .update(attempts)
        .set({ expiresAt: Date.now() - 1, lookAt: Date.now() - 1 })
        .where(eq(attempts.reservationId, reservationId)),
  }
}
