import type { Cents } from '@mikvah/rules/price/money.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'

/**
 * What we ask of whoever moves card money. Expected ends are values; only the calls about saved cards, readers and
 * terminals throw, and what they throw is a `CardProcessorFailed`. No call is made while a transaction is open.
 */
export type CardProcessor = {
  kind: ProcessorKind
  publicConfig(): PublicCardConfig
  /** Asked twice with one paymentId it moves money once. */
  charge(request: ChargeRequest): Promise<ChargeResult>
  /** What became of a payment whose answer never came. Reads only, never moves money. */
  lookup(request: LookupRequest): Promise<ChargeResult | NothingFound>
  /** Ends an attempt that waits for the patron. A charge that went through meanwhile is answered as approved. */
  cancelIntent(request: LookupRequest & { paymentIntent: string }): Promise<CancelResult>
  refund(request: RefundRequest): Promise<RefundResult>
  lookupRefund(request: RefundLookupRequest): Promise<RefundResult | NothingFound>
  saveCard(request: SaveCardRequest): Promise<SaveCardResult>
  listCards(customerRef: string): Promise<SavedCard[]>
  /** False when she has no such card. */
  deleteCard(customerRef: string, cardId: string): Promise<boolean>
  /** Takes her off with all her cards. Done again it finds nobody. */
  forgetCustomer(customerRef: string): Promise<void>
  /** A webhook is a hint to look something up, never the news itself. */
  readWebhook(headers: WebhookHeaders, rawBody: string): Promise<WebhookReading>
  createIntent?(request: IntentRequest): Promise<IntentResult>
  /** A secret for one reader's connection: never cached, never logged. */
  terminalToken?(location?: string): Promise<string>
  readers?: CardReaders
}

export const processorKinds = ['stripe', 'cardknox'] as const
export type ProcessorKind = (typeof processorKinds)[number]

export type PublicCardConfig = {
  ccProcessorType: ProcessorKind
  publicKey: string
  requiresCvv: boolean
  requiresCardholderId: boolean
}

export type Payer = {
  userId: string
  /** Ours for her at the processor, as an earlier result gave it; null before the first. */
  customerRef: string | null
}

export type CardSource =
  /** From the card form, good for one try. `exp` is MMYY; the cvv is a token too and is kept nowhere. */
  | { kind: 'token'; token: string; cvv?: string; exp?: string }
  | { kind: 'savedCard'; id: string }
  /** An intent the patron confirmed in her browser or on a reader. */
  | { kind: 'intent'; id: string }

export type ChargeRequest = {
  /** Our payment row: the idempotency key, and how the payment is found again. */
  paymentId: string
  amount: Cents
  /** ISO code, any case. */
  currency: string
  /** Null for a donor who isn't signed in. */
  payer: Payer | null
  source: CardSource
  save: boolean
  /** False when nobody is there to answer her bank: renewals, charges by the desk. */
  present: boolean
  description: string
  meta?: Readonly<Record<string, string>>
}

export type Approved = {
  status: 'approved'
  /** The processor's name for the payment: unique, and what a refund refers to. */
  transactionId: string
  /** What really moved. */
  amount: Cents
  card: CardFace | null
  /** To be kept with the user when not null. */
  customerRef: string | null
  savedCard: SavedCard | null
}
/** Her card was refused; nothing moved. The message is for her. */
export type Declined = { status: 'declined'; type: 'card_error'; code: string; message: string }
/** The processor or our call is at fault; nothing moved. The message is for the log. */
export type Errored = { status: 'error'; type: 'api_error'; code: string; message: string }
/** Money may have moved: look it up. */
export type Unknown = { status: 'unknown'; message: string }
export type RequiresAction = {
  status: 'requires_action'
  clientSecret: string
  paymentIntent: string
}
/** It is under way at the processor, or waits for the patron; nobody knows the end yet. */
export type Pending = { status: 'pending'; paymentIntent: string }
/** The processor never heard of it, and can't any more: it is safe to close the attempt. */
export type NothingFound = { status: 'none' }

export type ChargeResult = Approved | Declined | Errored | RequiresAction | Pending | Unknown

export type LookupRequest = {
  paymentId: string
  /** When known: exact and at once. */
  paymentIntent?: string | null
  /** When the attempt was opened, on the real clock. */
  openedAt: Ms
}

export type CancelResult = { status: 'canceled' } | ChargeResult

export type RefundRequest = {
  /** Our refund row: the idempotency key. */
  refundId: string
  transactionId: string
  amount: Cents
  /** The whole of the original charge, nothing refunded before. */
  full: boolean
  /** When the refund was first asked for, on the real clock. */
  requestedAt: Ms
}

export type Refunded = { status: 'approved'; refundTransactionId: string; amount: Cents }
export type RefundPending = { status: 'pending'; refundTransactionId: string; amount: Cents }
export type RefundResult = Refunded | RefundPending | Declined | Errored | Unknown

export type RefundLookupRequest = {
  refundId: string
  transactionId: string
  requestedAt: Ms
  /** When the last try was sent that nothing is known of; null: each was answered. Without a word as long as the first. */
  underWaySince?: Ms | null
}

export type CardFace = { brand: string; last4: string }
export type SavedCard = CardFace & { id: string }

export type SaveCardRequest = { payer: Payer; token: string; exp?: string; cvv?: string }
export type SaveCardResult =
  | { status: 'saved'; card: SavedCard; customerRef: string }
  | { status: 'requires_action'; clientSecret: string; customerRef: string }
  | Declined
  | Errored
  | Unknown

export type IntentRequest = Omit<ChargeRequest, 'source' | 'present'> & {
  /** A card held to a reader instead of a wallet: the browser drives the reader, or the server does. */
  terminal?: 'byBrowser' | 'byServer'
}
export type IntentResult =
  | { status: 'created'; paymentIntent: string; clientSecret: string; customerRef: string | null }
  | Declined
  | Errored
  | Unknown

export type CardReader = { id: string; label: string; online: boolean; location: string | null }

export type CardReaders = {
  /** Those of one location, where it is named. */
  list(location?: string): Promise<CardReader[]>
  /** Asks the reader to take the card for an intent made `byServer`; a webhook or look-up tells the end. */
  collect(readerId: string, paymentIntent: string): Promise<'asked' | 'busy' | 'offline'>
  /** Whether it still waits for a card, or works on one, for this intent. */
  isAsking(readerId: string, paymentIntent: string): Promise<boolean>
  /** Has it stop asking for this intent; whatever else it does it goes on with. */
  cancel(readerId: string, paymentIntent: string): Promise<void>
}

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>

export type WebhookHint = {
  /** Unique at the processor: the same event may come twice, late and out of order. */
  eventId: string
  about: 'payment' | 'refund' | 'dispute' | 'card' | 'reader' | 'other'
  paymentId: string | null
  refundId: string | null
  transactionId: string | null
}

export type WebhookReading =
  | { accepted: true; hint: WebhookHint }
  | { accepted: false; because: 'bad-signature' | 'unreadable' }

export class CardProcessorFailed extends Error {
  override name = 'CardProcessorFailed'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export const declined = (code: string, message: string): Declined => ({
  status: 'declined',
  type: 'card_error',
  code,
  message,
})

export const errored = (code: string, message: string): Errored => ({
  status: 'error',
  type: 'api_error',
  code,
  message,
})
