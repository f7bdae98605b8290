import { expect, it } from 'vitest'
import { visit } from '../../test/answers.ts'
import { extraSigns } from './visit-signs.ts'

const opened = (door: string) => ({
  ...{ door, firstName: null, lastName: null },
  dateCreated: '2026-11-24T19:50:00-05:00',
})

it.each([
  ['before she has opened the garage', [], false],
  ['once she has', [opened('garage')], true],
  ['when another door was opened for her', [opened('7 dry')], false],
])('%s', (_, accessGrantedLogs, shown) => {
  const words = extraSigns({ ...visit, parking: true, accessGrantedLogs }).map(({ word }) => word)
  expect(words.includes('deskSignGarage')).toBe(shown)
  expect(words).toContain('deskSignParking')
})
