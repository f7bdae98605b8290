import type { Reservation, ScheduleDayView } from '@mikvah/contract/contract.ts'
import { garageWindowOf, judgeGarage } from '@mikvah/rules/garage/window.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { businessDayOf } from '@mikvah/rules/time/business-day.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { timeZoneIn } from '../../facts/settings.ts'

type Closed = 'garageUnavailableTime' | 'garageUnavailableNight' | 'garageNotPaid' | 'garageQuiet'

export type GarageNow = {
  /** The key of why the garage can't be opened now; null when it can. */
  closed: Closed | null
  /** From when until when the garage can be opened, by the facility's clock; null on a night without a last entry. */
  window: { from: string; to: string } | null
}

const instant = (text: string | null): Ms | null => (text === null ? null : Date.parse(text))
const cents = (dollars: number) => Math.round(dollars * 100)

/**
 * Why the garage can't be opened now, if so, and between which hours it can, by the same rule as on the server. Only
 * the server counts presses.
 */
export function garageNow(
  visit: Reservation,
  { lastEntryTime, quiet }: ScheduleDayView,
  values: SettingValues,
  now: Ms,
): GarageNow {
  const timeZone = timeZoneIn(values)
  const startsAt = Date.parse(visit.reservationTime)
  const day = {
    lastEntryTime: instant(lastEntryTime),
    quiet: quiet && { from: Date.parse(quiet.from), to: Date.parse(quiet.to) },
  }
  const window = garageWindowOf(startsAt, day, values)
  const parking = visit.quoteLines.find(({ code }) => code === 'parking')
  const may = judgeGarage(
    {
      status: visit.reservationStatus,
      parking: visit.parking,
      night: visit.reservationDate,
      startsAt,
    },
    {
      ...{ now, today: businessDayOf(now, timeZone), day, values, presses: [] },
      balanceCents: cents(visit.balance),
      parkingCents: cents(parking?.amount ?? 0),
    },
  )
  const text = (at: Ms) => instantTextOf(at, timeZone)
  return {
    closed: may.allowed ? null : closedBy(may.because, window !== null),
    window: window && { from: text(window.from), to: text(window.to) },
  }
}

const closedBy = (because: string, hasWindow: boolean): Closed => {
  if (because === 'garage-not-paid') return 'garageNotPaid'
  if (because === 'garage-quiet') return 'garageQuiet'
  return hasWindow ? 'garageUnavailableTime' : 'garageUnavailableNight'
}
