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

/**
 * Whether the phone is near enough to the building: within the distance that the settings give (garageOpenMaxFeet);
 * nowhere where that is blank. `accuracy` is in metres as the phone says it, null when it doesn't; one of twice that
 * distance or more is refused.
 */
export function judgeNearness(
  { lat, lng, accuracy }: Coordinates & { accuracy: number | null },
  garage: Coordinates,
  values: SettingValues,
): Verdict<(typeof nearnessRefusals)[number]> {
  const maxFeet = numberOf(values, 'garageOpenMaxFeet')
  if (maxFeet === null) return refused('garage-not-offered')
  const most = metresOf(maxFeet)
  if (accuracy !== null && accuracy >= 2 * most) return refused('garage-location-inaccurate')
  return metresBetween({ lat, lng }, garage) <= most ? allowed : refused('garage-too-far')
}
