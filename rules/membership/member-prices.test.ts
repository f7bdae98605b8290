import { expect, it } from 'vitest'
import { type LevelPrices, memberPriceOf, type TieredKind } from './member-prices.ts'

const gold: LevelPrices = { shower: null, bath: 2500, privateShower: 0, privateBath: null }
const values = {
  priceBath: '50',
  priceShower: '30',
  pricePrivateBath: '90',
  pricePrivateShower: '70',
  priceBathMember: '40',
  priceShowerMember: '20',
  pricePrivateShowerMember: '60',
  pricePrivateBathMember: '',
}

it.each<[TieredKind, number | null, string]>([
  ['bath', 2500, "the level's own price"],
  ['shower', 2000, "the settings' Member price where the level has none"],
  ['privateShower', 0, 'a level price of 0, which is free and not blank'],
  ['privateBath', null, 'nothing where both are blank'],
])('%s costs a member %s: %s', (kind, expected) => {
  expect(memberPriceOf(gold, kind, values)).toBe(expected)
})
