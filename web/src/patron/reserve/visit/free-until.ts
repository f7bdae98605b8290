import type { Reservation } from '@mikvah/contract/contract.ts'
import { judgeCancel } from '@mikvah/rules/reservation/cancel.ts'
import { refundDeadlineOf, refundOnCancel } from '@mikvah/rules/reservation/refund.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { businessDaySpanOf } from '@mikvah/rules/time/business-day.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { timeZoneIn } from '../../../facts/settings.ts'

/** Whether a patron may cancel this visit herself; `today` is the business day. */
export const mayCancel = (visit: Reservation, today: string): boolean =>
  judgeCancel(
    {
      status: visit.reservationStatus,
      night: visit.reservationDate,
      paymentOpen: visit.paymentPending,
    },
    { by: 'patron', today },
  ).allowed

/**
 * Until when she can cancel and is refunded, in the facility's form; null when she can't, or isn't. A facility may
 * refund for some hours after her hour, but she herself can cancel only while her night lasts.
 */
export function freeUntilOf(
  visit: Reservation,
  { settings, now }: { settings: SettingValues; now: number },
): string | null {
  const startsAt = Date.parse(visit.reservationTime)
  const deadline = refundDeadlineOf(startsAt, settings)
  const missed = { startsAt, refundMissed: visit.refundMissed ?? false }
  const isFree = refundOnCancel(missed, now, settings) === 'in-time'
  if (deadline === null || !isFree || !mayCancel(visit, settings.date ?? '')) return null
  const zone = timeZoneIn(settings)
  const { to } = businessDaySpanOf(visit.reservationDate, zone)
  return instantTextOf(Math.min(deadline, to), zone)
}
