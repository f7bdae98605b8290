import { basePriceOf } from '@mikvah/rules/price/base-price.ts'
import { type Cents, dollarsOf } from '@mikvah/rules/price/money.ts'
import type { Standing } from '@mikvah/rules/price/tier.ts'
import type { OptionFacts, OptionRefusal } from '@mikvah/rules/reservation/options.ts'
import { priceOf } from '@mikvah/rules/settings/read.ts'
import { type Chosen, flagsOf } from '../steps/chosen.ts'
import { judgeChosen } from '../steps/on-sale.ts'

export const extras = ['private', 'parking', 'manicure', 'both', 'double'] as const
export type Extra = (typeof extras)[number]

const on: Record<Extra, Partial<Chosen>> = {
  private: { privateRoom: true },
  parking: { parking: true },
  manicure: { salon: 'salonManicure' },
  both: { salon: 'salonBoth' },
  double: { doubleSlot: true },
}
const off: Record<Extra, Partial<Chosen>> = {
  private: { privateRoom: false },
  parking: { parking: false, salon: null },
  manicure: { salon: null },
  both: { salon: null },
  double: { doubleSlot: false },
}
/** What of her choice is other when an extra is switched on or off. */
export const switched = (extra: Extra, to: boolean) => (to ? on : off)[extra]

export const isOn = (extra: Extra, chosen: Chosen): boolean =>
  Object.entries(on[extra]).every(([field, value]) => chosen[field as keyof Chosen] === value)

/** Why an extra can't be added to what she has chosen; null when it can. The two salon options exclude each other. */
export function refusalOf(extra: Extra, chosen: Chosen, facts: OptionFacts): OptionRefusal | null {
  const isOther =
    (extra === 'manicure' && chosen.salon === 'salonBoth') ||
    (extra === 'both' && chosen.salon === 'salonManicure')
  const verdict = judgeChosen({ ...chosen, ...on[extra] }, facts)
  if (!verdict.allowed) return verdict.because
  return isOther ? 'manicure-or-both' : null
}

const rooms = ['shower', 'bath', 'segula'] as const

/** Whether an extra is listed: some kind of room can have it here, if need be together with parking. */
export const isOffered = (extra: Extra, chosen: Chosen, facts: OptionFacts): boolean =>
  rooms.some((room) =>
    [false, true].some(
      (parking) =>
        judgeChosen(
          {
            ...chosen,
            room,
            parking,
            privateRoom: false,
            salon: null,
            doubleSlot: false,
            ...on[extra],
          },
          facts,
        ).allowed,
    ),
  )

const prices = {
  parking: 'priceParking',
  manicure: 'priceSalonManicure',
  both: 'priceSalonBoth',
  double: 'priceDoubleSlot',
} as const satisfies Record<Exclude<Extra, 'private'>, string>

/** What an extra adds, in dollars; null where it has no price. For a private room, the difference to a plain one. */
export function addedBy(
  extra: Extra,
  chosen: Chosen,
  facts: OptionFacts,
  standing: Standing,
): number | null {
  const cents =
    extra === 'private'
      ? privateCents(chosen, facts, standing)
      : priceOf(facts.values, prices[extra])
  return cents === null ? null : dollarsOf(cents)
}

function privateCents(
  chosen: Chosen,
  { night, values }: OptionFacts,
  standing: Standing,
): Cents | null {
  const of = (privateRoom: boolean) =>
    basePriceOf({ ...flagsOf(chosen), privateRoom }, night, standing, values)?.cents ?? null
  const plain = of(false)
  const alone = of(true)
  return plain === null || alone === null ? null : alone - plain
}
