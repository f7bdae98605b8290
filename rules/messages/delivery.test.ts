import { expect, it } from 'vitest'
import { statesBefore } from './delivery.ts'

it.each([
  ['sent', ['waiting', 'sending']],
  ['delivered', ['waiting', 'sending', 'sent']],
  ['undelivered', ['waiting', 'sending', 'sent']],
  ['waiting', []],
] as const)('%s comes only after what was before it', (state, before) => {
  expect(statesBefore(state)).toEqual(before)
})
