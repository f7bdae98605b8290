import type { LevelPrices } from '../membership/member-prices.ts'
import { prepayReasonOf } from '../reservation/prepay.ts'
import type { Booker, VisitWish } from '../reservation/reservation.ts'
import type { VisitFlags } from '../reservation/visit-flags.ts'
import type { ScheduleDay } from '../schedule/schedule-day.ts'
import { priceOf, type SettingValues } from '../settings/read.ts'
import type { Ms } from '../time/ms.ts'
import { type BaseCode, type BasePrice, basePriceOf } from './base-price.ts'
import { lateSurchargeOf } from './late-surcharge.ts'
import { type MerchandiseItem, merchandiseLinesOf } from './merchandise.ts'
import type { Cents } from './money.ts'
import { mayUseDiscountPrice } from './sponsorship.ts'

/** The lines that take something off: what the price of a member or a Friend is less than the regular one. */
export const reductions = ['member-price', 'discount-price'] as const

/** Whether a line of this code takes something off. */
export const isReduction = (code: string): boolean =>
  (reductions as readonly string[]).includes(code)

/**
 * What a line of a quote is for, in the order in which a quote has them. Fees aren't among them: they are payment rows
 * (balance.ts). A new surcharge has its code here, its line in `quoteOf`, its setting in `rules/settings/prices.ts`, and
 * its words in `web/src/patron/reserve/visit/line-words.ts`.
 */
export type LineCode =
  | BaseCode
  | (typeof reductions)[number]
  | ExtraCode
  | 'late-surcharge'
  | 'merchandise'
  | 'donation'
  | 'tip'

/** `cents` is the whole line; a reduction is negative. `item` and `quantity` belong to merchandise. */
export type QuoteLine = { code: LineCode; cents: Cents; item?: string; quantity?: number }

export type Quote = {
  lines: QuoteLine[]
  totalCents: Cents
  /** How much the member or discount price takes off, as a positive amount. */
  discountCents: Cents
  lateSurcharge: boolean
  prepayRequired: boolean
}

export type QuoteFacts = {
  now: Ms
  /** The business day on which she books. */
  today: string
  /** The night she asks for. */
  day: Pick<ScheduleDay, 'date' | 'friday' | 'shabbosMode' | 'surchargeFrom'>
  values: SettingValues
  by: Booker
  /** The prices of her membership level where it is active today, else null. */
  member: LevelPrices | null
  friendYear: boolean
  /** Whether the desk gave the discount price to the visit that she changes. */
  deskDiscount: boolean
  merchandise: readonly MerchandiseItem[]
  /** True for an edit of a visit that has no late surcharge. */
  bookedInTime: boolean
}

/** The extras, each with its flag in the wish and the setting of its price. */
export const extraPrices = [
  ['parking', 'parking', 'priceParking'],
  ['salon-manicure', 'salonManicure', 'priceSalonManicure'],
  ['salon-both', 'salonBoth', 'priceSalonBoth'],
  ['double-slot', 'doubleSlot', 'priceDoubleSlot'],
] as const satisfies readonly [string, keyof VisitFlags, string][]
export type ExtraCode = (typeof extraPrices)[number][0]

/**
 * What a visit costs, for the screen and for the server alike. It throws on what isn't offered, so judgeOptions comes
 * first.
 */
export function quoteOf(wish: VisitWish, facts: QuoteFacts): Quote {
  const { values, day, member } = facts
  const discount = mayUseDiscountPrice(wish, facts)
  const base = basePriceOf(wish, day, { member, discount }, values)
  if (base === null) throw new RangeError('A visit of this kind has no price.')
  const surcharge = lateSurchargeOf(facts, values)
  const lines = [
    ...baseLinesOf(base),
    ...extraLinesOf(wish, values),
    ...lineUnlessZero('late-surcharge', surcharge),
    ...merchandiseLinesOf(wish.merchandise, facts.merchandise).map((line) => ({
      code: 'merchandise' as const,
      ...line,
    })),
    ...lineUnlessZero('donation', wish.donationCents),
    ...lineUnlessZero('tip', wish.tipCents),
  ]
  return {
    lines,
    totalCents: sumOf(lines),
    discountCents: Math.max(0, base.regularCents - base.cents),
    lateSurcharge: surcharge > 0,
    prepayRequired: prepayReasonOf(wish, day, values) !== null,
  }
}

export const sumOf = (lines: readonly Pick<QuoteLine, 'cents'>[]): Cents =>
  lines.reduce((sum, { cents }) => sum + cents, 0)

/**
 * The lines of the base price. A patron sees the regular price and what her tier takes off; a tier that costs more is
 * shown as the price.
 */
function baseLinesOf({ code, tier, regularCents, cents }: BasePrice): QuoteLine[] {
  const off = regularCents - cents
  if (tier === 'regular' || off <= 0) return [{ code, cents }]
  return [
    { code, cents: regularCents },
    { code: tier === 'member' ? 'member-price' : 'discount-price', cents: -off },
  ]
}

/** A free extra keeps its line, so that receipt and garage know it was taken. */
function extraLinesOf(wish: VisitWish, values: SettingValues): QuoteLine[] {
  return extraPrices
    .filter(([, flag]) => wish[flag])
    .map(([code, , key]) => {
      const cents = priceOf(values, key)
      if (cents === null) throw new RangeError(`The extra ${code} has no price.`)
      return { code, cents }
    })
}

const lineUnlessZero = (code: LineCode, cents: Cents): QuoteLine[] =>
  cents === 0 ? [] : [{ code, cents }]
