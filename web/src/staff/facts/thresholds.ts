import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import { numberOf, type SettingValues } from '@mikvah/rules/settings/read.ts'
import { thresholds } from '@mikvah/rules/settings/thresholds.ts'

const isThreshold = (key: string): key is keyof typeof thresholds => Object.hasOwn(thresholds, key)

/**
 * After how many minutes a visit or a room in a status, or a request from a room, is late; null for a status without a
 * limit, and until the settings are known.
 */
export function thresholdOf(
  settings: SettingValues | null,
  status: ReservationStatus | RoomStatus | 'Supply' | undefined,
): number | null {
  const key = `thresholdMinutes${status}`
  return settings && isThreshold(key) ? numberOf(settings, key) : null
}
