import { describe, expect, it } from 'vitest'
import {
  holdsFriendYear,
  isFriendDonation,
  mayUseDiscountPrice,
  quickAmounts,
} from './sponsorship.ts'

it('offers $22, $75 and $360, and only the last turns on discount prices', () => {
  expect(
    quickAmounts.map((one) => [one.cents, one.donationNote, one.remark, one.discount]),
  ).toEqual([
    [2200, 'Sponsor Mikvah Use', null, false],
    [7500, 'Sponsor Mikvah Use', 'kallah', false],
    [36000, 'Friend of Mikvah', null, true],
  ])
})

describe('a donation that makes a Friend', () => {
  it.each([
    [36000, 'Friend of Mikvah', true],
    [50000, null, true],
    [36000, ' ', true],
    [35999, 'Friend of Mikvah', false],
    [36000, 'Sponsor Mikvah Use', false],
  ])('%s cents noted %j: %s', (donationCents, donationNote, expected) => {
    expect(isFriendDonation({ donationCents, donationNote })).toBe(expected)
  })
})

describe('the year of a Friend', () => {
  it.each([
    [null, '2026-05-12', false],
    ['2026-05-12', '2026-05-11', false],
    ['2026-05-12', '2026-05-12', true],
    ['2026-05-12', '2027-05-11', true],
    ['2026-05-12', '2027-05-12', false],
    ['2028-02-29', '2029-02-27', true],
    ['2028-02-29', '2029-02-28', false],
  ])('paid on %s, asked on %s: %s', (paidOn, today, expected) => {
    expect(holdsFriendYear(paidOn, today)).toBe(expected)
  })
})

describe('useDiscountPrice in a body', () => {
  const asks = { useDiscountPrice: true, donationCents: 0, donationNote: null }
  const pledges = { ...asks, donationCents: 36000, donationNote: 'Friend of Mikvah' }
  const patron = { by: 'patron', friendYear: false } as const

  it.each([
    ['from a patron alone', asks, patron, false],
    ['from a patron with the pledge', pledges, patron, true],
    [
      'from a patron to whose visit the desk gave it',
      asks,
      { ...patron, deskDiscount: true },
      true,
    ],
    ['not said, with the pledge', { ...pledges, useDiscountPrice: false }, patron, false],
    ['from Reception', asks, { by: 'reception', friendYear: false }, true],
    [
      'not said by Reception',
      { ...asks, useDiscountPrice: false },
      { by: 'reception', friendYear: false },
      false,
    ],
    [
      'not said in her Friend year',
      { ...asks, useDiscountPrice: false },
      { by: 'patron', friendYear: true },
      true,
    ],
  ] as const)('%s', (_, wish, facts, expected) => {
    expect(mayUseDiscountPrice(wish, { deskDiscount: false, ...facts })).toBe(expected)
  })
})
