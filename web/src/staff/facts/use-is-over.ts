import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import { useTicked } from '../parts/ticks.ts'
import { thresholdOf } from './thresholds.ts'
import { useStaffSettings } from './use-staff-settings.ts'

/** Whether somebody has been in a status, or waited for a thing, for longer than it is meant to last. */
export function useIsOver(
  status: ReservationStatus | 'Supply' | undefined,
  since: string | null | undefined,
): boolean {
  return useIsPast(since, thresholdOf(useStaffSettings(), status))
}

/** Whether it has been so many minutes since an instant; never when either isn't known. */
export function useIsPast(since: string | null | undefined, most: number | null): boolean {
  const from = since ? Date.parse(since) : null
  return useTicked((now) => most !== null && from !== null && now - from >= minutes(most))
}
