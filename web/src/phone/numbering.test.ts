import all from 'libphonenumber-js/min/metadata'
import { expect, it } from 'vitest'
import { canRead, learnAll, mostPatrons } from './numbering.ts'
import { afterLearning, digitsToSend } from './phone.ts'

const written = (what: object) => `${JSON.stringify(what)}\n`

/** Rewritten by `vitest -u` when the library knows another. */
it('knows of the first countries, and of every calling code, what the library knows', async () => {
  const codes = Object.entries(all.country_calling_codes)
  const callingCodes = Object.fromEntries(
    codes.flatMap(([code, countries]) => countries.map((country) => [country, code])).toSorted(),
  )
  const shared = codes.filter(([, countries]) => mostPatrons.some((one) => countries.includes(one)))
  const countries = Object.fromEntries(
    shared.flatMap(([, codes]) => codes.map((code) => [code, all.countries[code]])),
  )
  const first = {
    version: all.version,
    country_calling_codes: Object.fromEntries(shared),
    countries,
  }
  await expect(written(callingCodes)).toMatchFileSnapshot('./calling-codes.json')
  await expect(written(first)).toMatchFileSnapshot('./first-countries.json')
})

it('reads a number of another country once all are known, and none wrongly before', async () => {
  const german = { text: '030 123456', country: 'DE' } as const
  expect([canRead('', 'DE'), canRead('+4930', 'US'), canRead('+1 201', 'US')]).toEqual([
    false,
    false,
    false,
  ])
  expect(digitsToSend(german)).toBeNull()
  await learnAll()
  expect([canRead('', 'DE'), canRead('+4930', 'US')]).toEqual([true, true])
  expect(digitsToSend(german)).toBe('4930123456')
  expect(afterLearning({ text: '+4930123456', country: 'US' })).toEqual({
    text: '030 123456',
    country: 'DE',
  })
})
