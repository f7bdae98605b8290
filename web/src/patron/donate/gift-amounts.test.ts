import { describe, expect, it } from 'vitest'
import type { Donation } from './donation.ts'
import { chosenOf, giftAmounts, typeOf, withAmount } from './gift-amounts.ts'

const none: Donation = {
  category: 'Donation',
  type: 'General',
  other: '',
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  amount: '',
}
const tapped = (donation: Donation, dollars: number) => {
  const gift = giftAmounts.find(({ cents }) => cents === dollars * 100)
  return gift ? withAmount(donation, gift) : null
}

describe('the amounts to tap', () => {
  it('are those of custom, and those the specification names with what they stand for', () => {
    expect(giftAmounts.map(({ cents, type }) => [cents / 100, type])).toEqual([
      [18, 'General'],
      [22, 'Sponsor Mikvah Use'],
      [36, 'General'],
      [75, 'Sponsor a Kallah'],
      [180, 'General'],
      [360, 'Friend of Mikvah'],
    ])
  })

  it('say what they are for', () => {
    expect(tapped({ ...none, category: 'Tip' }, 75)).toMatchObject({
      amount: '75',
      category: 'Donation',
      type: 'Sponsor a Kallah',
    })
  })

  it.each([
    ['75', 'Sponsor a Kallah'],
    ['22.00', 'Sponsor Mikvah Use'],
    ['$360', 'Friend of Mikvah'],
    ['36', 'General'],
    ['50', 'General'],
    ['', 'General'],
  ] as const)('%j in the address stands for %s', (amount, type) => {
    expect(typeOf(amount)).toBe(type)
  })

  it.each([
    ['lights with what it stands for', { amount: '75', type: 'Sponsor a Kallah' }, 7500],
    ['stays dark where she gives it for something else', { amount: '75' }, undefined],
    [
      'stays dark where it is no donation',
      { amount: '75', type: 'Sponsor a Kallah', category: 'Tip' },
      undefined,
    ],
    ['lights for anything when it is a plain one', { amount: '36', type: 'In Memory Of' }, 3600],
  ] as [string, Partial<Donation>, number | undefined][])('%s', (_, fields, cents) => {
    expect(chosenOf({ ...none, ...fields })?.cents).toBe(cents)
  })

  it.each([
    ['what the amount before it stood for is gone', '22', 'Sponsor Mikvah Use', 'General'],
    ['what she chose by herself stays', '', 'Sponsor Mikvah Use', 'Sponsor Mikvah Use'],
    ['her honoring stays', '18', 'In Memory Of', 'In Memory Of'],
  ] as const)('with a plain one %s', (_, amount, type, after) => {
    expect(tapped({ ...none, amount, type }, 36)).toMatchObject({ amount: '36', type: after })
  })
})
