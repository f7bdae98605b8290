import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { useTicked } from '../parts/ticks.ts'
import { thresholdOf } from './thresholds.ts'
import { useStaffSettings } from './use-staff-settings.ts'

/** Whether somebody has been in a status for longer than it is meant to last. */
export function useIsOver(
  status: ReservationStatus | undefined,
  since: string | null | undefined,
): boolean {
  const most = thresholdOf(useStaffSettings(), status)
  const from = since ? Date.parse(since) : null
  return useTicked((now) => most !== null && from !== null && now - from >= most * 60_000)
}
