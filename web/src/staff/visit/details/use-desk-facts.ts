import type { Reservation } from '@mikvah/contract/contract.ts'
import { flagOf } from '@mikvah/rules/settings/read.ts'
import { businessDayOf } from '@mikvah/rules/time/business-day.ts'
import type { DeskFacts } from '@mikvah/rules/visit/desk-actions.ts'
import { useSettings } from '../../../facts/use-settings.ts'
import { useStaffSettings } from '../../facts/use-staff-settings.ts'
import { useTicked } from '../../parts/ticks.ts'

/** What the rules of the desk ask of a visit; by the facility's clock, on which the day ends at five. */
export function useDeskFacts(visit: Reservation): DeskFacts {
  const zone = useSettings().locationTimeZone || 'UTC'
  const settings = useStaffSettings()
  const today = useTicked((now) => businessDayOf(Math.floor(now / 60_000) * 60_000, zone))
  return {
    status: visit.reservationStatus,
    night: visit.scheduleDate,
    today,
    hasCubicle: visit.cubicle != null,
    useCubicles: settings !== null && flagOf(settings, 'useCubicles') === true,
  }
}
