import { basePriceOf } from '@mikvah/rules/price/base-price.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { extraPrices } from '@mikvah/rules/price/price-of-visit.ts'
import { priceOf } from '@mikvah/rules/settings/read.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { isFriday } from '../../parts/times/civil-date.ts'
import { useStanding } from '../../patron/reserve/choose-options/use-standing.ts'
import { useStaffSettings } from '../facts/use-staff-settings.ts'
import { type DeskExtra, type DeskWish, flagsOf, type Kind } from './wish.ts'

/**
 * Gives functions for what a kind and an extra cost her on that night, in dollars: null while it isn't on sale,
 * undefined while that isn't known, or where an extra has no price of its own.
 */
export function usePrices({ date, discount }: DeskWish, userId: string | null) {
  const values = useStaffSettings()
  const { member } = useStanding(userId)
  const { data: nights } = useLiveQuery('schedule')
  const shabbosMode = nights?.find((night) => night.date === date)?.shabbosMode ?? false
  const dollars = (cents: number | null | undefined) => (cents == null ? null : dollarsOf(cents))
  const ofKind = (kind: Kind): number | null | undefined => {
    if (!values) return
    const flags = flagsOf({ kind, extras: noExtras })
    return dollars(
      basePriceOf(flags, { friday: isFriday(date), shabbosMode }, { member, discount }, values)
        ?.cents,
    )
  }
  const ofExtra = (extra: DeskExtra): number | null | undefined => {
    const key = extraPrices.find(([, flag]) => flag === extra)?.[2]
    return values && key ? dollars(priceOf(values, key)) : undefined
  }
  return { ofKind, ofExtra }
}

const noExtras = {
  ...{ parking: false, salonManicure: false, salonBoth: false },
  ...{ doubleSlot: false, chabadBor: false },
}
