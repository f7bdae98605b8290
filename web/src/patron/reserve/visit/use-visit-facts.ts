import type { Reservation, ScheduleDayView } from '@mikvah/contract/contract.ts'
import { prepayReasonOf } from '@mikvah/rules/reservation/prepay.ts'
import { refundOnCancel } from '@mikvah/rules/reservation/refund.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { usePatronSettings } from '../../../facts/use-patron-settings.ts'
import { useSchedule } from '../../../facts/use-schedule.ts'
import { isFriday } from '../../../parts/times/civil-date.ts'
import { useAsk } from '../../../talk/ask.ts'
import { serverNow } from '../../../talk/clock.ts'
import { freeUntilOf } from './free-until.ts'

/** A visit's night and the settings, and what the rules say of the visit by them. */
export type VisitFacts = {
  settings: SettingValues
  /** The night of the visit; null until it is loaded. */
  night: ScheduleDayView | null
  friday: boolean
  shabbosMode: boolean
  prepayRequired: boolean
  /** Whether a cancel now refunds by itself (`in-time`), and if not why, by the same rule as on the server. */
  refundOnCancel: ReturnType<typeof refundOnCancel>
  /** Until when she can cancel and is refunded, in the facility's form. */
  freeUntil: string | null
}

/** What the rules say about a visit, by the same functions as on the server; null until the settings are loaded. */
export function useVisitFacts(visit: Reservation | undefined): VisitFacts | null {
  const { values: settings } = usePatronSettings()
  const night = useNightOf(visit)
  if (!visit || !settings) return null
  const friday = isFriday(visit.reservationDate)
  const shabbosMode = night?.shabbosMode ?? friday
  const startsAt = Date.parse(visit.reservationTime)
  const onCancel = refundOnCancel(
    { startsAt, refundMissed: visit.refundMissed ?? false },
    serverNow(),
    settings,
  )
  return {
    settings,
    night,
    friday,
    shabbosMode,
    prepayRequired: prepayReasonOf(visit, { friday, shabbosMode }, settings) !== null,
    refundOnCancel: onCancel,
    freeUntil: freeUntilOf(visit, { settings, now: serverNow() }),
  }
}

/** The night of the visit; null until it is loaded. Coming nights of the main building are loaded already. */
function useNightOf(visit: Reservation | undefined): ScheduleDayView | null {
  const coming = useSchedule()
  const { reservationDate, alternateLocation } = visit ?? {}
  const known = alternateLocation
    ? undefined
    : coming.data?.find(({ date }) => date === reservationDate)
  const asked = useAsk(
    'schedule',
    {
      query: {
        dt: reservationDate,
        dtTo: reservationDate,
        alternateLocation: alternateLocation ? 'true' : undefined,
      },
    },
    { enabled: visit !== undefined && !known && !coming.isPending },
  )
  return known ?? asked.data?.[0] ?? null
}
