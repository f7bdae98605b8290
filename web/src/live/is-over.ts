import { businessDayOf } from '@mikvah/rules/time/business-day.ts'
import { serverNow } from '../talk/clock.ts'
import type { VisitSeen } from './live-event.ts'

/**
 * Whether the night of a visit is over, by the facility's clock. A visit without its night may be of any, and counts as
 * over.
 */
export function isOver({ scheduleDate, reservationTime }: VisitSeen): boolean {
  const offset = reservationTime?.match(/[+-]\d\d:\d\d$/)?.[0]
  return !scheduleDate || scheduleDate < businessDayOf(serverNow(), offset ?? 'UTC')
}
