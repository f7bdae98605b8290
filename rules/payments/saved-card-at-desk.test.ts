import { describe, expect, it } from 'vitest'
import { freeCentsOf, judgeSavedCardAtDesk } from './saved-card-at-desk.ts'

const charge = {
  ...{ freeCents: 20_000, todayCents: 0 },
  ...{ note: 'A broken mirror', forVisit: false, byAdmin: false },
}
const limit = { refundDeskLimit: '200' }

describe('a saved card charged at the desk', () => {
  it.each([
    ['up to the limit, with a note', {}, limit, 'yes'],
    ['without a note', { note: ' ' }, limit, 'note-required'],
    ['without a note, by an administrator', { note: '', byAdmin: true }, limit, 'note-required'],
    ['above the limit', { freeCents: 20_001 }, limit, 'charge-above-desk-limit'],
    ['above the limit, by an administrator', { freeCents: 20_001, byAdmin: true }, limit, 'yes'],
    [
      'above the standard limit',
      { freeCents: 20_001 },
      { refundDeskLimit: '' },
      'charge-above-desk-limit',
    ],
    [
      'at all, where the limit is 0',
      { freeCents: 100 },
      { refundDeskLimit: '0' },
      'charge-above-desk-limit',
    ],
    [
      'above the limit with what it took today',
      { todayCents: 1 },
      limit,
      'charge-above-desk-limit',
    ],
    ['so by an administrator', { todayCents: 1, byAdmin: true }, limit, 'yes'],
    [
      'for what is owed for a visit, whatever it took today',
      { freeCents: 0, todayCents: 20_001, note: '', forVisit: true },
      limit,
      'yes',
    ],
    ['for what is owed for a visit', { freeCents: 0, note: '', forVisit: true }, limit, 'yes'],
    [
      'for a gift beside a visit',
      { freeCents: 20_001, forVisit: true },
      limit,
      'charge-above-desk-limit',
    ],
  ])('%s: $3', (_, changed, values, expected) => {
    const verdict = judgeSavedCardAtDesk({ ...charge, ...changed }, values)
    expect(verdict.allowed ? 'yes' : verdict.because).toBe(expected)
  })
})

describe('what of a charge is not bounded by the price of a visit', () => {
  const due = { balanceCents: 2500, feeCents: 0, openTipCents: 0, openDonationCents: 0 }
  const visit = (cents: number) => [{ method: 'CreditCard' as const, cents }]
  it.each([
    ['all of it without a visit', visit(2500), null, 2500],
    ['nothing of what is owed for the visit', visit(2500), due, 0],
    [
      'a gift beside it, pledged or not',
      [...visit(2500), { method: 'Donation' as const, cents: 400_000 }],
      { ...due, balanceCents: 402_500, openDonationCents: 400_000 },
      400_000,
    ],
    ['a fee', visit(502_500), { ...due, balanceCents: 502_500, feeCents: 500_000 }, 500_000],
    [
      'no fee yet while the visit itself is owed',
      visit(2500),
      { ...due, balanceCents: 5000, feeCents: 2500 },
      0,
    ],
  ])('%s', (_, rows, owed, expected) => {
    expect(freeCentsOf(rows, owed)).toBe(expected)
  })
})
