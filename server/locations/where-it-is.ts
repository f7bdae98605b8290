import type { Coordinates } from '@mikvah/rules/garage/near-enough.ts'
import { numberOf, textOf } from '@mikvah/rules/settings/read.ts'
import type { Content } from '../facility/content.ts'

/** The settings that stand in for what a location's own row leaves blank. */
const settingsOf = {
  main: { address: 'websiteAddress', lat: 'locationLat', long: 'locationLong' },
  alternate: {
    address: 'websiteAddressAlternate',
    lat: 'locationLatAlternate',
    long: 'locationLongAlternate',
  },
} as const

type Located = Pick<Content['locations'][number], 'address' | 'lat' | 'long' | 'alternate'>

/** The address and the coordinates of a location: its own, else those of the settings; blank and null for neither. */
export function whereItIs({ values }: Content, { address, lat, long, alternate }: Located) {
  const key = settingsOf[alternate ? 'alternate' : 'main']
  return {
    address: address || (textOf(values, key.address) ?? ''),
    lat: lat ?? numberOf(values, key.lat),
    long: long ?? numberOf(values, key.long),
  }
}

/** The coordinates of a location; null where nobody has entered them. */
export function pointOf(content: Content, id: string): Coordinates | null {
  const location = content.locations.find((one) => one.id === id)
  const { lat, long } = location ? whereItIs(content, location) : { lat: null, long: null }
  return lat === null || long === null ? null : { lat, lng: long }
}
