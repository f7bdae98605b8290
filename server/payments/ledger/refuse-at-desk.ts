import { judgeSavedCardAtDesk } from '@mikvah/rules/payments/saved-card-at-desk.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import type { Cents } from '@mikvah/rules/price/money.ts'
import type { Tx } from '../../db/database.ts'
import { todayOf } from '../../nights/nights.ts'
import type { RequestContext } from '../../request/context.ts'
import { Refused } from '../../request/refused.ts'
import { chargesOfDay } from './by-the-desk.ts'
import type { Paying, PaymentBody } from './payer.ts'

type Charge = Pick<PaymentBody, 'note' | 'paymentInfo'> & { freeCents: Cents }

/**
 * Refuses the desk a patron's saved card where neither a visit nor a note says what for, and, but for Admin, where what
 * goes beyond the price of a visit passes the desk's limit of a day. This is asked under the lock of her account, and
 * gives how many cents count towards that limit; 0 for any other payment.
 */
export async function refuseAtDesk(
  tx: Tx,
  ctx: Pick<RequestContext, 'by' | 'content' | 'now'>,
  { as, owner, visit }: Paying,
  { note, paymentInfo, freeCents }: Charge,
): Promise<Cents> {
  if (as !== 'reception' || !owner || !paymentInfo?.sourceCard) return 0
  const today = await chargesOfDay(tx, owner.id, todayOf(ctx))
  const verdict = judgeSavedCardAtDesk(
    {
      freeCents,
      todayCents: today.reduce((sum, { facts }) => sum + (facts.deskCents ?? 0), 0),
      note: note ?? '',
      forVisit: visit !== null,
      byAdmin: holds(ctx.by?.roles ?? [], 'Admin'),
    },
    ctx.content.values,
  )
  if (!verdict.allowed) throw new Refused(verdict.because)
  return freeCents
}
