import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import { useTicked } from '../parts/ticks.ts'
import { thresholdOf } from './thresholds.ts'
import { useStaffSettings } from './use-staff-settings.ts'

/**
 * Whether somebody has had a status, or waited for something, for longer than the facility's limit; false where there
 * is none, and until the settings are known.
 */
export function useIsOver(
  status: ReservationStatus | 'Supply' | undefined,
  since: string | null | undefined,
): boolean {
  return useIsPast(since, thresholdOf(useStaffSettings(), status))
}

/** Whether so many minutes have passed since an instant; false while either isn't known. */
export function useIsPast(since: string | null | undefined, most: number | null): boolean {
  const from = since ? Date.parse(since) : null
  return useTicked((now) => most !== null && from !== null && now - from >= minutes(most))
}
