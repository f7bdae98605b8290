import { judgeSavedCardAtDesk } from '@mikvah/rules/payments/saved-card-at-desk.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { type Cents, centsOf } from '@mikvah/rules/price/money.ts'
import type { Asked } from '../../asked/asked.ts'
import { Refused } from '../../asked/refused.ts'
import type { Paying, PaymentBody } from './payer.ts'

/** A card she saved is hers: the desk charges it for her visit, or within its limits and says why. */
export function refuseAtDesk(
  { by, content }: Pick<Asked, 'by' | 'content'>,
  { as, visit }: Paying,
  body: PaymentBody,
): void {
  if (as !== 'reception' || !body.paymentInfo?.sourceCard) return
  const verdict = judgeSavedCardAtDesk(
    {
      freeCents: visit ? givenIn(body) : centsOf(body.amt),
      note: body.note ?? '',
      forVisit: visit !== null,
      byAdmin: holds(by?.roles ?? [], 'Admin'),
    },
    content.values,
  )
  if (!verdict.allowed) throw new Refused(verdict.because)
}

const givenIn = ({ method, amt, tipAmount, donationAmount }: PaymentBody): Cents =>
  method === 'CreditCard' ? centsOf(tipAmount ?? 0) + centsOf(donationAmount ?? 0) : centsOf(amt)
