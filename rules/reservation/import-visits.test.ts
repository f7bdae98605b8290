import { expect, it } from 'vitest'
import { matchHeadings } from '../people/match-headings.ts'
import { isBathIn, visitImportFields, wallTimeIn, yesOrNoIn } from './import-visits.ts'

it.each([
  ['20:15', '20:15'],
  ['8:15 PM', '20:15'],
  ['8.05pm', '20:05'],
  ['12:30 AM', '00:30'],
  ['12:30 pm', '12:30'],
  ['20:15:00', '20:15'],
  ['0:10', '00:10'],
  ['24:00', null],
  ['20:60', null],
  ['13:00 PM', null],
  ['8pm', null],
  ['soon', null],
])('reads the hour %s as %s', (text, time) => expect(wallTimeIn(text)).toBe(time))

it('reads yes, no and the kind of room in both languages, and nothing else', () => {
  expect(['Yes', 'כן', 'x', 'no', 'לא', 'maybe'].map(yesOrNoIn)).toEqual([
    true,
    true,
    true,
    false,
    false,
    null,
  ])
  expect(['Bath', 'אמבטיה', 'shower', 'מקלחת', 'pool'].map(isBathIn)).toEqual([
    true,
    true,
    false,
    false,
    null,
  ])
})

it('finds columns by their headings', () => {
  const headings = ['Mobile', 'Date', 'Start time', 'Room type', 'Notes']
  expect(matchHeadings(headings, visitImportFields)).toEqual({
    ...{ phone: 0, date: 1, time: 2, room: 3, notes: 4 },
  })
})
