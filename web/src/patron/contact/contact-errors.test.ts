import { expect, it } from 'vitest'
import { contactErrorsOf } from './contact-errors.ts'

const whole = { firstName: '', lastName: 'Katz', email: 'rivka@example.com', message: 'Shalom' }
const visitor = { signedIn: false }

it('takes a message without a first name', () => {
  expect(contactErrorsOf(whole, visitor)).toEqual({})
})

it.each([
  ['lastName', ' ', 'contactLastNameRequired'],
  ['email', 'rivka@', 'contactEmailRequired'],
  ['message', '\n', 'contactMessageRequired'],
] as const)('asks a visitor for %s', (field, value, text) => {
  expect(contactErrorsOf({ ...whole, [field]: value }, visitor)).toEqual({ [field]: text })
})

it('knows the last name of who is signed in', () => {
  expect(contactErrorsOf({ ...whole, lastName: '' }, { signedIn: true })).toEqual({})
})
