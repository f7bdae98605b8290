import type { Reservation } from '@mikvah/contract/contract.ts'
import { flagOf } from '@mikvah/rules/settings/read.ts'
import type { DeskFacts } from '@mikvah/rules/visit/desk-actions.ts'
import { useBusinessDay } from '../../facts/use-night.ts'
import { useStaffSettings } from '../../facts/use-staff-settings.ts'

/** What the rules of the desk ask of a visit; by the facility's clock, on which the day ends at five. */
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
