import { expect, it } from 'vitest'
import { festivalsWithin } from './festivals.ts'

it('finds the festivals of two years by their first days', () => {
  expect(festivalsWithin('2025-11-24', '2027-11-24')).toEqual([
    { date: '2026-04-02', festival: 'pesach' },
    { date: '2026-05-22', festival: 'shavuos' },
    { date: '2026-09-12', festival: 'tishrei' },
    { date: '2027-04-22', festival: 'pesach' },
    { date: '2027-06-11', festival: 'shavuos' },
    { date: '2027-10-02', festival: 'tishrei' },
  ])
})

it('counts both ends', () => {
  expect(festivalsWithin('2026-04-02', '2026-04-02')).toHaveLength(1)
  expect(festivalsWithin('2026-04-03', '2026-05-21')).toEqual([])
})
