import { businessDayOf } from '@mikvah/rules/time/business-day.ts'
import { serverNow } from '../talk/clock.ts'
import type { VisitSeen } from './live-event.ts'

/** Whether the night of a visit is over, by the clocks it was booked by. One that doesn't say its night may be. */
export function isOver({ scheduleDate, reservationTime }: VisitSeen): boolean {
  const offset = reservationTime?.match(/[+-]\d\d:\d\d$/)?.[0]
  return !scheduleDate || scheduleDate < businessDayOf(serverNow(), offset ?? 'UTC')
}
