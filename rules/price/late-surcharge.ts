import type { ScheduleDay } from '../schedule/schedule-day.ts'
import { priceOf, type SettingValues } from '../settings/read.ts'
import type { Ms } from '../time/ms.ts'
import type { Cents } from './money.ts'

/**
 * The surcharge for booking late, as of now and in cents; 0 for none. A blank hour or a blank price means that there is
 * no surcharge.
 */
export function lateSurchargeOf(
  {
    now,
    today,
    day,
    bookedInTime,
  }: {
    now: Ms
    /** The business day on which she books. */
    today: string
    day: Pick<ScheduleDay, 'date' | 'surchargeFrom'>
    /** True for an edit of a visit that was booked without the surcharge: it never gets one. */
    bookedInTime: boolean
  },
  values: SettingValues,
): Cents {
  if (bookedInTime || day.surchargeFrom === null) return 0
  const late = day.date === today && now >= day.surchargeFrom
  return late ? (priceOf(values, 'priceReserveLateSurcharge') ?? 0) : 0
}
