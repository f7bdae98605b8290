import { expect, it } from 'vitest'
import { applicationErrorsOf, letterOf, positionsOf } from './application.ts'

const whole = {
  firstName: 'Leah',
  lastName: 'Katz',
  phone: '7325550142',
  email: 'leah@example.com',
  experience: 'Two years at a desk.',
}

it('gives a position an end, so that the message fits', () => {
  expect(positionsOf(`${'x'.repeat(2000)}\nDriver`)).toEqual(['x'.repeat(200), 'Driver'])
})

it('takes a whole application', () => {
  expect(applicationErrorsOf(whole)).toEqual({})
})

it.each([
  ['firstName', ' ', 'careersFirstNameRequired'],
  ['lastName', '', 'careersLastNameRequired'],
  ['phone', '', 'careersPhoneRequired'],
  ['email', 'leah@', 'careersEmailRequired'],
  ['experience', '', 'careersExperienceRequired'],
] as const)('asks for %s', (field, value, word) => {
  expect(applicationErrorsOf({ ...whole, [field]: value })).toEqual({ [field]: word })
})

it('writes as the office has worded it, and never cuts what she writes of herself', () => {
  const facts = { position: 'Driver', phone: '7325550142', experience: 'x'.repeat(4000) }
  expect(letterOf('As worded.', facts)).toBe('As worded.')
  const long = letterOf(`${'y'.repeat(1500)}${facts.experience}`, facts)
  expect(long).toContain(facts.experience)
  expect(long).toContain('Driver')
  expect(long.length).toBeLessThanOrEqual(5000)
})
