import { expect, it } from 'vitest'
import { settingsOf } from '../test/vectors/vectors.ts'
import { weekdayOf } from '../time/business-day.ts'
import { judgeYear } from './judge-settings.ts'

const today = '2026-01-01'
const judge = (city: string, changes: Parameters<typeof settingsOf>[1] = {}) =>
  judgeYear(settingsOf(city, changes), today)

it.each(['lakewood', 'jerusalem', 'london', 'melbourne'])('has nothing against %s', (city) => {
  expect(judge(city)).toEqual({ allowed: true, shallow: null })
})

it('refuses equipment that goes off before the last entry of some night', () => {
  const verdict = judge('lakewood', { dailyShutdownHour: 23.25, lastEntryHourWinter: 22.75 })
  expect(verdict).toEqual({
    allowed: false,
    because: 'shutdown-too-early',
    date: '2026-03-08',
  })
})

it('refuses an evening that begins after the doors of some night have opened, with both hours', () => {
  const opensAt16 = { openBeforeZmanMinutes: 600, openEarliestHour: 16, openEarliestHourWinter: 16 }
  expect(judge('lakewood', { ...opensAt16, dailyPMHour: 16 }).allowed).toBe(true)
  expect(judge('lakewood', { ...opensAt16, dailyPMHour: 16.25 })).toEqual({
    allowed: false,
    because: 'evening-after-opening',
    date: today,
    open: Date.parse('2026-01-01T16:00:00-05:00'),
    evening: Date.parse('2026-01-01T16:15:00-05:00'),
  })
})

it('lets other hours be changed where the evening was too late on those nights already', () => {
  const late = settingsOf('lakewood', { dailyPMHour: 17, openBeforeZmanMinutes: 60 })
  expect(judgeYear(late, today)).toMatchObject({ because: 'evening-after-opening' })
  const change = settingsOf('lakewood', {
    ...{ dailyPMHour: 17, openBeforeZmanMinutes: 60, cleaningMinutes: 20, lastEntryHour: 23 },
  })
  expect(judgeYear(change, today, late)).toEqual({ allowed: true, shallow: null })
  const later = settingsOf('lakewood', { dailyPMHour: 19, openBeforeZmanMinutes: 60 })
  expect(judgeYear(later, today, late)).toMatchObject({ because: 'evening-after-opening' })
})

it('asks that of the nights that open', () => {
  const late = { dailyPMHour: 18, openBeforeZmanMinutes: 60, openEarliestHour: 18 }
  expect(judge('lakewood', { ...late, openEarliestHourWinter: 18 })).toMatchObject({
    because: 'evening-after-opening',
    date: '2026-01-02',
  })
  const noFridays = { openFridays: false, openYomTov: false, openEarliestHourWinter: 18 }
  expect(judge('lakewood', { ...late, ...noFridays }).allowed).toBe(true)
})

it('warns of minutes that are too few for a northern summer, with the worst night', () => {
  const verdict = judge('london', { zmanDegrees: null, zmanMinutes: 36 })
  expect(verdict.allowed && verdict.shallow).toEqual({
    date: expect.stringMatching(/^2026-06/),
    degrees: 4.8,
    minutes: 36,
    fridayPair: false,
  })
  expect(judge('london', { zmanDegrees: null, zmanMinutes: 50 })).toEqual({
    allowed: true,
    shallow: null,
  })
})

it.each([30, 33, 36, 40])('warns of %i minutes on Fridays with a Friday', (minutes) => {
  const verdict = judge('london', { zmanDegreesFriday: 0, zmanMinutesFriday: minutes })
  const shallow = verdict.allowed ? verdict.shallow : null
  expect(shallow).toMatchObject({ minutes, fridayPair: true })
  expect(weekdayOf(shallow?.date ?? '')).toBe(5)
})

it('doesn’t warn of few minutes when the degrees beside them are enough', () => {
  expect(judge('london', { zmanDegrees: 7, zmanMinutes: 20 })).toEqual({
    allowed: true,
    shallow: null,
  })
})
