import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LevelPrices } from '../membership/member-prices.ts'
import type { VisitWish } from '../reservation/reservation.ts'
import { noFlags } from '../reservation/visit-flags.ts'
import type { SettingValues } from '../settings/read.ts'
import { type QuoteFacts, type QuoteLine, quoteOf } from './price-of-visit.ts'

const values: SettingValues = {
  priceShower: '30',
  priceShowerDiscount: '22',
  priceBath: '50',
  priceBathDiscount: '44',
  priceBathMember: '40',
  pricePrivateShower: '70',
  pricePrivateBath: '90',
  pricePrivateBathMember: '75',
  priceKallah: '180',
  priceSegula: '36',
  priceFriday: '45',
  priceParking: '10',
  priceSalonManicure: '25',
  priceSalonBoth: '40',
  priceDoubleSlot: '20',
  priceReserveLateSurcharge: '15',
}
const surchargeFrom = Date.UTC(2026, 4, 12, 21)
const tuesday = { date: '2026-05-12', friday: false, shabbosMode: false, surchargeFrom }
const friday = { date: '2026-05-15', friday: true, shabbosMode: true, surchargeFrom: null }
const yomTov = { ...friday, date: '2026-05-21', friday: false }
const noOwnPrices: LevelPrices = {
  shower: null,
  bath: null,
  privateShower: null,
  privateBath: null,
}

const facts: QuoteFacts = {
  now: surchargeFrom - 1,
  today: '2026-05-12',
  day: tuesday,
  values,
  by: 'patron',
  member: null,
  friendYear: false,
  deskDiscount: false,
  merchandise: [
    { item: 'robe', priceCents: 1250, active: true },
    { item: 'comb', priceCents: 200, active: true },
  ],
  bookedInTime: false,
}
const wish: VisitWish = {
  startsAt: Date.UTC(2026, 4, 13, 0, 30),
  night: '2026-05-12',
  ...noFlags,
  alternateLocation: false,
  useDiscountPrice: false,
  merchandise: [],
  donationCents: 0,
  donationNote: null,
  tipCents: 0,
}
const member = { member: noOwnPrices }
const late = { now: surchargeFrom }

type Case = [string, Partial<VisitWish>, Partial<QuoteFacts>, [QuoteLine['code'], number][]]

const cases: Case[] = [
  ['a shower', {}, {}, [['shower', 3000]]],
  ['a bath', { bath: true }, {}, [['bath', 5000]]],
  ['an accessible shower', { handicapped: true }, {}, [['shower', 3000]]],
  ['a private shower', { privateRoom: true }, {}, [['private-shower', 7000]]],
  ['a private bath', { privateRoom: true, bath: true }, {}, [['private-bath', 9000]]],
  ['a kallah', { kallah: true, bath: true }, {}, [['kallah', 18000]]],
  ['a segula', { segula: true }, {}, [['segula', 3600]]],
  ['kallah before segula', { kallah: true, segula: true }, {}, [['kallah', 18000]]],
  ['a Friday', {}, { day: friday }, [['friday', 4500]]],
  ['a Yom Tov night', {}, { day: yomTov }, [['friday', 4500]]],
  ['kallah before Friday', { kallah: true }, { day: friday }, [['kallah', 18000]]],
  [
    'a Friday without its own price',
    { bath: true },
    { day: friday, values: { ...values, priceFriday: '' } },
    [['bath', 5000]],
  ],
  [
    'a night in Shabbos mode of a house with baths alone, by their price',
    {},
    { day: friday, values: { ...values, priceFriday: '', priceShower: '' } },
    [['bath', 5000]],
  ],
  [
    'a Friday that is free',
    {},
    { day: friday, values: { ...values, priceFriday: '0' } },
    [['friday', 0]],
  ],
  ['a member on a Friday', {}, { ...member, day: friday }, [['friday', 4500]]],
  [
    'a member in a bath',
    { bath: true },
    member,
    [
      ['bath', 5000],
      ['member-price', -1000],
    ],
  ],
  ['a member in a kallah suite', { kallah: true, bath: true }, member, [['kallah', 18000]]],
  ['a member whose tier is blank', {}, member, [['shower', 3000]]],
  [
    'a member whose tier costs more',
    {},
    { member: { ...noOwnPrices, shower: 3300 } },
    [['shower', 3300]],
  ],
  [
    'a member whose tier is free',
    {},
    { member: { ...noOwnPrices, shower: 0 } },
    [
      ['shower', 3000],
      ['member-price', -3000],
    ],
  ],
  ['a patron who claims a discount', { useDiscountPrice: true }, {}, [['shower', 3000]]],
  [
    'a patron who pledges to be a Friend',
    { useDiscountPrice: true, donationCents: 36000, donationNote: 'Friend of Mikvah' },
    {},
    [
      ['shower', 3000],
      ['discount-price', -800],
      ['donation', 36000],
    ],
  ],
  [
    'a Friend within her year',
    { bath: true },
    { friendYear: true },
    [
      ['bath', 5000],
      ['discount-price', -600],
    ],
  ],
  [
    'the desk giving the discount',
    { useDiscountPrice: true },
    { by: 'reception' },
    [
      ['shower', 3000],
      ['discount-price', -800],
    ],
  ],
  [
    'all the extras',
    { bath: true, parking: true, salonBoth: true, doubleSlot: true },
    {},
    [
      ['bath', 5000],
      ['parking', 1000],
      ['salon-both', 4000],
      ['double-slot', 2000],
    ],
  ],
  [
    'parking that is free',
    { parking: true, salonManicure: true },
    { values: { ...values, priceParking: '0' } },
    [
      ['shower', 3000],
      ['parking', 0],
      ['salon-manicure', 2500],
    ],
  ],
  [
    'a late booking',
    {},
    late,
    [
      ['shower', 3000],
      ['late-surcharge', 1500],
    ],
  ],
  [
    'a late booking for another night',
    {},
    { ...late, day: { ...tuesday, date: '2026-05-13' } },
    [['shower', 3000]],
  ],
  [
    'a late edit of a visit booked in time',
    {},
    { ...late, bookedInTime: true },
    [['shower', 3000]],
  ],
  [
    'merchandise, donation and tip',
    {
      merchandise: [
        { item: 'robe', quantity: 2 },
        { item: 'comb', quantity: 0 },
      ],
      donationCents: 1801,
      tipCents: 999,
    },
    {},
    [
      ['shower', 3000],
      ['merchandise', 2500],
      ['donation', 1801],
      ['tip', 999],
    ],
  ],
]

