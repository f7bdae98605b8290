import { expect, it } from 'vitest'
import { cutTo, fitsInAddress } from './lengths.ts'

it.each([
  ['Rivka', 10, 'Rivka'],
  ['Rivka', 3, 'Riv'],
  ['ab🌷', 4, 'ab🌷'],
  // Half a letter isn't a text that a call takes.
  ['ab🌷', 3, 'ab'],
  ['', 3, ''],
])('%j is cut to %i: %j', (text, most, left) => {
  expect(cutTo(text, most)).toBe(left)
})

it.each([
  ['w'.repeat(5000), true],
  ['ש'.repeat(2000), true],
  ['ש'.repeat(2001), false],
  ['ab\ud83c', false],
])('a text fits into the address of a call or not: %#', (text, fits) => {
  expect(fitsInAddress(text)).toBe(fits)
})
