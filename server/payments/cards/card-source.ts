import type { CardSource } from '../../integrations/payments/card-processor.ts'
import type { RequestContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import type { Paying, PaymentBody } from '../ledger/payer.ts'
import { cardsOf } from './list-saved-cards.ts'

/**
 * The card to charge: a new one by its token, or one of her own. Refuses a body that names both or neither, and a card
 * that isn't hers.
 */
export async function sourceOf(
  parts: Parts,
  { content }: RequestContext,
  { owner }: Paying,
  { paymentInfo }: Pick<PaymentBody, 'paymentInfo'>,
): Promise<CardSource> {
  const { sourceToken, sourceCard } = paymentInfo ?? {}
  if (!sourceToken === !sourceCard) throw new Refused('card-source')
  if (sourceToken) return tokenOf(sourceToken, paymentInfo ?? {})
  const cards = owner ? await cardsOf(parts, content, owner) : []
  const card = cards.find(({ id }) => id === sourceCard)
  if (!card) throw new Refused('not-found')
  return { kind: 'savedCard', id: card.id }
}

type CardInfo = Omit<NonNullable<PaymentBody['paymentInfo']>, 'sourceToken' | 'sourceCard'>

/** A card token, with the expiry in the gateway's form, MMYY. */
export function tokenOf(
  token: string,
  { cvv, ccExpMonth, ccExpYear }: CardInfo,
): CardSource & { kind: 'token' } {
  const month = String(ccExpMonth ?? '').padStart(2, '0')
  const year = String(ccExpYear ?? '')
    .slice(-2)
    .padStart(2, '0')
  const exp = ccExpMonth && ccExpYear ? `${month}${year}` : undefined
  return { kind: 'token', token, ...(cvv ? { cvv } : {}), ...(exp ? { exp } : {}) }
}
