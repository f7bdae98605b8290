import type { Cents } from '@mikvah/rules/price/money.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'

/**
 * What the program asks of a card processor. Expected outcomes are values. Only listing and deleting saved cards,
 * forgetting a customer, readers and terminals throw: a `CardProcessorFailed` where the processor fails. No call is
 * made while a transaction is open.
 */
export type CardProcessor = {
  kind: ProcessorKind
  publicConfig(): PublicCardConfig
  /** Charges a card. Called twice with the same paymentId, it moves money once. */
  charge(request: ChargeRequest): Promise<ChargeResult>
  /** Reads what became of a payment whose answer was lost. It moves no money. */
  lookup(request: LookupRequest): Promise<ChargeResult | NothingFound>
  /** Cancels an intent that waits for the patron. If the charge went through meanwhile, the answer is approved. */
  cancelIntent(request: LookupRequest & { paymentIntent: string }): Promise<CancelResult>
  /** Gives money of a charge back. Called twice with the same refundId, it moves money once. */
  refund(request: RefundRequest): Promise<RefundResult>
  /** Reads what became of a refund whose answer was lost. It moves no money. */
  lookupRefund(request: RefundLookupRequest): Promise<RefundResult | NothingFound>
  /** Saves a card for later payments, and charges nothing. */
  saveCard(request: SaveCardRequest): Promise<SaveCardResult>
  listCards(customerRef: string): Promise<SavedCard[]>
  /** Gives false when she has no such card. */
  deleteCard(customerRef: string, cardId: string): Promise<boolean>
  /** Deletes her with all her cards. It may be repeated. */
  forgetCustomer(customerRef: string): Promise<void>
  /** Reads a webhook, which only says what to look up and is never the news itself. */
  readWebhook(headers: WebhookHeaders, rawBody: string): Promise<WebhookReading>
  /** Makes an intent that her browser or a reader confirms; absent where the processor knows none. */
  createIntent?(request: IntentRequest): Promise<IntentResult>
  /** A secret for one reader's connection; never cached, never logged. */
  terminalToken?(location?: string): Promise<string>
  readers?: CardReaders
}

export const processorKinds = ['stripe', 'cardknox'] as const
export type ProcessorKind = (typeof processorKinds)[number]

/** What the card form of a page has to know. */
export type PublicCardConfig = {
  ccProcessorType: ProcessorKind
  publicKey: string
  requiresCvv: boolean
  requiresCardholderId: boolean
}

/** A patron, as the processor knows her. */
export type Payer = {
  userId: string
  /** The customer's id at the processor, from an earlier result; null before the first. */
  customerRef: string | null
}

/** What is charged. */
export type CardSource =
  /** A token from the card form, good for one try. `exp` is MMYY; the cvv is a token too, and is never stored. */
  | { kind: 'token'; token: string; cvv?: string; exp?: string }
  | { kind: 'savedCard'; id: string }
  /** An intent the patron confirmed in her browser or on a reader. */
  | { kind: 'intent'; id: string }

/** One charge of a card; amounts are in cents. */
export type ChargeRequest = {
  /** The id of our payment row: the idempotency key, and the way to find the payment again. */
  paymentId: string
  amount: Cents
  /** The ISO code of the currency, in any case. */
  currency: string
  /** Who pays; null for a donor who isn't signed in. */
  payer: Payer | null
  source: CardSource
  save: boolean
  /** False when nobody is there to answer her bank, as with renewals and with charges by the desk. */
  present: boolean
  description: string
  meta?: Readonly<Record<string, string>>
}

/** The money was moved. */
export type Approved = {
  status: 'approved'
  /** The processor's id of the payment: unique, and what a refund refers to. */
  transactionId: string
  /** How much was really moved. */
  amount: Cents
  card: CardFace | null
  /** The customer's id, to be stored with the user unless null. */
  customerRef: string | null
  savedCard: SavedCard | null
}
/** The card was refused; nothing was moved. The message is for her. */
export type Declined = { status: 'declined'; type: 'card_error'; code: string; message: string }
/** The processor or our call is at fault; nothing was moved. The message is for the log. */
export type Errored = { status: 'error'; type: 'api_error'; code: string; message: string }
/** Money may have been moved: it has to be looked up. */
export type Unknown = { status: 'unknown'; message: string }
/** Her bank asks her to confirm in the browser, with `clientSecret`; nothing has been moved yet. */
export type RequiresAction = {
  status: 'requires_action'
  clientSecret: string
  paymentIntent: string
}
/** The payment is under way at the processor, or waits for the patron. */
export type Pending = { status: 'pending'; paymentIntent: string }
/** The processor has no such payment and won't get it, so the attempt can be closed. */
export type NothingFound = { status: 'none' }

