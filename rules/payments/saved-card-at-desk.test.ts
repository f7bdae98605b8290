import { describe, expect, it } from 'vitest'
import { judgeSavedCardAtDesk } from './saved-card-at-desk.ts'

const charge = { freeCents: 20_000, note: 'A broken mirror', forVisit: false, byAdmin: false }
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
