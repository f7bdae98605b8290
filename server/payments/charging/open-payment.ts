import { isKallahNote } from '@mikvah/rules/reservation/kallah.ts'
import type { Tx } from '../../db/database.ts'
import { sessionOf } from '../../kiosk/store.ts'
import { lockAccount } from '../../people/store.ts'
import type { RequestContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { cardTriesOf, refuseManyCards } from '../cards/card-limits.ts'
import { mayKeepCards } from '../cards/may-keep-cards.ts'
import { isReaderInUse } from '../ledger/at-reader.ts'
import { auditCharge } from '../ledger/audit-charge.ts'
import { type JudgedCharge, judgeCharge } from '../ledger/judge-charge.ts'
import type { Paying, PaymentBody } from '../ledger/payer.ts'
import { refuseAtDesk } from '../ledger/refuse-at-desk.ts'
import type { AttemptRow } from '../ledger/store.ts'
import type { AttemptFacts } from '../table.ts'
import { leaveWallet } from './leave-wallet.ts'
import { type ChargeOpening, openCharge } from './open-charge.ts'

type Method = Exclude<PaymentBody['method'], 'Fee' | 'CreditRefund'>

/** Another visit's card is being asked for at that reader; nothing was opened. */
export class ReaderInUse extends Error {
  override name = 'ReaderInUse'
}

/**
 * Judges a charge and writes its attempt, under the lock of the visit's night, with its audit row and what its key
 * stores. An intent that was left open for the same thing is ended before that, unless the charge would be refused all
 * the same. Throws `ReaderInUse` where its reader is asking for another card.
 */
export async function openPayment(
  parts: Parts,
  ctx: RequestContext,
  paying: Paying,
  body: PaymentBody,
  confirmed: Pick<AttemptFacts, 'wallet' | 'reader'> = {},
): Promise<AttemptRow> {
  const processor = parts.outside.cards(ctx.content.values)
  const method = body.method as Method
  const judge = async (tx: Tx, leaving: 'leaving' | null) => {
    const judged = await judgeCharge(tx, ctx, paying, { ...body, method }, leaving)
    if (paying.owner) await lockAccount(tx, paying.owner.id)
    const { freeCents } = judged
    const deskCents = await refuseAtDesk(tx, ctx, paying, { ...body, freeCents })
    const { reader } = confirmed
    if (reader && (await isReaderInUse(tx, reader, parts.realNow()))) throw new ReaderInUse()
    const opening = chargeRowOf(parts, ctx, paying, body, judged)
    await refuseManyCards(tx, opening.facts?.buckets ?? [], parts.realNow())
    return { opening, deskCents }
  }
  await leaveWallet(parts, ctx, paying, () => parts.db.inTransaction((tx) => judge(tx, 'leaving')))
  return parts.db.inTransaction(async (tx) => {
    const { opening, deskCents } = await judge(tx, null)
    const attempt = await openCharge(tx, parts, processor, {
      ...opening,
      facts: { ...opening.facts, ...confirmed, ...(deskCents > 0 ? { deskCents } : {}) },
    })
    await recordOutcome(tx, ctx.key, { attempt: attempt.id })
    await auditCharge(tx, ctx, attempt, body)
    return attempt
  })
}

/** What a charge is opened with, from the body of a payment and what was judged of it. */
export const chargeRowOf = (
  parts: Pick<Parts, 'exemptsAddress'>,
  ctx: RequestContext,
  paying: Paying,
  body: PaymentBody,
  { visit, cents, split, discountCents }: Judged,
): ChargeOpening => ({
  purpose: purposeOf(body),
  userId: paying.owner?.id ?? null,
  reservationId: visit?.id ?? null,
  cents,
  split,
  facts: {
    ...factsOf(parts, ctx, paying, body),
    ...(discountCents > 0 ? { discountCents } : {}),
  },
})

type Judged = Omit<JudgedCharge, 'visit' | 'freeCents'> & { visit: { id: string } | null }

function purposeOf({ reservationId, method, note }: PaymentBody): AttemptRow['purpose'] {
  if (reservationId) return 'visit'
  if (method === 'Donation') return 'donation'
  return isKallahNote(note) ? 'kallah' : 'other'
}

function factsOf(
  parts: Pick<Parts, 'exemptsAddress'>,
  ctx: RequestContext,
  { as, owner }: Paying,
  body: PaymentBody,
): AttemptFacts {
  const { firstName, lastName, phone, email } = body
  const given = Object.entries({ firstName, lastName, phone, email }).filter(([, text]) => text)
  return {
    note: body.note || null,
    tipNote: body.tipNote || null,
    by: ctx.by?.userId ?? null,
    ...(as === 'kiosk' && ctx.by ? { session: sessionOf(ctx.by) } : {}),
    save: (body.saveCard ?? false) && mayKeepCards(owner),
    present: as !== 'reception' || !body.paymentInfo?.sourceCard,
    buckets: cardTriesOf(parts, ctx, owner?.id ?? null),
    ...(as === 'visitor' ? { donor: Object.fromEntries(given) } : {}),
  }
}
