import { expect, it } from 'vitest'
import { isEmail } from './email.ts'

it.each([
  ['rivka@example.com', true],
  [' rivka@example.com ', true],
  ['rivka.k+mikvah@mail.example.co.il', true],
  ['', false],
  ['rivka', false],
  ['rivka@example', false],
  ['rivka@.com', false],
  ['rivka@example.', false],
  ['rivka@example..com', false],
  ['@example.com', false],
  ['rivka@@example.com', false],
  ['rivka k@example.com', false],
  [`${'r'.repeat(250)}@example.com`, false],
])('%j is an email: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})
