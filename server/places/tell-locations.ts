import { numberOf, textOf } from '@mikvah/rules/settings/read.ts'
import type { Asked } from '../asked/asked.ts'

/** What the settings know of a place that its own row leaves blank. */
const settingsOf = {
  main: { address: 'websiteAddress', lat: 'locationLat', long: 'locationLong' },
  alternate: {
    address: 'websiteAddressAlternate',
    lat: 'locationLatAlternate',
    long: 'locationLongAlternate',
  },
} as const

export const tellLocations = (
  { content: { locations, values } }: Asked,
  { activeOnly }: { activeOnly: boolean },
) =>
  locations
    .filter(({ active }) => active || !activeOnly)
    .map(({ id, name, nameHe, address, addressHe, lat, long, alternate, active }) => {
      const key = settingsOf[alternate ? 'alternate' : 'main']
      return {
        id,
        name,
        nameHe,
        address: address || (textOf(values, key.address) ?? ''),
        addressHe,
        lat: lat ?? numberOf(values, key.lat),
        long: long ?? numberOf(values, key.long),
        alternate,
        active,
      }
    })
