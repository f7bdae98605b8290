import { basePriceOf } from '@mikvah/rules/price/base-price.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { extraPrices } from '@mikvah/rules/price/price-of-visit.ts'
import { priceOf } from '@mikvah/rules/settings/read.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { useStanding } from '../../patron/reserve/choose-options/use-standing.ts'
import { useStaffSettings } from '../facts/use-staff-settings.ts'
import { isExtraOffered, isKindOffered, noExtras, optionFactsOf } from './offered.ts'
import { type DeskExtra, type DeskWish, flagsOf, type Kind } from './wish.ts'

/**
 * Gives functions for what a kind and an extra cost her on that night, in dollars: null while it isn't on sale,
 * undefined while that isn't known, or where an extra has no price of its own. How many of each the second building has
 * isn't known at the desk: there the price alone says what is on sale, and the server the rest.
 */
export function usePrices(wish: DeskWish, userId: string | null) {
  const { date, discount } = wish
  const values = useStaffSettings()
  const { member } = useStanding(userId)
  const { data: nights } = useLiveQuery('schedule')
  const shabbosMode = nights?.find((night) => night.date === date)?.shabbosMode ?? false
  const facts = values && optionFactsOf({ date, shabbosMode }, values)
  const here = wish.alternateLocation ? null : facts
  const dollars = (cents: number | null | undefined) => (cents == null ? null : dollarsOf(cents))
  const ofKind = (kind: Kind): number | null | undefined => {
    if (!values || !facts) return
    if (here && !isKindOffered(kind, here)) return null
    const flags = flagsOf({ kind, extras: noExtras })
    return dollars(basePriceOf(flags, facts.night, { member, discount }, values)?.cents)
  }
  const ofExtra = (extra: DeskExtra): number | null | undefined => {
    if (here && !isExtraOffered(extra, wish.kind, here)) return null
    const key = extraPrices.find(([, flag]) => flag === extra)?.[2]
    return values && key ? dollars(priceOf(values, key)) : undefined
  }
  return { ofKind, ofExtra }
}
