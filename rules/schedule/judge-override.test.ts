import { expect, it } from 'vitest'
import { settingsOf } from '../test/vectors/vectors.ts'
import { wallOf } from '../time/wall.ts'
import { judgeOverride, startsLeftOutOf } from './judge-override.ts'
import type { ScheduleOverride } from './override.ts'

const weekday = '2024-06-18'
const friday = '2024-06-21'
const motzeiShabbos = '2024-06-22'
const yomKippur = '2024-10-11'
const tishaBav = '2023-07-26'
const settings = settingsOf('lakewood')

const wall = (date: string, hour: number) => wallOf(date, hour, 'America/New_York', 'earlier')
const judge = (date: string, override: ScheduleOverride) => judgeOverride(date, settings, override)

it.each<[string, string, ScheduleOverride]>([
  ['opens-yom-kippur', yomKippur, { closed: false }],
  ['opens-yom-kippur', yomKippur, { lastEntryTime: wall(yomKippur, 23) }],
  ['opens-tisha-bav', tishaBav, { openTime: wall(tishaBav, 22) }],
  ['zman-earlier-than-computed', weekday, { zmanTevillah: wall(weekday, 21.3) }],
  ['opens-before-zman', motzeiShabbos, { openTime: wall(motzeiShabbos, 21) }],
  ['opens-before-zman', '2025-04-12', { openTime: wall('2025-04-12', 20) }],
  ['opens-outside-night', weekday, { openTime: wall(weekday, 4) }],
  ['opens-outside-night', weekday, { zmanTevillah: wall(weekday, 45) }],
  ['last-entry-past-five', weekday, { lastEntryTime: wall(weekday, 29) }],
  ['opens-after-last-entry', weekday, { lastEntryTime: wall(weekday, 20) }],
  ['opens-after-last-entry', weekday, { openTime: wall(weekday, 23.75) }],
  [
    'opens-after-last-entry',
    friday,
    { openTime: wall(friday, 21), lastEntryTime: wall(friday, 20.9) },
  ],
])('refuses %s on %s', (because, date, override) => {
  expect(judge(date, override)).toEqual({ allowed: false, because })
})

it.each<[string, ScheduleOverride]>([
  [weekday, { closed: true }],
  [yomKippur, { closed: true, hebrewNote: 'Gmar chasima tova' }],
  [weekday, { zmanTevillah: wall(weekday, 21.5), hebrewNote: 'Siyum' }],
  [weekday, { openTime: wall(weekday, 18) }],
  [weekday, { lastEntryTime: wall(weekday, 28.98) }],
  [motzeiShabbos, { openTime: wall(motzeiShabbos, 21.5) }],
  [friday, { openTime: wall(friday, 21) }],
])('allows a change of %s: %j', (date, override) => {
  expect(judge(date, override).allowed).toBe(true)
})

it('shows the night the change makes', () => {
  const verdict = judge(weekday, { lastEntryTime: wall(weekday, 22) })
  expect(verdict.allowed && verdict.day.lastEntryTime).toBe(wall(weekday, 22))
})

it('lists the visits the new hours leave out', () => {
  const starts = [19.5, 20, 22, 22.25].map((hour) => wall(weekday, hour))
  const hours = { openTime: wall(weekday, 20), lastEntryTime: wall(weekday, 22) }
  expect(startsLeftOutOf(hours, starts)).toEqual([starts[0], starts[3]])
  const shut = { openTime: null, lastEntryTime: null }
  expect(startsLeftOutOf(shut, starts)).toEqual(starts)
  expect(startsLeftOutOf({ ...hours, openTime: null }, starts)).toEqual(starts)
  expect(startsLeftOutOf({ ...hours, lastEntryTime: null }, starts)).toEqual(starts)
})
