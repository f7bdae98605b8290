import { expect, it } from 'vitest'
import { dayNameOf } from './day-name.ts'

const tuesday = '2026-11-24'

it.each([
  ['2026-11-23', 'yesterday'],
  ['2026-11-24', 'today'],
  ['2026-11-25', 'tomorrow'],
  ['2026-11-26', 'weekday'],
  ['2026-11-28', 'motzeiShabbos'],
  ['2026-11-30', 'weekday'],
  ['2026-12-01', 'date'],
  ['2026-12-05', 'date'],
  ['2026-11-22', 'weekday'],
  ['2026-11-21', 'motzeiShabbos'],
  ['2026-11-18', 'weekday'],
  ['2026-11-17', 'date'],
] as const)('%s is called by %s on a Tuesday', (day, name) => {
  expect(dayNameOf(day, tuesday)).toBe(name)
})

it('Saturday is tomorrow on a Friday, and today on its own night', () => {
  expect(dayNameOf('2026-11-28', '2026-11-27')).toBe('tomorrow')
  expect(dayNameOf('2026-11-28', '2026-11-28')).toBe('today')
})
