import type { CountryCode, MetadataJson } from 'libphonenumber-js/core'
import callingCodes from './calling-codes.json'
import northAmerica from './zones/zone-1.json'

type Zone = Omit<MetadataJson, 'version'>

/**
 * A zone of the world is the first digit of its calling codes. The first zone, that of most patrons, is known from the
 * start.
 */
const zones = import.meta.glob<Zone>(['./zones/*.json', '!./zones/zone-1.json'], {
  import: 'default',
})

/** How numbers are written, as far as it is known. */
let known = { version: 4, ...northAmerica } as unknown as MetadataJson
const knownZones = new Set(['1'])

/** How numbers are written in the zones that are loaded by now, as libphonenumber's metadata. */
export const numbering = () => known

export const countryCodes = Object.keys(callingCodes) as CountryCode[]

const codeOf: Readonly<Partial<Record<CountryCode, string>>> = callingCodes

/** The calling code of a country with its plus, as in “+1”. */
export const callingCodeOf = (country: CountryCode) => `+${codeOf[country] ?? ''}`

/**
 * The zone, the first digit of its calling codes, that has to be learnt before a text can be read as a number of that
 * country, or of the one that the text calls abroad; null where none has to be.
 */
export function zoneToLearn(text: string, country: CountryCode): string | null {
  const home = codeOf[country]?.[0]
  if (home && !knownZones.has(home)) return home
  const abroad = known.countries[country]?.[1]
  const asDialed = text.replace(/[^\d+]/g, '')
  const called = new RegExp(`^(?:\\+${abroad ? `|${abroad}` : ''})([1-9])`).exec(asDialed)?.[1]
  return called && !knownZones.has(called) ? called : null
}

/**
 * Loads how numbers are written in a zone, which is the first digit of its calling codes; rejects where that fails, and
 * may be asked again.
 */
export async function learnZone(zone: string): Promise<void> {
  const learnt = await zones[`./zones/zone-${zone}.json`]?.()
  if (!learnt) throw new Error(`There is no zone ${zone}.`)
  known = {
    ...known,
    country_calling_codes: { ...known.country_calling_codes, ...learnt.country_calling_codes },
    countries: { ...known.countries, ...learnt.countries },
    nonGeographic: { ...known.nonGeographic, ...learnt.nonGeographic },
  }
  knownZones.add(zone)
}
