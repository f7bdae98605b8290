import { expect, it } from 'vitest'
import { judgeErasure } from './erase.ts'

const free = { visitAhead: false, owes: false, paymentOpen: false, membershipRuns: false }

it.each([
  [{}, false, 'yes'],
  [{ visitAhead: true }, true, 'visit-ahead'],
  [{ paymentOpen: true }, true, 'payment-open'],
  [{ owes: true }, true, 'money-owed'],
  [{ membershipRuns: true }, false, 'membership-runs'],
  [{ membershipRuns: true }, true, 'yes'],
])('with %j, her membership given up %s: %s', (more, givesUpMembership, expected) => {
  const verdict = judgeErasure({ ...free, ...more }, { givesUpMembership })
  expect(verdict.allowed ? 'yes' : verdict.because).toBe(expected)
})
