import { type Coordinates, judgeNearness } from '../garage/near-enough.ts'
import type { SettingValues } from '../settings/read.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'

export const selfCheckInRefusals = [
  'check-in-location-needed',
  'check-in-location-inaccurate',
  'check-in-too-far',
  'check-in-at-desk-only',
] as const

/**
 * Whether she may check in by herself from where she stands: at the building, by the same distance as for the garage.
 */
export function judgeWhereSheIs(
  phone: (Coordinates & { accuracy: number | null }) | null,
  building: Coordinates | null,
  values: SettingValues,
): Verdict<(typeof selfCheckInRefusals)[number]> {
  if (building === null) return refused('check-in-at-desk-only')
  if (phone === null) return refused('check-in-location-needed')
  const near = judgeNearness(phone, building, values)
  return near.allowed ? allowed : refused(said[near.because])
}

const said = {
  'garage-location-inaccurate': 'check-in-location-inaccurate',
  'garage-too-far': 'check-in-too-far',
  'garage-not-offered': 'check-in-at-desk-only',
} as const
