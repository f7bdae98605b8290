import all from 'libphonenumber-js/min/metadata'
import { describe, expect, it, vi } from 'vitest'

const written = (what: object) => `${JSON.stringify(what)}\n`
const codes = Object.entries(all.country_calling_codes)

/** `vitest -u` writes the files anew when the library has changed. */
describe('what stands in files is what the library knows', () => {
  it('of calling codes', async () => {
    const pairs = codes.flatMap(([code, countries]) => countries.map((one) => [one, code]))
    const byCountry = Object.fromEntries(pairs.toSorted())
    await expect(written(byCountry)).toMatchFileSnapshot('./calling-codes.json')
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('of zone %i', async (zone) => {
    const isHere = ([code]: [string, unknown]) => code.startsWith(`${zone}`)
    const here = codes.filter(isHere)
    const countries = here.flatMap(([, its]) => its.map((one) => [one, all.countries[one]]))
    const known = {
      country_calling_codes: Object.fromEntries(here),
      countries: Object.fromEntries(countries),
      nonGeographic: Object.fromEntries(Object.entries(all.nonGeographic ?? {}).filter(isHere)),
    }
    await expect(written(known)).toMatchFileSnapshot(`./zones/zone-${zone}.json`)
  })
})

/** Numbers as a page that has just begun knows them. */
async function atTheBeginning() {
  vi.resetModules()
  return { ...(await import('./numbering.ts')), ...(await import('./phone.ts')) }
}

describe('a zone', () => {
  it('is to be learnt for a country in it, and for a number that calls into it', async () => {
    const { zoneToLearn } = await atTheBeginning()
    expect(zoneToLearn('', 'CA')).toBeNull()
    expect(zoneToLearn('+1 201', 'US')).toBeNull()
    expect(zoneToLearn('(201) 555-0142', 'US')).toBeNull()
    expect(zoneToLearn('', 'BR')).toBe('5')
    expect(zoneToLearn('+55 11', 'US')).toBe('5')
    expect(zoneToLearn('011 55 11', 'US')).toBe('5')
    expect(zoneToLearn('+', 'US')).toBeNull()
    expect(zoneToLearn('', 'constructor' as 'US')).toBeNull()
  })

  it('learnt, its numbers are read, and none was read wrongly before', async () => {
    const { afterLearning, digitsToSend, learnZone, zoneToLearn } = await atTheBeginning()
    const brazilian = { text: '11961234567', country: 'BR' } as const
    const fromHome = { text: '011 55 11961234567', country: 'US' } as const
    expect([digitsToSend(brazilian), digitsToSend(fromHome)]).toEqual([null, null])
    await learnZone('5')
    expect(zoneToLearn(brazilian.text, 'BR')).toBeNull()
    expect([digitsToSend(brazilian), digitsToSend(fromHome)]).toEqual([
      '5511961234567',
      '5511961234567',
    ])
    expect(afterLearning({ text: '+5511961234567', country: 'US' })).toEqual({
      text: '(11) 96123-4567',
      country: 'BR',
    })
    expect(zoneToLearn('00 54 11', 'BR')).toBeNull()
  })

  it('that there isn’t can’t be learnt', async () => {
    const { learnZone } = await atTheBeginning()
    await expect(learnZone('0')).rejects.toThrow('no zone 0')
  })
})
