import { describe, expect, it } from 'vitest'
import type { LevelPrices } from '../membership/member-prices.ts'
import { type Standing, tieredKindOf, tierPriceOf } from './tier.ts'

const values = {
  priceShower: '30',
  priceShowerDiscount: '22',
  priceBath: '50',
  priceBathDiscount: '',
  priceBathMember: '40',
  pricePrivateBath: '0',
  pricePrivateShower: '',
  pricePrivateShowerMember: '10',
}
const noOwn: LevelPrices = { shower: null, bath: null, privateShower: null, privateBath: null }
const guest: Standing = { member: null, discount: false }
const friend: Standing = { member: null, discount: true }
const member: Standing = { member: noOwn, discount: false }

describe('the price of a room kind', () => {
  it.each([
    ['guest, shower', 'shower', guest, { tier: 'regular', regularCents: 3000, cents: 3000 }],
    ['friend, shower', 'shower', friend, { tier: 'discount', regularCents: 3000, cents: 2200 }],
    ['friend, blank tier', 'bath', friend, { tier: 'regular', regularCents: 5000, cents: 5000 }],
    ['member, bath', 'bath', member, { tier: 'member', regularCents: 5000, cents: 4000 }],
    ['member, blank tier', 'shower', member, { tier: 'regular', regularCents: 3000, cents: 3000 }],
    [
      'member with discount: the member price',
      'bath',
      { member: noOwn, discount: true },
      { tier: 'member', regularCents: 5000, cents: 4000 },
    ],
    [
      "member, the level's own price first",
      'bath',
      { member: { ...noOwn, bath: 1500 }, discount: false },
      { tier: 'member', regularCents: 5000, cents: 1500 },
    ],
    ['free', 'privateBath', guest, { tier: 'regular', regularCents: 0, cents: 0 }],
    ['blank regular price, member', 'privateShower', member, null],
  ] as const)('%s', (_, kind, standing, expected) => {
    expect(tierPriceOf(kind, standing, values)).toEqual(expected)
  })
})

it.each([
  [false, false, 'shower'],
  [true, false, 'bath'],
  [false, true, 'privateShower'],
  [true, true, 'privateBath'],
] as const)('bath %s and private %s is the kind %s', (bath, privateRoom, expected) => {
  expect(tieredKindOf({ bath, privateRoom })).toBe(expected)
})
