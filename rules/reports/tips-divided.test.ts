import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tipSplits } from '../price/tip-split.ts'
import { tipsDivided } from './tips-divided.ts'

describe('tips', () => {
  it('are told as they were given and as they are once what is for all is divided', () => {
    const answer = tipsDivided([
      { choice: 'Reception', cents: 1000 },
      { choice: 'Divide among above', cents: 500 },
      { choice: 'Attendant', cents: 300 },
      { choice: null, cents: 40 },
      { choice: 'My sister', cents: 2 },
    ])
    expect(answer).toEqual([
      { share: 'Reception', given: 1000, afterDividing: 1167 },
      { share: 'Attendant', given: 300, afterDividing: 467 },
      { share: 'Cleaning', given: 0, afterDividing: 166 },
      { share: 'Divide among above', given: 500, afterDividing: null },
      { share: 'unsaid', given: 42, afterDividing: 42 },
    ])
  })

  it('lose no cent and make none', () => {
    const tip = fc.record({
      choice: fc.constantFrom(...tipSplits, null, 'Somebody'),
      cents: fc.nat(100_000),
    })
    fc.assert(
      fc.property(fc.array(tip), (tips) => {
        const all = tips.reduce((sum, { cents }) => sum + cents, 0)
        const answer = tipsDivided(tips)
        expect(answer.reduce((sum, { given }) => sum + given, 0)).toBe(all)
        expect(answer.reduce((sum, { afterDividing }) => sum + (afterDividing ?? 0), 0)).toBe(all)
      }),
    )
  })
})
