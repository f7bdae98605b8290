import { describe, expect, it } from 'vitest'
import type { PaymentFacts } from './methods.ts'
import { judgeDeskRefund } from './refundable.ts'

const paid: PaymentFacts = { method: 'CreditCard', status: 'Approved', cents: 50_000 }
const back = (cents: number, status: PaymentFacts['status'] = 'Approved'): PaymentFacts => ({
  method: 'CreditRefund',
  status,
  cents,
})
const ask = { cents: 10_000, deskCents: 0, note: 'left early', byAdmin: false }
const limit = { refundDeskLimit: '200' }

describe('a refund at the desk', () => {
  it.each<[string, PaymentFacts, PaymentFacts[], Partial<typeof ask>, string]>([
    ['of a card', paid, [], {}, 'card'],
    ['of a tip by card', { ...paid, method: 'Tip' }, [], {}, 'card'],
    ['of cash', { ...paid, method: 'Cash' }, [], {}, 'by-hand'],
    ['of a check', { ...paid, method: 'Check' }, [], {}, 'by-hand'],
    ['of a terminal card', { ...paid, method: 'Terminal' }, [], {}, 'card'],
    ['up to the limit', paid, [], { cents: 20_000 }, 'card'],
    ['above the limit', paid, [], { cents: 20_001 }, 'above-desk-limit'],
    ['above the limit by Admin', paid, [], { cents: 50_000, byAdmin: true }, 'card'],
    ['up to the limit together with earlier ones', paid, [], { deskCents: 10_000 }, 'card'],
    ['above it with earlier ones', paid, [], { deskCents: 10_001 }, 'above-desk-limit'],
    ['above it so by Admin', paid, [], { deskCents: 10_001, byAdmin: true }, 'card'],
    ['of more than was paid', paid, [], { cents: 50_001, byAdmin: true }, 'more-than-left'],
    ['of what is left', paid, [back(45_000)], { cents: 5000 }, 'card'],
    ['of more than is left', paid, [back(45_000)], { cents: 5001 }, 'more-than-left'],
    ['after a refund that failed', paid, [back(50_000, 'Error')], {}, 'card'],
    ['while another is on its way', paid, [back(100, 'Open')], {}, 'refund-open'],
    ['of nothing', paid, [], { cents: 0 }, 'amount-needed'],
    ['without a note', paid, [], { note: '  ' }, 'note-required'],
    ['of a declined card', { ...paid, status: 'Declined' }, [], {}, 'not-refundable'],
    ['of a payment without an answer', { ...paid, status: 'Open' }, [], {}, 'not-refundable'],
    ['of a fee', { ...paid, method: 'Fee' }, [], {}, 'not-refundable'],
    ['of a refund', { ...paid, method: 'CreditRefund' }, [], {}, 'not-refundable'],
  ])('%s: $4', (_, payment, refunds, changed, expected) => {
    const verdict = judgeDeskRefund(payment, refunds, { ...ask, ...changed }, limit)
    expect(verdict.allowed ? verdict.moves : verdict.because).toBe(expected)
  })

  it('says how much is left', () => {
    expect(judgeDeskRefund(paid, [back(45_000)], ask, limit)).toMatchObject({ leftCents: 5000 })
  })

  it('keeps the standard limit of 200 when the setting is blank', () => {
    const verdict = judgeDeskRefund(paid, [], { ...ask, cents: 20_001 }, { refundDeskLimit: '' })
    expect(verdict).toMatchObject({ because: 'above-desk-limit' })
  })
})
