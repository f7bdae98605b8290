import type { Reservation } from '@mikvah/contract/contract.ts'
import { flagOf } from '@mikvah/rules/settings/read.ts'
import type { DeskFacts } from '@mikvah/rules/visit/desk-actions.ts'
import { useBusinessDay } from '../../facts/use-night.ts'
import { useStaffSettings } from '../../facts/use-staff-settings.ts'

/**
 * The facts of a visit that the desk's rules need, by the facility's clock, on which the day ends at five in the
 * morning.
 */
export function useDeskFacts(visit: Reservation): DeskFacts {
  const settings = useStaffSettings()
  const today = useBusinessDay()
  return {
    status: visit.reservationStatus,
    night: visit.scheduleDate,
    today,
    hasCubicle: visit.cubicle != null,
    useCubicles: settings !== null && flagOf(settings, 'useCubicles') === true,
  }
}
