import { expect, it } from 'vitest'
import { instantOf, instantText } from './instant-text.ts'

it.each([
  ['2026-11-20 11:38:11+00', '2026-11-20T11:38:11.000Z'],
  ['2026-11-20 11:38:11.5+00', '2026-11-20T11:38:11.500Z'],
  ['2026-11-20 11:38:11.123999+02', '2026-11-20T09:38:11.123Z'],
  ['2026-11-20 11:38:11-03:30', '2026-11-20T15:08:11.000Z'],
  ['1880-01-01 02:20:54+02:20:54', '1880-01-01T00:00:00.000Z'],
])('reads %s', (text, iso) => {
  expect(instantOf(text)).toBe(Date.parse(iso))
  expect(instantText(instantOf(text))).toBe(iso)
})

it('reads and writes the ends of time', () => {
  expect(instantOf('infinity')).toBe(Number.POSITIVE_INFINITY)
  expect(instantText(Number.NEGATIVE_INFINITY)).toBe('-infinity')
})

it.each(['', '2026-11-20', '0044-03-15 12:00:00+00 BC'])('refuses "%s"', (text) => {
  expect(() => instantOf(text)).toThrow('not an instant')
})
