import { describe, expect, it } from 'vitest'
import { judgeMerchandise, merchandiseLinesOf } from './merchandise.ts'

const onSale = [
  { item: 'robe', priceCents: 1250, active: true },
  { item: 'comb', priceCents: 0, active: true },
  { item: 'towel', priceCents: 300, active: false },
  { item: 'candle', priceCents: null, active: true },
]

describe('an order', () => {
  it.each([
    [[], { allowed: true }],
    [[{ item: 'robe', quantity: 10 }], { allowed: true }],
    [[{ item: 'robe', quantity: 0 }], { allowed: true }],
    [[{ item: 'robe', quantity: 11 }], refusal('merchandise-quantity', 'robe')],
    [[{ item: 'robe', quantity: -1 }], refusal('merchandise-quantity', 'robe')],
    [[{ item: 'robe', quantity: 1.5 }], refusal('merchandise-quantity', 'robe')],
    [[{ item: 'robe', quantity: Number.NaN }], refusal('merchandise-quantity', 'robe')],
    [[{ item: 'boat', quantity: 1 }], refusal('merchandise-not-offered', 'boat')],
    [[{ item: 'towel', quantity: 1 }], refusal('merchandise-not-offered', 'towel')],
    [[{ item: 'candle', quantity: 1 }], refusal('merchandise-not-offered', 'candle')],
    [[{ item: 'towel', quantity: 0 }], { allowed: true }],
    [[{ item: 'boat', quantity: 0 }], { allowed: true }],
    [
      [
        { item: 'robe', quantity: 1 },
        { item: 'robe', quantity: 9 },
      ],
      refusal('merchandise-named-twice', 'robe'),
    ],
  ])('of %j', (wishes, expected) => {
    expect(judgeMerchandise(wishes, onSale)).toEqual(expected)
  })

  it('is priced by the line and leaves out what there is none of', () => {
    const wishes = [
      { item: 'robe', quantity: 3 },
      { item: 'comb', quantity: 2 },
      { item: 'towel', quantity: 0 },
    ]
    expect(merchandiseLinesOf(wishes, onSale)).toEqual([
      { item: 'robe', quantity: 3, cents: 3750 },
      { item: 'comb', quantity: 2, cents: 0 },
    ])
  })

  it('is never priced when it is not on sale', () => {
    expect(() => merchandiseLinesOf([{ item: 'towel', quantity: 1 }], onSale)).toThrow('towel')
  })
})

function refusal(because: string, item: string) {
  return { allowed: false, because, item }
}
