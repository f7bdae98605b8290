import { numberOf, type SettingValues } from '../settings/read.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'

/** A point on the earth in degrees, north and east positive. */
export type Coordinates = { lat: number; lng: number }

const feetInAMetre = 3.281
const earthRadiusMetres = 6_371_000

export const metresOf = (feet: number): number => feet / feetInAMetre

/** The distance along the great circle, in metres. */
export function metresBetween(one: Coordinates, other: Coordinates): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const haversine =
    Math.sin(rad(other.lat - one.lat) / 2) ** 2 +
    Math.cos(rad(one.lat)) * Math.cos(rad(other.lat)) * Math.sin(rad(other.lng - one.lng) / 2) ** 2
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

export const nearnessRefusals = [
  'garage-location-inaccurate',
  'garage-too-far',
  'garage-not-offered',
] as const

/** Within how many metres of the building phones open the garage and check in; null where they do nowhere. */
export function reachOf(values: SettingValues): number | null {
  const feet = numberOf(values, 'garageOpenMaxFeet')
  return feet === null ? null : metresOf(feet)
}

/**
 * Whether a place is known too vaguely to say that it is near: by twice the reach or more. `accuracy` and `reach` are
 * in metres.
 */
export const isTooVague = (accuracy: number, reach: number): boolean => accuracy >= 2 * reach

/**
 * Whether the phone is near enough to the building: within the reach that the settings give. `accuracy` is in metres as
 * the phone says it, null when it doesn't.
 */
export function judgeNearness(
  { lat, lng, accuracy }: Coordinates & { accuracy: number | null },
  garage: Coordinates,
  values: SettingValues,
): Verdict<(typeof nearnessRefusals)[number]> {
  const reach = reachOf(values)
  if (reach === null) return refused('garage-not-offered')
  if (accuracy !== null && isTooVague(accuracy, reach)) return refused('garage-location-inaccurate')
  return metresBetween({ lat, lng }, garage) <= reach ? allowed : refused('garage-too-far')
}