export type ChargeResult = Approved | Declined | Errored | RequiresAction | Pending | Unknown

/** Which payment to look up. */
export type LookupRequest = {
  paymentId: string
  /** The processor's id of the payment. Where it is known, the payment is looked up by it directly. */
  paymentIntent?: string | null
  /** When the attempt was opened, on the real clock. */
  openedAt: Ms
}

export type CancelResult = { status: 'canceled' } | ChargeResult

/** One refund of a charge, or of a part of it. */
export type RefundRequest = {
  /** The id of our refund row: the idempotency key. */
  refundId: string
  transactionId: string
  amount: Cents
  /** Whether it gives back the whole charge, of which nothing was refunded before. */
  full: boolean
  /** When the refund was first asked for, on the real clock. */
  requestedAt: Ms
}

/** The money is on its way back to her card; `amount` is how much, in cents. */
export type Refunded = { status: 'approved'; refundTransactionId: string; amount: Cents }
/** The processor has taken the refund but not carried it out; it has to be looked up. */
export type RefundPending = { status: 'pending'; refundTransactionId: string; amount: Cents }
export type RefundResult = Refunded | RefundPending | Declined | Errored | Unknown

/** Which refund to look up; `requestedAt` is when it was first asked for, on the real clock. */
export type RefundLookupRequest = {
  refundId: string
  transactionId: string
  requestedAt: Ms
  /**
   * When the last try was sent whose answer was lost; null when each was answered. Left out, it counts as long as the
   * first try.
   */
  underWaySince?: Ms | null
}

/** What may be shown of a card: its brand and last four digits. */
export type CardFace = { brand: string; last4: string }
/** A card that was saved for later payments, by its id at the processor. */
export type SavedCard = CardFace & { id: string }

export type SaveCardRequest = { payer: Payer; token: string; exp?: string; cvv?: string }
export type SaveCardResult =
  | { status: 'saved'; card: SavedCard; customerRef: string }
  | { status: 'requires_action'; clientSecret: string; customerRef: string }
  | Declined
  | Errored
  | Unknown

/** A payment whose card isn't known yet: a wallet in her browser, or a reader, brings it. */
export type IntentRequest = Omit<ChargeRequest, 'source' | 'present'> & {
  /** Set where a card at a reader pays instead of a wallet: the reader is driven by the browser, or by the server. */
  terminal?: 'byBrowser' | 'byServer'
}
/** The intent that was made, with the secret for the browser; or why there is none. */
export type IntentResult =
  | { status: 'created'; paymentIntent: string; clientSecret: string; customerRef: string | null }
  | Declined
  | Errored
  | Unknown

/** A card reader as the processor lists it; `location` is the processor's id of where it stands. */
export type CardReader = {
  id: string
  label: string
  /** Its label in Hebrew, where there is one. */
  labelHe?: string
  serial?: string
  online: boolean
  location: string | null
}

/** The card readers, where the server itself can drive them. */
export type CardReaders = {
  /** The card readers; those of one location where it is given. */
  list(location?: string): Promise<CardReader[]>
  /** Has the reader ask for a card for an intent made `byServer`; a webhook or a look-up tells how it ended. */
  collect(readerId: string, paymentIntent: string): Promise<'asked' | 'busy' | 'offline'>
  /** Whether the reader still waits for a card, or works on one, for this intent. */
  isAsking(readerId: string, paymentIntent: string): Promise<boolean>
  /** Has the reader stop asking for this intent; anything else it does goes on. */
  cancel(readerId: string, paymentIntent: string): Promise<void>
}

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>

/**
 * What a webhook says has happened, by the ids in it. All of it is looked up before it is believed, except that a card
 * was refused (`cardRefused`).
 */
export type WebhookHint = {
  /** The processor's id of the event. The same event may come twice, late and out of order. */
  eventId: string
  about: 'payment' | 'refund' | 'dispute' | 'card' | 'reader' | 'other'
  paymentId: string | null
  refundId: string | null
  transactionId: string | null
  /** A card was refused, and the payment may still go on with another one. */
  cardRefused?: true
}

/** Whether a webhook bears the processor's signature, and what it then says. */
export type WebhookReading =
  | { accepted: true; hint: WebhookHint }
  | { accepted: false; because: 'bad-signature' | 'unreadable' }

/** A call that gives a plain value failed; `code` is the processor's, and the message holds no secret. */
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
