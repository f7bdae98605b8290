import { z } from 'zod'
import { id, instant, money } from './fields.ts'

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

/** One row of the ledger as it is told. An attempt that is still open isn't listed. */
export const payment = z.object({
  paymentId: id,
  reservationId: id.nullable(),
  method: z.enum(paymentMethods),
  status: z.enum(['Approved', 'Declined', 'Error']),
  amount: money,
  reference: z.string().nullable(),
  note: z.string().nullable(),
  tipNote: z.string().nullable(),
  error: z.string().nullable(),
  transactionID: z.string().nullable(),
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
