import { expect, it } from 'vitest'
import { cutTo, lengths } from './lengths.ts'

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

it('an application fits into a letter, whatever the office words it in', () => {
  const { wording, position, phone, experience, letter } = lengths
  expect(wording + position + phone + experience).toBeLessThanOrEqual(letter)
})
