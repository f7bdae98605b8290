import { expect, it } from 'vitest'
import { refusals } from './en/refusals.ts'
import { refusalsToCallFor } from './refusals-to-call-for.ts'

it('names every refusal whose words say to call, and no other', () => {
  const say = Object.entries(refusals).filter(([, words]) => /\bcall (us|the)\b/.test(words))
  expect(say.map(([code]) => code).toSorted()).toEqual(refusalsToCallFor.toSorted())
})
