import { expect, it } from 'vitest'
import { settingsOf } from '../vectors/vectors.ts'
import { judgeScheduleSettings } from './judge-settings.ts'

const today = '2026-01-01'
const judge = (city: string, changes: Parameters<typeof settingsOf>[1] = {}) =>
  judgeScheduleSettings(settingsOf(city, changes), today)

it.each(['lakewood', 'jerusalem', 'london', 'melbourne'])('has nothing against %s', (city) => {
  expect(judge(city)).toEqual({ allowed: true, warnings: [] })
})

it('refuses a negative wait', () => {
  expect(judge('lakewood', { openAfterFastMinutes: -1 })).toEqual({
    allowed: false,
    because: { code: 'negative', key: 'openAfterFastMinutes' },
  })
})

it('refuses a stagger that is no multiple of the increment', () => {
  expect(judge('lakewood', { reservationStagger: 45, reservationSlotIncrement: 20 })).toEqual({
    allowed: false,
    because: { code: 'stagger-not-multiple', increment: 20 },
  })
  expect(judge('lakewood', { reservationStagger: 45 }).allowed).toBe(true)
})

it('refuses equipment that goes off before the last entry of some night', () => {
  const verdict = judge('lakewood', { dailyShutdownHour: 23.25, lastEntryHourWinter: 22.75 })
  expect(verdict).toEqual({
    allowed: false,
    because: { code: 'shutdown-before-last-entry', date: '2026-03-08' },
  })
})

it('warns of minutes that are too few for a northern summer, with the worst night', () => {
  const verdict = judge('london', { zmanDegrees: null, zmanMinutes: 36 })
  expect(verdict.allowed && verdict.warnings).toEqual([
    {
      code: 'shallow-zman',
      worst: expect.objectContaining({ degrees: 4.8, minutes: 36, fridayPair: false }),
    },
  ])
  const worst = verdict.allowed ? verdict.warnings[0]?.worst.date : undefined
  expect(worst).toMatch(/^2026-06/)
  expect(judge('london', { zmanDegrees: null, zmanMinutes: 50 })).toEqual({
    allowed: true,
    warnings: [],
  })
})

it('doesn’t warn of few minutes when the degrees beside them are enough', () => {
  expect(judge('london', { zmanDegrees: 7, zmanMinutes: 20 })).toEqual({
    allowed: true,
    warnings: [],
  })
})
