import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { liveCards, type Outside, practiceOutside } from '../integrations/outside.ts'
import { practiceLedger } from '../practice/table.ts'
import { aFacility, type TestFacility } from './a-facility.ts'
import { afterUse } from './after-use.ts'
import { startCardknoxStandIn } from './stand-ins/cardknox-stand-in.ts'
import { unhurried } from './stand-ins/patience.ts'
import { startStripeStandIn } from './stand-ins/stripe-stand-in.ts'

type CardKind = 'good' | 'declined' | 'losesTheAnswer' | 'asksTheBank'

/** A facility with one card processor, and what tests need to see which money moved. */
export type PayingFacility = {
  facility: TestFacility
  /** A card as the form sends it. */
  card(kind: CardKind): object
  /** Every charge and refund in order, in cents: "charge 2500", "refund 1000". */
  moved(): Promise<string[]>
  /** The bank's answer, where there is such a question. */
  bankSays: ((paymentIntent: string, ok: boolean) => Promise<unknown>) | null
  /** What the processor posts about the last charge, where it posts anything. */
  webhook: (() => { url: string; headers: Record<string, string>; body: string }) | null
  /** What must be found in no row: keys, and every card and code token handed out so far. */
  secrets: string[]
}

export type ProcessorName = 'practice' | 'stripe' | 'cardknox'

type Given = { settings?: Record<string, string> }

/** How to open a facility with each of the card processors. */
export const processors: Record<ProcessorName, (given?: Given) => Promise<PayingFacility>> = {
  practice: async ({ settings = {} } = {}) => {
    const facility = await aFacility({ settings })
    const tokens = {
      good: 'practice_ok',
      declined: 'practice_declined',
      losesTheAnswer: 'practice_lost_answer',
      asksTheBank: 'practice_3ds',
    }
    return {
      facility,
      card: (kind) => ({ sourceToken: tokens[kind] }),
      moved: async () => {
        const rows = await facility.db.orm.select().from(practiceLedger)
        const paid = rows.filter(({ key }) => key.startsWith('payment:'))
        return paid.map(({ value }) => JSON.parse(value)).flatMap(movedIn)
      },
      bankSays: (paymentIntent, ok) =>
        facility.anyone.post('/api/practice/confirm', { paymentIntent, ok }),
      webhook: null,
      secrets: [],
    }
  },

  stripe: async ({ settings = {} } = {}) => {
    const standIn = await startStripeStandIn()
    afterUse(async () => {
      await standIn.close()
      if (standIn.violations.length > 0) throw new Error(standIn.violations.join('\n'))
    })
    const facility = await aFacility({
      outside: through({ stripe: standIn.url, timeoutMs: unhurried }),
      settings: {
        ...settings,
        stripePublicKey: 'pk_test_public',
        stripeSecretKey: standIn.secretKey,
        stripeWebhookSecret: standIn.webhookSecret,
      },
    })
    const testCards = {
      good: 'pm_card_visa',
      declined: 'pm_card_visa_chargeDeclined',
      losesTheAnswer: 'pm_card_mastercard',
      asksTheBank: 'pm_card_authenticationRequired',
    }
    const secrets = [standIn.secretKey, standIn.webhookSecret]
    return {
      facility,
      card: (kind) => {
        const lose = { times: 2, on: 'POST /v1/payment_intents' }
        if (kind === 'losesTheAnswer') standIn.faults.next({ kind: 'lose-answer' }, lose)
        const sourceToken = standIn.confirmationToken(testCards[kind])
        secrets.push(sourceToken)
        return { sourceToken }
      },
      moved: async () => standIn.movements().map(inWords),
      bankSays: async (intent, ok) => standIn.authenticate(intent, ok),
      webhook: () => {
        const paid = standIn.events().findLast(({ type }) => type === 'payment_intent.succeeded')
        if (!paid) throw new Error('Nothing was paid.')
        return { url: '/api/api/payments/webhook/stripe', ...standIn.signed(paid) }
      },
      secrets,
    }
  },

  cardknox: async ({ settings = {} } = {}) => {
    const standIn = await startCardknoxStandIn()
    afterUse(standIn.close)
    const facility = await aFacility({
      outside: through({ cardknox: standIn.url, timeoutMs: unhurried }),
      settings: {
        ...settings,
        ccProcessorType: 'cardknox',
        ccPublicKey: 'ifields_public',
        cardknoxKey: standIn.xKey,
        cardknoxWebhookPin: standIn.webhookPin,
      },
    })
    const secrets = [standIn.xKey, standIn.webhookPin]
    return {
      facility,
      card: (kind) => {
        if (kind === 'losesTheAnswer') {
          standIn.faults.next({ kind: 'lose-answer' }, { on: 'cc:sale' })
        }
        const testCard = kind === 'declined' ? 'declines' : 'approves'
        const sourceToken = standIn.sut(testCard)
        const cvv = standIn.sut(testCard, 'cvv')
        secrets.push(sourceToken, cvv)
        return { sourceToken, cvv, ccExpMonth: 12, ccExpYear: 2031 }
      },
      moved: async () => standIn.movements().map(inWords),
      bankSays: null,
      webhook: () => {
        const paid = standIn.transactions().findLast(({ xCommand }) => xCommand === 'CC:Sale')
        if (!paid) throw new Error('Nothing was paid.')
        return { url: '/api/api/payments/webhook/cardknox', ...standIn.signed(paid) }
      },
      secrets,
    }
  },
}

const through =
  (urls: Parameters<typeof liveCards>[2]) =>
  (db: Database, config: Config): Outside => ({
    ...practiceOutside(db),
    cards: liveCards(db, config, urls),
  })

const inWords = ({ kind, amount }: { kind: string; amount: number }) => `${kind} ${amount}`

function movedIn(payment: { state: string; amount: number; refunds: { amount: number }[] }) {
  const charged = payment.state === 'paid' ? [`charge ${payment.amount}`] : []
  return [...charged, ...payment.refunds.map(({ amount }) => `refund ${amount}`)]
}
