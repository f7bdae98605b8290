import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { makePayment } from '@mikvah/contract/payments.ts'
import { mayRecord, type Payer } from '@mikvah/rules/payments/methods.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { judgeInQuiet } from '@mikvah/rules/reservation/quiet.ts'
import { mayActAtKiosk } from '../../kiosk/store.ts'
import { quietAt } from '../../nights/quiet.ts'
import { type Account, accountById } from '../../people/accounts.ts'
import { mayTouch, ownerOf } from '../../people/owner.ts'
import type { RequestContext, SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { refuseRobots } from '../../request/refuse-robots.ts'
import { Refused } from '../../request/refused.ts'
import { type ReservationRow, reservationById } from '../../reservations/store.ts'
import { isBegunBy } from './begun-by.ts'
import { attemptByIntent } from './store.ts'

export type PaymentBody = BodyOf<typeof makePayment>

/** Who pays, and for whom. The visit is as it was read, not locked. */
export type Paying = {
  as: Payer
  /** The patron whose record it is; null for a donor without an account. */
  owner: Account | null
  visit: ReservationRow | null
}

/**
 * Who pays by this body, for whom and for which visit. Refuses what such a payer may not pay, record or see, and as
 * `refusePaymentInQuiet` does. One that `confirms` an intent passed the captcha when the intent was made, as a token is
 * good only once.
 */
export async function payingOf(
  parts: Parts,
  ctx: RequestContext,
  body: PaymentBody,
  { confirms = false } = {},
): Promise<Paying> {
  const as = payerOf(ctx)
  if (as === 'visitor') {
    refuseMoreThanDonation(body)
    const token = body.reCaptchaTokenResponse
    if (!confirms) await refuseRobots(parts, ctx, { token, action: 'donation' })
  }
  refuseMethod(body, as)
  refusePaymentInQuiet(ctx, as)
  const { by } = ctx
  if (!by) return { as, owner: null, visit: null }

  const { orm } = parts.db
  if (body.reservationId) {
    const visit = await reservationById(orm, body.reservationId)
    const hers = visit && (await mayPayFor(parts, { ...ctx, by }, visit, body.paymentIntent))
    if (!hers || (body.userId && body.userId !== visit.userId)) throw new Refused('not-found')
    return { as, owner: await accountById(orm, visit.userId), visit }
  }
  const atDesk = as === 'reception' && !body.userId
  return {
    as,
    owner: atDesk ? null : await ownerOf(orm, { ...ctx, by }, body.userId),
    visit: null,
  }
}

function payerOf({ by }: RequestContext): Paying['as'] {
  if (!by) return 'visitor'
  if (holds(by.roles, 'Reception')) return 'reception'
  if (by.kind === 'patron') return 'patron'
  if (holds(by.roles, 'Kiosk')) return 'kiosk'
  throw new Refused('role-missing')
}

function refuseMethod(body: PaymentBody, as: Payer): void {
  if (!mayRecord(body.method, as)) {
    if (body.method === 'CreditRefund') throw wrong('method', 'A refund has its own call.')
    throw new Refused('staff-only-method')
  }
  if (as === 'kiosk') refuseMoreThanHerVisit(body)
}

/**
 * Whether the caller may pay for a visit: her own; for the desk any; for a kiosk the one that was looked up there. A
 * kiosk's charge for an intent of its own is accepted however long she looked for her card: money that was moved is
 * never turned away.
 */
async function mayPayFor(
  parts: Parts,
  ctx: SignedInContext,
  { id, userId }: ReservationRow,
  intent: string | null | undefined,
): Promise<boolean> {
  const { orm } = parts.db
  if (mayTouch(ctx, userId) || (await mayActAtKiosk(orm, ctx, id))) return true
  if (!intent || !holds(ctx.by.roles, 'Kiosk')) return false
  const { kind } = parts.outside.cards(ctx.content.values)
  const begun = await attemptByIntent(orm, kind, intent)
  return begun?.reservationId === id && isBegunBy(begun, ctx.by)
}

const notAtKiosks = ['userId', 'tipAmount', 'donationAmount', 'saveCard', 'paymentInfo'] as const

/** A kiosk only charges what is owed for the visit, by its own reader. */
function refuseMoreThanHerVisit(body: PaymentBody): void {
  if (!body.reservationId) throw wrong('reservationId', 'The visit that was looked up.')
  const named = notAtKiosks.find((field) => body[field])
  if (named) throw wrong(named, 'Not at a kiosk.')
}

const notForVisitors = ['userId', 'reservationId', 'saveCard'] as const

/** Somebody who isn't signed in may only donate, with a new card. */
function refuseMoreThanDonation(body: PaymentBody): void {
  if (body.method !== 'Donation') throw new Refused('donation-only')
  const named = notForVisitors.find((field) => body[field])
  if (named) throw wrong(named, 'Please sign in first.')
  if (body.paymentInfo?.sourceCard) throw wrong('paymentInfo.sourceCard', 'Please sign in first.')
}

/**
 * Refuses a payment in the quiet of Shabbos or Yom Tov where the facility closes then (`closedInQuiet`); never one that
 * the desk takes.
 */
export function refusePaymentInQuiet(ctx: RequestContext, as: Paying['as']): void {
  const { now, content } = ctx
  const by = as === 'reception' ? 'reception' : 'patron'
  const quiet = judgeInQuiet(quietAt(ctx, now), { now, by, values: content.values })
  if (!quiet.allowed) throw new Refused(quiet.because)
}

/** The refusal `invalid-request` of a body for one field of it, given and not thrown. */
export const wrong = (path: string, message: string) =>
  new Refused('invalid-request', { errors: [{ path, message }], params: { fields: path } })
