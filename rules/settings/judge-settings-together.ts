import { dayBeginsAt, hourOfNight } from '../time/business-day.ts'
import { numberOf, type SettingValues, textOf } from './read.ts'
import type { RefusalParams, SettingRefusal, SettingRefused } from './refusals.ts'

type Check = {
  because: SettingRefusal
  keys: readonly string[]
  /** What the refusal's words are filled in with where the values don't go together, else null. */
  clash: (values: SettingValues) => RefusalParams | null
}

const clashWhen = (clash: boolean, params: RefusalParams = {}) => (clash ? params : null)

const later = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && one > other

const openingOrder = (season: '' | 'Winter') => (values: SettingValues) => {
  const hour = (name: (typeof openingKeys)[number]) =>
    numberOf(values, `${name}${season}`) ?? numberOf(values, name)
  const earliest = hour('openEarliestHour')
  return clashWhen(
    later(earliest, hour('openLatestHour')) || later(earliest, hour('lastEntryHour') ?? 23.99),
  )
}
const openingKeys = ['openEarliestHour', 'openLatestHour', 'lastEntryHour'] as const

const checks: readonly Check[] = [
  {
    because: 'stagger',
    keys: ['reservationStagger', 'reservationSlotIncrement'],
    clash: (values) => {
      const stagger = numberOf(values, 'reservationStagger') ?? 0
      const increment = numberOf(values, 'reservationSlotIncrement') ?? 0
      return clashWhen(increment > 0 && stagger % increment !== 0, { increment: `${increment}` })
    },
  },
  { because: 'opening-order', keys: openingKeys, clash: openingOrder('') },
  {
    because: 'opening-order',
    keys: [...openingKeys, ...openingKeys.map((key) => `${key}Winter`)],
    clash: openingOrder('Winter'),
  },
  {
    because: 'winter-dates',
    keys: ['winterFrom', 'winterTo'],
    clash: (values) =>
      clashWhen((textOf(values, 'winterFrom') === null) !== (textOf(values, 'winterTo') === null)),
  },
  {
    because: 'shutdown-too-early',
    keys: ['dailyShutdownHour', 'lastEntryHour', 'lastEntryHourWinter'],
    clash: (values) => {
      const shutdown = hourOfNight(numberOf(values, 'dailyShutdownHour') ?? dayBeginsAt + 24)
      const summer = numberOf(values, 'lastEntryHour') ?? 23.99
      const last = Math.max(summer, numberOf(values, 'lastEntryHourWinter') ?? summer)
      return clashWhen(shutdown <= last, { lastEntry: `${last}` })
    },
  },
  {
    because: 'pool-temperatures',
    keys: ['temperaturePoolLow', 'temperaturePoolHigh'],
    clash: (values) =>
      clashWhen(
        later(numberOf(values, 'temperaturePoolLow'), numberOf(values, 'temperaturePoolHigh')),
      ),
  },
]

/**
 * Judges what one value alone can't show. With `changed` only what touches those keys counts, so that an old clash
 * elsewhere never keeps an administrator from saving. What depends on the place and the calendar is judged with the
 * schedule.
 */
export function judgeSettingsTogether(
  values: SettingValues,
  changed?: readonly string[],
): { allowed: true } | (SettingRefused & { keys: readonly string[] }) {
  for (const { because, keys, clash } of checks) {
    if (changed && !keys.some((key) => changed.includes(key))) continue
    const params = clash(values)
    if (params !== null) return { allowed: false, because, params, keys }
  }
  return { allowed: true }
}