describe('the quote of a visit', () => {
  it.each(cases)('%s', (_, flags, changed, expected) => {
    const quote = quoteOf({ ...wish, ...flags }, { ...facts, ...changed })
    expect(quote.lines.map(({ code, cents }) => [code, cents])).toEqual(expected)
    expect(quote.totalCents).toBe(expected.reduce((sum, [, cents]) => sum + cents, 0))
  })

  it('names item and quantity of merchandise', () => {
    const quote = quoteOf({ ...wish, merchandise: [{ item: 'robe', quantity: 2 }] }, facts)
    expect(quote.lines.at(-1)).toEqual({
      code: 'merchandise',
      item: 'robe',
      quantity: 2,
      cents: 2500,
    })
  })

  it('says what the tier took off', () => {
    expect(quoteOf({ ...wish, bath: true }, { ...facts, ...member }).discountCents).toBe(1000)
    expect(quoteOf(wish, facts).discountCents).toBe(0)
  })

  it('says whether the late surcharge is in it', () => {
    expect(quoteOf(wish, { ...facts, ...late }).lateSurcharge).toBe(true)
    expect(quoteOf(wish, facts).lateSurcharge).toBe(false)
  })

  it('says whether it must be prepaid', () => {
    const strict = { ...facts, values: { ...values, reservationsRequirePrepayParking: 'True' } }
    expect(quoteOf({ ...wish, parking: true }, strict).prepayRequired).toBe(true)
    expect(quoteOf(wish, strict).prepayRequired).toBe(false)
  })

  it.each<[string, Partial<VisitWish>, string]>([
    ['a bath', { bath: true }, 'priceBath'],
    ['a private bath', { bath: true, privateRoom: true }, 'pricePrivateBath'],
    ['a kallah', { kallah: true }, 'priceKallah'],
    ['parking', { parking: true }, 'priceParking'],
    ['a manicure', { parking: true, salonManicure: true }, 'priceSalonManicure'],
  ])('is never made up for %s without a price', (_, flags, key) => {
    const blank = { ...facts, values: { ...values, [key]: '' } }
    expect(() => quoteOf({ ...wish, ...flags }, blank)).toThrow(RangeError)
  })

  it('always adds up to its lines, and never falls below what is pledged', () => {
    const flags = fc.record({
      bath: fc.boolean(),
      privateRoom: fc.boolean(),
      kallah: fc.boolean(),
      segula: fc.boolean(),
      parking: fc.boolean(),
      salonBoth: fc.boolean(),
      doubleSlot: fc.boolean(),
      useDiscountPrice: fc.boolean(),
      donationCents: fc.nat(50_000),
      tipCents: fc.nat(5_000),
    })
    fc.assert(
      fc.property(flags, fc.boolean(), fc.boolean(), (asked, isMember, isLate) => {
        const quote = quoteOf(
          { ...wish, ...asked },
          { ...facts, ...(isMember ? member : {}), ...(isLate ? late : {}) },
        )
        expect(quote.totalCents).toBe(quote.lines.reduce((sum, line) => sum + line.cents, 0))
        expect(quote.totalCents).toBeGreaterThanOrEqual(asked.donationCents + asked.tipCents)
      }),
    )
  })
})
