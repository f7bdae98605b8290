import { describe, expect, it } from 'vitest'
import { enteredFrom, isSheetPrinted } from './on-paper.ts'

const quiet = { from: 100, to: 200 }

describe('a night lived on paper', () => {
  it.each([
    ['Friday night', { closed: false, zman: 150, quiet }, 200],
    ['a zman at candle lighting', { closed: false, zman: 100, quiet }, 200],
    ['motzei Shabbos', { closed: false, zman: 200, quiet }, null],
    ['the eve before', { closed: false, zman: 50, quiet }, null],
    ['a weeknight', { closed: false, zman: 150, quiet: null }, null],
    ['Yom Kippur', { closed: true, zman: 150, quiet }, null],
    ['a night without zman', { closed: false, zman: null, quiet }, null],
  ])('%s is entered from %#', (_, night, from) => {
    expect(enteredFrom(night)).toBe(from)
  })
})

it.each([
  ['2026-11-27T11:59:59-05:00', false],
  ['2026-11-27T12:00:00-05:00', true],
  ['2026-11-27T16:11:59-05:00', true],
  ['2026-11-27T16:12:00-05:00', false],
  ['2026-11-26T13:00:00-05:00', false],
])('at %s the sheet of that Friday is printed: %s', (now, printed) => {
  expect(isSheetPrinted(now, '2026-11-27T16:12:00-05:00')).toBe(printed)
})
