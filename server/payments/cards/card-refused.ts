import { isWordKey } from '@mikvah/contract/words/all.ts'
import type { RequestContext } from '../../request/context.ts'
import { Refused } from '../../request/refused.ts'
import { textIn } from '../../request/words.ts'

/** What the processor answered. */
type Refusal = { code: string; message: string }

/** Codes of a declined card for which the bank gives no reason to the shop. */
const withoutReason: readonly string[] = [
  'call_issuer',
  'card_declined',
  'card_velocity_exceeded',
  'do_not_honor',
  'do_not_try_again',
  'fraudulent',
  'issuer_not_available',
  'lost_card',
  'no_action_taken',
  'not_permitted',
  'pickup_card',
  'restricted_card',
  'service_not_allowed',
  'stolen_card',
  'transaction_not_allowed',
  'try_again_later',
  'withdrawal_count_limit_exceeded',
]

/**
 * The refusal for a declined card, given and not thrown; the screen shows its words and asks for another card.
 * `processorSaid` is for an administrator.
 */
export function cardRefused(
  ctx: RequestContext,
  refusal: Refusal,
  more: { processorSaid?: string } = {},
): Refused {
  const text = refusalText(ctx, refusal)
  return new Refused('card-refused', {
    text,
    extra: { stripeErrorMessage: text, stripeErrorType: 'card_error', paid: false, ...more },
  })
}

/**
 * The words in her language for a code that is known; for any other the processor's own where she reads English, else
 * that the card was refused.
 */
function refusalText({ language, content }: RequestContext, { code, message }: Refusal): string {
  const known = `declined-${codeSaid(code).replaceAll('_', '-')}`
  if (isWordKey(known)) return textIn(language, known, {}, content.texts)
  return language === 'en' && message
    ? message
    : textIn(language, 'card-refused', {}, content.texts)
}

const codeSaid = (code: string) => (withoutReason.includes(code) ? 'generic_decline' : code)
