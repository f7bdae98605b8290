import type { Cents } from '@mikvah/rules/price/money.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { CardProcessor, CardSource } from '../../integrations/payments/card-processor.ts'
import { inMemoryCardVault } from '../../integrations/payments/card-vault.ts'
import { cardknoxProcessor } from '../../integrations/payments/cardknox/cardknox.ts'
import { inMemoryPracticeLedger } from '../../integrations/payments/practice/ledger.ts'
import { practiceProcessor } from '../../integrations/payments/practice/payments.ts'
import { stripeProcessor } from '../../integrations/payments/stripe/stripe.ts'
import { startCardknoxStandIn } from './cardknox-stand-in.ts'
import { unhurried } from './patience.ts'
import { startStripeStandIn } from './stripe-stand-in.ts'

/** A card by what becomes of a charge of it. */
export type Card = 'good' | 'declined' | 'noFunds' | 'asksTheBank' | 'losesTheAnswer'

/** A payment processor with its stand-in, and what tests need to see which money moved. */
export type Bench = {
  processor: CardProcessor
  card(kind: Card): CardSource & { kind: 'token' }
  /** Every charge and refund in order, in cents: "charge 3500", "refund 1000". */
  moved(): Promise<string[]>
  /** Has the answer to the next charge be lost, where `card('losesTheAnswer')` alone doesn’t do that. */
  loseTheNextAnswer(): void
  /** Has the next call never be answered. Null for a processor that can’t time out. */
  sayNothing: (() => void) | null
  /** Gives the bank's answer to whether she confirms a payment. Null for a processor without that question. */
  bankSays: ((paymentIntent: string, ok: boolean) => Promise<void>) | null
  passTime(ms: Ms): void
  /** Closes the day's batch, where the processor has one: later a charge can be refunded, and no longer voided. */
  settle(): void
  /** The webhook that reports the last payment. Null for a processor that sends none. */
  webhook: (() => { headers: Record<string, string>; body: string }) | null
  secrets: readonly string[]
  close(): Promise<void>
}

/** How to make the bench of each processor; its calls are given up after `timeoutMs`. */
export const benches: Readonly<
  Record<'stripe' | 'cardknox' | 'practice', (timeoutMs?: Ms) => Promise<Bench>>
> = {
  stripe: async (timeoutMs = unhurried) => {
    const standIn = await startStripeStandIn()
    const { secretKey, webhookSecret } = standIn
    const clock = skewedClock()
    const cards = {
      good: 'pm_card_visa',
      declined: 'pm_card_visa_chargeDeclined',
      noFunds: 'pm_card_visa_chargeDeclinedInsufficientFunds',
      asksTheBank: 'pm_card_authenticationRequired',
      losesTheAnswer: 'pm_card_mastercard',
    }
    return {
      processor: stripeProcessor({
        secretKey,
        webhookSecret,
        publicKey: 'pk_test_public',
        requiresCvv: true,
        requiresCardholderId: false,
        baseUrl: standIn.url,
        timeoutMs,
        now: clock.now,
      }),
      card: (kind) => ({ kind: 'token', token: cards[kind] }),
      moved: async () => standIn.movements().map(inWords),
      // The SDK asks a second time by itself.
      loseTheNextAnswer: () =>
        standIn.faults.next({ kind: 'lose-answer' }, { times: 2, on: 'POST /v1/payment_intents' }),
      sayNothing: () => standIn.faults.next({ kind: 'hang' }, { times: 2 }),
      bankSays: async (intent, ok) => standIn.authenticate(intent, ok),
      passTime: clock.pass,
      settle() {},
      webhook: () => {
        const paid = standIn.events().findLast(({ type }) => type === 'payment_intent.succeeded')
        if (!paid) throw new Error('nothing was paid')
        return standIn.signed(paid)
      },
      secrets: [secretKey, webhookSecret],
      close: async () => {
        await standIn.close()
        if (standIn.violations.length > 0) throw new Error(standIn.violations.join('\n'))
      },
    }
  },

  cardknox: async (timeoutMs = unhurried) => {
    const standIn = await startCardknoxStandIn()
    const { xKey, webhookPin } = standIn
    const clock = skewedClock()
    const cards = {
      good: 'approves',
      declined: 'declines',
      noFunds: 'insufficient',
      asksTheBank: 'approves',
      losesTheAnswer: 'approves',
    } as const
    return {
      processor: cardknoxProcessor({
        xKey,
        webhookPin,
        publicKey: 'ifields_public',
        requiresCvv: true,
        requiresCardholderId: false,
        vault: inMemoryCardVault(),
        baseUrl: standIn.url,
        timeoutMs,
        now: clock.now,
      }),
      card: (kind) => ({
        kind: 'token',
        token: standIn.sut(cards[kind]),
        cvv: standIn.sut(cards[kind], 'cvv'),
        exp: '1231',
      }),
      moved: async () => standIn.movements().map(inWords),
      loseTheNextAnswer: () => standIn.faults.next({ kind: 'lose-answer' }, { on: 'cc:sale' }),
      sayNothing: () => standIn.faults.next({ kind: 'hang' }),
      bankSays: null,
      passTime: clock.pass,
      settle: standIn.settle,
      webhook: () => {
        const paid = standIn.transactions().findLast(({ xCommand }) => xCommand === 'CC:Sale')
        if (!paid) throw new Error('nothing was paid')
        return standIn.signed(paid)
      },
      secrets: [xKey, webhookPin],
      close: standIn.close,
    }
  },

  practice: async () => {
    const ledger = inMemoryPracticeLedger()
    const written: string[] = []
    const processor = practiceProcessor({
      kind: 'stripe',
      ledger: {
        get: ledger.get,
        swap: async (key, before, after) => {
          const done = await ledger.swap(key, before, after)
          if (done && key.startsWith('payment:')) written.push(...movedBy(before, after))
          return done
        },
      },
    })
    const cards = {
      good: 'practice_ok',
      declined: 'practice_declined',
      noFunds: 'practice_insufficient_funds',
      asksTheBank: 'practice_3ds',
      losesTheAnswer: 'practice_lost_answer',
    }
    return {
      processor,
      card: (kind) => ({ kind: 'token', token: cards[kind] }),
      moved: async () => written,
      loseTheNextAnswer() {},
      sayNothing: null,
      bankSays: async (intent, ok) => {
        await processor.confirm(intent, ok)
      },
      passTime() {},
      settle() {},
      webhook: null,
      secrets: [],
      close: async () => {},
    }
  },
}

function skewedClock() {
  let skew = 0
  return {
    now: () => Date.now() + skew,
    pass: (ms: Ms) => {
      skew += ms
    },
  }
}

const inWords = ({ kind, amount }: { kind: string; amount: Cents }) => `${kind} ${amount}`

function movedBy(before: string | null, after: string): string[] {
  const was = before === null ? { state: '', refunds: [] } : JSON.parse(before)
  const is = JSON.parse(after)
  const charged = was.state !== 'paid' && is.state === 'paid' ? [`charge ${is.amount}`] : []
  const refunds: { amount: Cents }[] = is.refunds.slice(was.refunds.length)
  return [...charged, ...refunds.map(({ amount }) => `refund ${amount}`)]
}
