import { isTooVague, reachOf } from '@mikvah/rules/garage/near-enough.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'

/** A fresh location, as exact as the phone can; one that takes too long counts as none (requirements P5). */
const how: PositionOptions = { enableHighAccuracy: true, maximumAge: 0, timeout: 10_000 }

/** The code for refusing to give a location. */
const denied = 1

export type Located =
  | { found: true; place: { lat: number; lng: number; accuracy: number } }
  | {
      found: false
      because:
        | 'garageLocationNotSupported'
        | 'garageLocationDenied'
        | 'garageLocationInaccurate'
        | 'garageError'
    }

/**
 * Asks the phone where it is, for this one press only, in degrees and metres; `because` is the key of why that can't be
 * learnt.
 */
export async function locate(values: SettingValues): Promise<Located> {
  const { geolocation } = navigator
  if (!geolocation) return { found: false, because: 'garageLocationNotSupported' }
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
      geolocation.getCurrentPosition(resolve, reject, how),
    )
    const { latitude: lat, longitude: lng, accuracy } = coords
    const reach = reachOf(values)
    if (reach !== null && isTooVague(accuracy, reach))
      return { found: false, because: 'garageLocationInaccurate' }
    return { found: true, place: { lat, lng, accuracy } }
  } catch (error) {
    const { code } = error as Partial<GeolocationPositionError>
    return { found: false, because: code === denied ? 'garageLocationDenied' : 'garageError' }
  }
}
