import type { RefusalCode } from '@mikvah/contract/refusals.ts'
import { refusals } from '@mikvah/contract/words/en/refusals.ts'
import { expect, it } from 'vitest'
import { statusOf } from './refusal-status.ts'

it('every refusal that has words has a status of an error', () => {
  const codes = Object.keys(refusals) as RefusalCode[]
  const without = codes.filter((code) => !(statusOf(code) >= 400 && statusOf(code) < 600))
  expect(without).toEqual([])
})
