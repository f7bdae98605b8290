import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceOf } from '../price/balance.ts'
import { type Charge, type Due, splitCharge, splitMoved } from './split.ts'

const card = (cents: number, parts: Partial<Charge> = {}): Charge => ({
  method: 'CreditCard',
  cents,
  tipCents: null,
  donationCents: null,
  ...parts,
})
const rows = (...rows: [Charge['method'], number][]) => ({
  allowed: true,
  rows: rows.map(([method, cents]) => ({ method, cents })),
})
const refusal = (because: string) => ({ allowed: false, because })

const fifty: Due = { balanceCents: 5000, openTipCents: 0, openDonationCents: 0 }
/** 50 for the visit, 10 pledged as tip, 22 as donation. */
const pledged: Due = { balanceCents: 8200, openTipCents: 1000, openDonationCents: 2200 }
const paid: Due = { balanceCents: 0, openTipCents: 0, openDonationCents: 0 }
const credit: Due = { balanceCents: -2000, openTipCents: 0, openDonationCents: 0 }

describe('a charge', () => {
  it.each<[string, Charge, Due, ReturnType<typeof rows> | ReturnType<typeof refusal>]>([
    ['pays the balance', card(5000), fifty, rows(['CreditCard', 5000])],
    ['pays a part of it', card(1), fifty, rows(['CreditCard', 1])],
    ['never more', card(5001), fifty, refusal('overpaid')],
    ['of nothing', card(0), fifty, refusal('amount-needed')],
    ['below nothing', card(-100), fifty, refusal('amount-needed')],
    ['on a paid visit', card(100), paid, refusal('overpaid')],
    ['in cash', card(5000, { method: 'Cash' }), fifty, rows(['Cash', 5000])],
    [
      'covers the pledges first',
      card(8200),
      pledged,
      rows(['CreditCard', 5000], ['Tip', 1000], ['Donation', 2200]),
    ],
    ['too small for the visit', card(3200), pledged, rows(['Tip', 1000], ['Donation', 2200])],
    ['too small for the pledges', card(1500), pledged, rows(['Tip', 1000], ['Donation', 500])],
    [
      'of cash with pledges',
      card(8200, { method: 'Cash' }),
      pledged,
      rows(['Cash', 5000], ['Tip', 1000], ['Donation', 2200]),
    ],
    ['above balance and pledges', card(8201), pledged, refusal('overpaid')],
    [
      'names its parts',
      card(6500, { tipCents: 500, donationCents: 1000 }),
      fifty,
      rows(['CreditCard', 5000], ['Tip', 500], ['Donation', 1000]),
    ],
    [
      'names more tip than pledged',
      card(9200, { tipCents: 2000, donationCents: 2200 }),
      pledged,
      rows(['CreditCard', 5000], ['Tip', 2000], ['Donation', 2200]),
    ],
    [
      'names a tip and leaves the donation to the pledge',
      card(7700, { tipCents: 500 }),
      pledged,
      rows(['CreditCard', 5000], ['Tip', 500], ['Donation', 2200]),
    ],
    [
      'names a donation and leaves the tip to the pledge',
      card(2000, { donationCents: 1500 }),
      pledged,
      rows(['Tip', 500], ['Donation', 1500]),
    ],
    [
      'keeps the pledges for later by naming 0',
      card(5000, { tipCents: 0, donationCents: 0 }),
      pledged,
      rows(['CreditCard', 5000]),
    ],
    [
      'whose parts are more than it',
      card(1000, { tipCents: 700, donationCents: 400 }),
      fifty,
      refusal('parts-exceed-amount'),
    ],
    [
      'whose tip is more than it',
      card(1000, { tipCents: 1001 }),
      pledged,
      refusal('parts-exceed-amount'),
    ],
    [
      'whose rest is too much',
      card(6000, { tipCents: 900, donationCents: 0 }),
      fifty,
      refusal('overpaid'),
    ],
    ['of method Tip', card(900, { method: 'Tip' }), fifty, rows(['Tip', 900])],
    ['of method Donation', card(900, { method: 'Donation' }), pledged, rows(['Donation', 900])],
    ['as a tip on a paid visit', card(900, { method: 'Tip' }), paid, rows(['Tip', 900])],
    ['as a tip on a credit', card(900, { tipCents: 900 }), credit, rows(['Tip', 900])],
    ['on a credit', card(100), credit, refusal('overpaid')],
    [
      'as a donation without a visit',
      card(36000, { method: 'Donation' }),
      null,
      rows(['Donation', 36000]),
    ],
    ['for a kallah ahead of her visit', card(18000), null, rows(['CreditCard', 18000])],
    [
      'without a visit, with a tip',
      card(18000, { tipCents: 1000 }),
      null,
      rows(['CreditCard', 17000], ['Tip', 1000]),
    ],
  ])('%s', (_, charge, due, expected) => {
    expect(splitCharge(charge, due)).toEqual(expected)
  })

  it('loses no cent and never leaves a credit behind', () => {
    const part = fc.option(fc.nat(4000), { nil: null })
    fc.assert(
      fc.property(
        fc.record({ visit: fc.nat(9000), tip: fc.nat(3000), donation: fc.nat(3000) }),
        fc.integer({ min: 1, max: 15_000 }),
        part,
        part,
        (owed, cents, tipCents, donationCents) => {
          const lines = [
            { code: 'shower' as const, cents: owed.visit },
            { code: 'tip' as const, cents: owed.tip },
            { code: 'donation' as const, cents: owed.donation },
          ]
          const before = balanceOf({ status: 'Reserved', lines, payments: [] })
          const verdict = splitCharge(card(cents, { tipCents, donationCents }), before)
          if (!verdict.allowed) return
          expect(verdict.rows.reduce((sum, row) => sum + row.cents, 0)).toBe(cents)
          const payments = verdict.rows.map((row) => ({ ...row, status: 'Approved' as const }))
          const after = balanceOf({ status: 'Reserved', lines, payments })
          expect(after.balanceCents).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})

describe('what really moved', () => {
  const meant = [
    { method: 'CreditCard' as const, cents: 5000 },
    { method: 'Tip' as const, cents: 1000 },
    { method: 'Donation' as const, cents: 1800 },
  ]
  it.each([
    ['all of it, as it was meant', 7800, [5000, 1000, 1800]],
    ['less than was meant: the visit is paid first, a row of nothing is none', 5400, [5000, 400]],
    ['not even the visit', 1200, [1200]],
    ['more than was meant belongs to the first row', 8000, [5200, 1000, 1800]],
  ])('%s', (_, moved, cents) => {
    const rows = splitMoved(meant, moved)
    expect(rows).toEqual(cents.map((part, nth) => ({ method: meant[nth]?.method, cents: part })))
  })
  it('is the card’s where nothing was meant', () => {
    expect(splitMoved([], 300)).toEqual([{ method: 'CreditCard', cents: 300 }])
  })
})
