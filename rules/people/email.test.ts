import { expect, it } from 'vitest'
import { isEmail } from './email.ts'

it.each([
  ['rivka@example.com', true],
  [' rivka@example.com ', true],
  ['rivka.k+mikvah@mail.example.co.il', true],
  ['r&k@example.com', true],
  ['רבקה@דוגמה.קום', true],
  [`  ${'r'.repeat(242)}@example.com  `, true],
  ['', false],
  ['rivka', false],
  ['rivka@example', false],
  ['rivka@.com', false],
  ['rivka@example.', false],
  ['rivka@example..com', false],
  ['@example.com', false],
  ['rivka@@example.com', false],
  ['rivka k@example.com', false],
  ['a@example.com,b@example.com', false],
  ['rivka,leah@example.com', false],
  ['Rivka<rivka@example.com>', false],
  ['rivka@example.com;', false],
  [`${'r'.repeat(243)}@example.com`, false],
  // What means something in a letter's head, and what isn't seen.
  ['office:rivka@example.com', false],
  ['"rivka"@example.com', false],
  ['rivka(home)@example.com', false],
  ['rivka\u200f@example.com', false],
  ['rivka@example.com\u0007', false],
])('%j is an email: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})
