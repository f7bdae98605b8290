import { expect, it } from 'vitest'
import { areaOf } from './zipcode.ts'

it.each([
  ['08701', '08701'],
  [' 08701-1234 ', '08701'],
  ['087011234', '08701'],
  ['08701 1234', '08701'],
  ['9438300', '9438300'],
  ['sw1a 1aa', 'SW1A1AA'],
  ['-', ''],
])('%j is compared as %j', (zipcode, area) => {
  expect(areaOf(zipcode)).toBe(area)
})
