import { locale } from '@mikvah/rules/settings/locale.ts'
import type { FormErrors } from '../../page/use-form.ts'
import type { BodyOf } from '../../talk/call.ts'
import type { Building } from '../rooms/building.ts'

/** A building of the facility as it is set up. */
export type PlaceSetUp = Building['locations'][number]

/** The fields of a building's form; its coordinates as they are typed. */
export type PlaceFields = Omit<PlaceSetUp, 'id' | 'alternate' | 'lat' | 'long'> & {
  lat: string
  long: string
}

/** A building as its form shows it; coordinates that were never given are blank. */
export const fieldsOf = ({
  id: _,
  alternate: __,
  lat,
  long,
  ...rest
}: PlaceSetUp): PlaceFields => ({
  ...rest,
  lat: lat === null ? '' : String(lat),
  long: long === null ? '' : String(long),
})

/** A typed coordinate as a number; null where it is blank. */
const degreesOf = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.trim().replace(',', '.'))

const isWithin = (text: string, { min, max }: { min: number; max: number }) => {
  const degrees = degreesOf(text)
  return degrees === null || (degrees >= min && degrees <= max)
}

/**
 * For each field that is wrong the word key of why: no name, or a coordinate that is no number, or beyond 90 degrees of
 * latitude or 180 of longitude. Blank coordinates are allowed.
 */
export const placeErrorsOf = ({ name, lat, long }: PlaceFields): FormErrors<PlaceFields> => ({
  ...(name.trim() ? {} : { name: 'placesNameNeeded' }),
  ...(isWithin(lat, locale.locationLat) ? {} : { lat: 'placesPointWrong' }),
  ...(isWithin(long, locale.locationLong) ? {} : { long: 'placesPointWrong' }),
})

/** The body of `editLocation` from the fields that differ: typed coordinates as numbers, blank ones as null. */
export const bodyOf = ({ lat, long, ...rest }: Partial<PlaceFields>): BodyOf<'editLocation'> => ({
  ...rest,
  ...(lat === undefined ? {} : { lat: degreesOf(lat) }),
  ...(long === undefined ? {} : { long: degreesOf(long) }),
})
