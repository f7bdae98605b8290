import { describe, expect, it } from 'vitest'
import type { PaymentFacts, PaymentMethod } from '../payments/methods.ts'
import type { ReservationStatus } from '../reservation/statuses.ts'
import { type Balance, balanceOf } from './balance.ts'
import type { QuoteLine } from './price-of-visit.ts'

const approved = (method: PaymentMethod, cents: number): PaymentFacts => ({
  method,
  status: 'Approved',
  cents,
})
const back = (of: PaymentMethod, cents: number): PaymentFacts => ({
  ...approved('CreditRefund', cents),
  of,
})
const shower: QuoteLine = { code: 'shower', cents: 5000 }
const donation: QuoteLine = { code: 'donation', cents: 2200 }
const tip: QuoteLine = { code: 'tip', cents: 1000 }

type Case = [string, QuoteLine[], PaymentFacts[], Partial<Balance>]

const cases: Case[] = [
  [
    'nothing paid',
    [shower],
    [],
    { totalCents: 5000, balanceCents: 5000, paid: false, owedCents: 5000 },
  ],
  ['free', [{ code: 'shower', cents: 0 }], [], { totalCents: 0, balanceCents: 0, paid: true }],
  [
    'a tier taken off',
    [shower, { code: 'member-price', cents: -1500 }],
    [],
    { totalCents: 3500, balanceCents: 3500 },
  ],
  ['paid by card', [shower], [approved('CreditCard', 5000)], { balanceCents: 0, paid: true }],
  [
    'partly paid',
    [shower],
    [approved('Cash', 2000)],
    { paidCents: 2000, balanceCents: 3000, paid: false },
  ],
  [
    'paid in three ways',
    [shower],
    [approved('Cash', 2000), approved('Check', 2500), approved('Terminal', 500)],
    { paidCents: 5000, balanceCents: 0, paid: true },
  ],
  [
    'refused and unanswered cards',
    [shower],
    [
      { method: 'CreditCard', status: 'Declined', cents: 5000 },
      { method: 'CreditCard', status: 'Error', cents: 5000 },
      { method: 'CreditCard', status: 'Open', cents: 5000 },
    ],
    { paidCents: 0, balanceCents: 5000 },
  ],
  [
    'money that nobody wanted, whose refund failed',
    [shower],
    [
      { ...approved('CreditCard', 5000), unwanted: true },
      { ...back('CreditCard', 5000), status: 'Declined', unwanted: true },
    ],
    { paidCents: 5000, refundedCents: 0, balanceCents: 5000, paid: false },
  ],
  [
    'money that nobody wanted, and that has gone back',
    [shower],
    [
      { ...approved('CreditCard', 5000), unwanted: true },
      { ...back('CreditCard', 5000), unwanted: true },
    ],
    { paidCents: 5000, refundedCents: 5000, balanceCents: 5000, paid: false },
  ],
  [
    'a pledge not paid yet',
    [shower, donation, tip],
    [approved('CreditCard', 5000)],
    { totalCents: 8200, balanceCents: 3200, openDonationCents: 2200, openTipCents: 1000 },
  ],
  [
    'a pledge paid in full',
    [shower, donation],
    [approved('Donation', 2200)],
    { totalCents: 7200, balanceCents: 5000, openDonationCents: 0 },
  ],
  [
    'a pledge partly paid',
    [shower, donation],
    [approved('Donation', 1000)],
    { totalCents: 7200, balanceCents: 6200, donationCents: 2200, openDonationCents: 1200 },
  ],
  [
    'more given than pledged',
    [shower, donation, tip],
    [approved('Donation', 3000), approved('Tip', 1500)],
    { totalCents: 9500, balanceCents: 5000, donationCents: 3000, tipCents: 1500 },
  ],
  [
    'a tip nobody pledged',
    [shower],
    [approved('CreditCard', 5000), approved('Tip', 700)],
    { totalCents: 5700, paidCents: 5700, balanceCents: 0, paid: true },
  ],
  [
    'a fee raises the total and pays nothing',
    [shower],
    [approved('CreditCard', 5000), approved('Fee', 1800)],
    { totalCents: 6800, paidCents: 5000, feeCents: 1800, balanceCents: 1800, paid: false },
  ],
  [
    'a refund',
    [shower],
    [approved('CreditCard', 5000), approved('CreditRefund', 2000)],
    { refundedCents: 2000, balanceCents: 2000, paid: false },
  ],
  [
    'a refund on its way',
    [shower],
    [approved('CreditCard', 5000), { method: 'CreditRefund', status: 'Open', cents: 2000 }],
    { refundedCents: 2000, balanceCents: 2000, paid: false },
  ],
  [
    'a refund that failed',
    [shower],
    [approved('CreditCard', 5000), { method: 'CreditRefund', status: 'Error', cents: 2000 }],
    { refundedCents: 0, balanceCents: 0, paid: true },
  ],
  [
    'a tip on its way back',
    [shower],
    [approved('CreditCard', 5000), approved('Tip', 700), { ...back('Tip', 700), status: 'Open' }],
    { refundedCents: 700, balanceCents: 0, paid: true },
  ],
  [
    'a tip given back is asked for no more',
    [shower],
    [approved('CreditCard', 5000), approved('Tip', 700), back('Tip', 700)],
    { totalCents: 5000, balanceCents: 0, paid: true, tipCents: 0, openTipCents: 0 },
  ],
  [
    'a pledge paid and given back is settled',
    [shower, donation],
    [approved('CreditCard', 5000), approved('Donation', 2200), back('Donation', 2200)],
    { totalCents: 5000, balanceCents: 0, donationCents: 0, openDonationCents: 0 },
  ],
  [
    'a gift beyond its pledge that was given back',
    [shower, donation],
    [approved('Donation', 3000), back('Donation', 3000)],
    { totalCents: 5000, balanceCents: 5000, donationCents: 0, openDonationCents: 0 },
  ],
  [
    'of a pledge half paid and given back the other half is open',
    [shower, donation],
    [approved('Donation', 1000), back('Donation', 1000)],
    { totalCents: 6200, balanceCents: 6200, donationCents: 1200, openDonationCents: 1200 },
  ],
  [
    'paid too much',
    [shower],
    [approved('CreditCard', 6000)],
    { balanceCents: -1000, paid: true, owedCents: -1000 },
  ],
  [
    'merchandise and extras',
    [
      shower,
      { code: 'parking', cents: 1000 },
      { code: 'merchandise', cents: 2500 },
      { code: 'late-surcharge', cents: 1500 },
    ],
    [],
    { totalCents: 10000, balanceCents: 10000 },
  ],
]

describe('the balance of a visit', () => {
  it.each(cases)('%s', (_, lines, payments, expected) => {
    expect(balanceOf({ status: 'Reserved', lines, payments })).toMatchObject(expected)
  })

  it.each<ReservationStatus>(['Canceled', 'Replaced'])(
    'keeps its formula when %s, is unpaid after the refund, and owes nothing',
    (status) => {
      const payments = [approved('CreditCard', 5000), approved('CreditRefund', 5000)]
      expect(balanceOf({ status, lines: [shower], payments })).toMatchObject({
        balanceCents: 5000,
        paid: false,
        owedCents: 0,
      })
    },
  )
})
