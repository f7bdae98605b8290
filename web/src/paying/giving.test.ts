import type { Payment } from '@mikvah/contract/contract.ts'
import { describe, expect, it } from 'vitest'
import { centsTyped, chargeOf, giftCentsOf, giftNoteOf, isReady, nothingGiven } from './giving.ts'

const bath = { balance: 35, donationAmount: 0, tipAmount: 0, payments: [] }

describe('what is given beside the price', () => {
  it.each([
    ['', 0],
    ['18', 1800],
    ['18.5', 1850],
    ['$36', 3600],
    ['1,50', 150],
    ['1,500', 150_000],
    ['99,999.99', 9_999_999],
    ['100000', null],
    ['-1', null],
    ['1.234', null],
    ['many', null],
  ])('reads %j as %s cents', (typed, cents) => {
    expect(centsTyped(typed)).toBe(cents)
  })

  it('adds the quick amounts and one of her own', () => {
    const gifts = ['one-use', 'kallah-use'] as const
    expect(giftCentsOf({ ...nothingGiven, gifts, otherGift: '3' })).toBe(10_000)
  })

  it('notes a sponsorship by its words and a Friend before everything else', () => {
    expect(giftNoteOf({ gifts: ['one-use'] })).toBe('Sponsor Mikvah Use')
    expect(giftNoteOf({ gifts: ['kallah-use'] })).toBe('Sponsor Mikvah Use (kallah)')
    expect(giftNoteOf({ gifts: ['friend', 'one-use'] })).toBe('Friend of Mikvah')
    expect(giftNoteOf({ gifts: [] })).toBeUndefined()
  })

  it('charges the balance, the tip and the gift in one sum and names its parts', () => {
    const giving = { ...nothingGiven, gifts: ['one-use'] as const, tip: '5' as const }
    expect(chargeOf(bath, giving, 0)).toEqual({ amt: 62, donationAmount: 22, tipAmount: 5 })
  })

  it('names a gift that was pledged with the visit as a gift', () => {
    const pledged = { ...bath, balance: 388, donationAmount: 360 }
    expect(chargeOf(pledged, nothingGiven, 0)).toEqual({
      amt: 388,
      donationAmount: 360,
      tipAmount: 0,
    })
  })

  it('names what is still open of a tip that was pledged with the visit as a tip', () => {
    const paid = { method: 'Tip', status: 'Approved', amount: 3 } as Payment
    const pledged = { ...bath, balance: 42, tipAmount: 10, payments: [paid] }
    expect(chargeOf(pledged, nothingGiven, 0)).toEqual({
      amt: 42,
      donationAmount: 0,
      tipAmount: 7,
    })
  })

  it.each(['Donation', 'Tip'] as const)('asks for no %s again that was given back', (method) => {
    const paid = { method, status: 'Approved', amount: 18 } as Payment
    const back = { method: 'CreditRefund', status: 'Approved', amount: 18 } as Payment
    const pledged = { ...bath, balance: 42, payments: [paid, back] }
    const open = method === 'Tip' ? { tipAmount: 25 } : { donationAmount: 25 }
    const more = { ...pledged, donationAmount: 0, tipAmount: 0 }
    expect(chargeOf({ ...pledged, ...open }, nothingGiven, 0)).toMatchObject({
      ...{ donationAmount: 0, tipAmount: 0 },
      ...(method === 'Tip' ? { tipAmount: 7 } : { donationAmount: 7 }),
    })
    expect(chargeOf(more, nothingGiven, 0)).toEqual({ amt: 42, donationAmount: 0, tipAmount: 0 })
  })

  it('names no more as gifts than is owed, the tip before the donation', () => {
    const credit = { ...bath, balance: 30, donationAmount: 20, tipAmount: 20 }
    expect(chargeOf(credit, nothingGiven, 0)).toEqual({
      amt: 30,
      donationAmount: 10,
      tipAmount: 20,
    })
  })

  it('isn’t ready with an amount that isn’t one, or more in all than can be charged at once', () => {
    expect(isReady(nothingGiven, 99_999.99)).toBe(true)
    expect(isReady(nothingGiven, 100_000)).toBe(false)
    expect(isReady({ ...nothingGiven, otherGift: 'many' }, 35)).toBe(false)
  })

  it('takes off what a Friend’s price saves, never below nothing', () => {
    expect(chargeOf(bath, nothingGiven, 700).amt).toBe(28)
    expect(chargeOf(bath, nothingGiven, 5000).amt).toBe(0)
  })
})
