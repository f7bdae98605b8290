import { paymentMethods, paymentStatuses } from '@mikvah/rules/payments/methods.ts'
import { z } from 'zod'
import { id, instant, money } from './fields.ts'

/** One row of the ledger in an answer. An attempt that is still open isn't listed. */
export const payment = z.object({
  paymentId: id,
  reservationId: id.nullable(),
  method: z.enum(paymentMethods),
  status: z.enum(paymentStatuses),
  amount: money,
  reference: z.string().nullable(),
  note: z.string().nullable(),
  tipNote: z.string().nullable(),
  error: z.string().nullable(),
  transactionID: z.string().nullable(),
  /** For a refund, the payment whose money goes back; null for any other payment. */
  refundOf: id.nullable(),
  dateCreated: instant,
})

export const savedCard = z.object({
  id,
  brand: z.enum([
    'Visa',
    'American Express',
    'MasterCard',
    'Discover',
    'JCB',
    'Diners Club',
    'Card',
  ]),
  last4: z.string(),
})

/**
 * What `makePayment` and `buyMembership` answer beside their result: paid, still open, or to be confirmed with her bank
 * first.
 */
export const chargeAnswer = z.object({
  success: z.literal(true),
  paid: z.boolean(),
  pending: z.boolean().optional(),
  requiresAction: z.boolean().optional(),
  clientSecret: z.string().optional(),
  paymentIntent: z.string().optional(),
  errorMessage: z.null(),
})
