import type { ScheduleDay } from '../schedule/schedule-day.ts'
import { priceOf, type SettingValues } from '../settings/read.ts'
import type { Ms } from '../time/ms.ts'
import type { Cents } from './money.ts'

/** What booking now adds for being late, 0 for nothing. A blank hour or a blank price means no surcharge. */
export function lateSurchargeOf(
  {
    now,
    today,
    day,
    bookedInTime,
  }: {
    now: Ms
    /** The business day of now. */
    today: string
    day: Pick<ScheduleDay, 'date' | 'surchargeFrom'>
    /** An edit of a visit that was booked without the surcharge: it never gets one. */
    bookedInTime: boolean
  },
  values: SettingValues,
): Cents {
  if (bookedInTime || day.surchargeFrom === null) return 0
  const late = day.date === today && now >= day.surchargeFrom
  return late ? (priceOf(values, 'priceReserveLateSurcharge') ?? 0) : 0
}
