import { expect, it } from 'vitest'
import { countriesIn } from './countries.ts'

it('offers the five most patrons come from, then all others by their names', () => {
  const { first, rest } = countriesIn('en')
  expect(first.map(({ code, callingCode }) => [code, callingCode])).toEqual([
    ['US', '+1'],
    ['CA', '+1'],
    ['IL', '+972'],
    ['GB', '+44'],
    ['FR', '+33'],
  ])
  expect(rest.length).toBeGreaterThan(200)
  const names = rest.map(({ name }) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(rest.filter(({ code }) => first.some((one) => one.code === code))).toEqual([])
})

it('names them in Hebrew too', () => {
  expect(countriesIn('he').first[2]?.name).toBe('ישראל')
})
