import { expect, it } from 'vitest'
import { chargeClosedBy } from './rows-of-outcome.ts'

const words = { code: 'api_error', message: '<p>no\n  charge</p>'.repeat(200) }

it.each([
  ['an error', { ...words, status: 'error', type: 'api_error' }],
  ['a refusal', { ...words, status: 'declined', type: 'card_error' }],
] as const)('what a processor says of a charge is kept in short: %s', (_, outcome) => {
  const processorSaid = expect.stringMatching(/^api_error: <p>no charge<\/p><p>.{270}$/)
  expect(chargeClosedBy({ facts: {} }, outcome, 0)).toMatchObject({ facts: { processorSaid } })
})
