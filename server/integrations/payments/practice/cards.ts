import type { CardFace } from '../card-processor.ts'

/** A test card, and what happens when it is charged. */
export type PracticeCard = CardFace & {
  does: 'pay' | 'refuse' | 'ask-the-bank' | 'fail' | 'lose-the-answer'
  /** Why the card is refused. */
  refusal?: { code: string; message: string }
  /** Whether saving the card is refused too. */
  refusedWhenSaved?: boolean
}

/** The tokens that the practice card form makes from the usual test numbers. */
const cards: Readonly<Record<string, PracticeCard>> = {
  practice_ok: { brand: 'Visa', last4: '4242', does: 'pay' },
  practice_declined: {
    brand: 'Visa',
    last4: '0002',
    does: 'refuse',
    refusal: { code: 'generic_decline', message: 'Your card was declined.' },
    refusedWhenSaved: true,
  },
  practice_insufficient_funds: {
    brand: 'Visa',
    last4: '9995',
    does: 'refuse',
    refusal: { code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  },
  practice_expired: {
    brand: 'Visa',
    last4: '0069',
    does: 'refuse',
    refusal: { code: 'expired_card', message: 'Your card has expired.' },
    refusedWhenSaved: true,
  },
  practice_3ds: { brand: 'Visa', last4: '3155', does: 'ask-the-bank' },
  practice_3ds_always: { brand: 'Visa', last4: '3184', does: 'ask-the-bank' },
  practice_error: { brand: 'Visa', last4: '0119', does: 'fail' },
  practice_lost_answer: { brand: 'MasterCard', last4: '4444', does: 'lose-the-answer' },
}

/** The practice cards by their tokens, as `practice_ok`. */
export const practiceCards: ReadonlyMap<string, PracticeCard> = new Map(Object.entries(cards))

/** The refusal of a card whose bank asks her and gets no answer, or a no. */
export const bankRefusal = {
  code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}
