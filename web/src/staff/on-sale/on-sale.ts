import { centsIn, dollarsOf, mostCents } from '@mikvah/rules/price/money.ts'
import type { FormErrors } from '../../page/use-form.ts'
import type { AnswerOf } from '../../talk/call.ts'

export type Item = AnswerOf<'merchandise'>[number]
export type Level = AnswerOf<'membershipLevels'>[number]

/** A typed amount in dollars; null for a text that isn't one, a blank one too, and for more than can be charged. */
export function amountOf(text: string): number | null {
  const cents = centsIn(text)
  return cents !== null && cents <= mostCents ? dollarsOf(cents) : null
}

/** An amount as a field has it, without a currency sign; blank for none. */
export const textOfAmount = (amount: number | null | undefined): string =>
  amount == null ? '' : String(amount)

/** The form of an item that is added, still blank. */
export const newItem = {
  ...{ item: '', itemHe: '', description: '', descriptionHe: '', price: '' },
  active: true,
}
export type TypedItem = typeof newItem

/** For each field that is wrong the word key of why: no name, or a price that isn't an amount. */
export const itemErrorsOf = ({ item, price }: TypedItem): FormErrors<TypedItem> => ({
  ...(item.trim() ? {} : { item: 'shelfNameNeeded' }),
  ...(amountOf(price) === null ? { price: 'shelfPriceWrong' } : {}),
})

/** The visits that a level can have its own price for: the field of the price, and the word key of its label. */
export const visitPrices = [
  ['priceShower', 'levelShower'],
  ['priceBath', 'levelBath'],
  ['pricePrivateShower', 'levelPrivateShower'],
  ['pricePrivateBath', 'levelPrivateBath'],
] as const

/** The form of a membership level that is added, still blank. */
export const newLevel = {
  ...{ level: '', levelHe: '', price: '', active: true },
  ...{ priceShower: '', priceBath: '', pricePrivateShower: '', pricePrivateBath: '' },
}
export type TypedLevel = typeof newLevel

/**
 * For each field that is wrong the word key of why: no name, or a price that isn't an amount. Prices of visits may be
 * blank.
 */
export function levelErrorsOf(typed: TypedLevel): FormErrors<TypedLevel> {
  const wrong: { [Name in keyof TypedLevel]?: 'shelfNameNeeded' | 'shelfPriceWrong' } = {}
  if (!typed.level.trim()) wrong.level = 'shelfNameNeeded'
  if (amountOf(typed.price) === null) wrong.price = 'shelfPriceWrong'
  for (const [name] of visitPrices)
    if (typed[name].trim() && amountOf(typed[name]) === null) wrong[name] = 'shelfPriceWrong'
  return wrong
}

/** A name as each language has it; without a Hebrew one the other is shown in both. */
export type Names = { name: string; nameHe: string }

export const namesOfItem = ({ item, itemHe }: Item): Names => ({ name: item, nameHe: itemHe })

export const namesOfLevel = ({ level, levelHe }: Level): Names => ({ name: level, nameHe: levelHe })
