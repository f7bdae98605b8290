import { expect, it } from 'vitest'
import { telOf } from '../../parts/ways-out.ts'
import { peopleOf } from './people.ts'

it('reads a person a line', () => {
  expect(
    peopleOf('Mrs. Adler, head attendant, (732) 555-0112\n\nMrs. Stern, Bais Aharon, shul\nOffice'),
  ).toEqual([
    { name: 'Mrs. Adler', role: 'head attendant', phone: '(732) 555-0112' },
    { name: 'Mrs. Stern', role: 'Bais Aharon, shul', phone: null },
    { name: 'Office', role: '', phone: null },
  ])
})

it('dials digits only, and an extension after a pause', () => {
  expect(telOf('+972 (2) 555-0100')).toBe('tel:+97225550100')
  expect(telOf('(732) 555-0100', '101')).toBe('tel:7325550100,101')
})
