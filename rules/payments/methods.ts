import type { Cents } from '../price/money.ts'
import { sumOf } from '../price/price-of-visit.ts'

export const paymentMethods = [
  'CreditCard',
  'Tip',
  'Donation',
  'Fee',
  'CreditRefund',
  'Cash',
  'Check',
  'Terminal',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** How a payment ends, as the calls say it. An attempt without an answer is Open, and no call lists it. */
export const paymentStatuses = ['Approved', 'Declined', 'Error'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** A payment as the rules see it; amounts are positive, a refund's too. */
export type PaymentFacts = {
  method: PaymentMethod
  status: PaymentStatus | 'Open'
  cents: Cents
  /** For a refund, the method of the payment that goes back; where nothing is said it is the card. */
  of?: PaymentMethod | null
  /** Whether somebody gave or took it over the counter; where nothing is said the processor moved it. */
  byHand?: boolean
  /** Whether it came when nobody wanted it any more, or is the refund of such money: then it pays for nothing. */
  unwanted?: boolean
}

/** Whether a payment is a refund whose money went back. One on its way counts: the money is as good as gone. */
export const isGivenBack = ({ method, status }: PaymentFacts): boolean =>
  methodEffects[method] === 'refunds' && (status === 'Approved' || status === 'Open')

/** How much of what was paid by this method has gone back, or is on its way back. */
export const givenBackOf = (paidAs: PaymentMethod, payments: readonly PaymentFacts[]): Cents =>
  sumOf(payments.filter((one) => isGivenBack(one) && (one.of ?? 'CreditCard') === paidAs))

/** What lies in the drawer, and is given back from it. */
export const drawerTenders = ['Cash', 'Check'] as const
export type DrawerTender = (typeof drawerTenders)[number]

/** What is taken at the counter, by hand or by a reader, and never goes back by itself at a cancel. */
export const counterTenders = ['Terminal', ...drawerTenders] as const
export type CounterTender = (typeof counterTenders)[number]

/**
 * What a payment was made with: whatever it was for, one of these was taken or charged. In the order in which a cash
 * register is counted.
 */
export const tenders = ['CreditCard', ...counterTenders] as const
export type Tender = (typeof tenders)[number]

/** Whether money by this method is taken at the counter. */
export const isOverTheCounter = (method: PaymentMethod): method is CounterTender =>
  (counterTenders as readonly PaymentMethod[]).includes(method)

/** Whether money by this method lies in the drawer. */
export const isInDrawer = (method: PaymentMethod): method is DrawerTender =>
  (drawerTenders as readonly PaymentMethod[]).includes(method)

const isTender = (text: string | null): text is Tender =>
  (tenders as readonly (string | null)[]).includes(text)

/**
 * What a payment was made with. A tip or a gift over the counter says so in its reference, and so does a refund that
 * was given there; all else counts as card.
 */
export const tenderOf = ({
  method,
  reference,
}: {
  method: PaymentMethod
  reference: string | null
}): Tender => (isTender(method) ? method : isTender(reference) ? reference : 'CreditCard')

/**
 * How an approved payment by each method counts in a visit's sums: among what was paid, as a charge, or as money given
 * back. A tip or gift beyond what was pledged adds as much to the total as it pays.
 */
export const methodEffects = {
  CreditCard: 'pays',
  Cash: 'pays',
  Check: 'pays',
  Terminal: 'pays',
  Tip: 'pays',
  Donation: 'pays',
  Fee: 'charges',
  CreditRefund: 'refunds',
} as const satisfies Record<PaymentMethod, 'pays' | 'charges' | 'refunds'>

export type Payer = 'visitor' | 'patron' | 'kiosk' | 'reception'

/** A refund is never recorded as a payment; it has its own call (refundable.ts). */
const recorders: Record<PaymentMethod, readonly Payer[]> = {
  CreditCard: ['patron', 'reception'],
  Tip: ['patron', 'reception'],
  Donation: ['visitor', 'patron', 'reception'],
  Fee: ['reception'],
  CreditRefund: [],
  Cash: ['reception'],
  Check: ['reception'],
  Terminal: ['kiosk', 'reception'],
}

/** Whether somebody may record a payment by this method. Nobody may a refund, which has a call of its own. */
export const mayRecord = (method: PaymentMethod, by: Payer): boolean =>
  recorders[method].includes(by)
