import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hebrewDateOf } from '../../calendar/hebrew-date.ts'
import { sunOf } from '../../calendar/sun.ts'
import { mustWaitForZman } from '../../schedule/opening-hours.ts'
import type { ScheduleDay } from '../../schedule/schedule-day.ts'
import { scheduleDayOf } from '../../schedule/schedule-of-day.ts'
import type { ScheduleSettings } from '../../schedule/schedule-settings.ts'
import { businessDayOf, daysBetween, nextDay, plusDays } from '../../time/business-day.ts'
import { settingsOf } from './vectors.ts'

const cities = ['lakewood', 'jerusalem', 'london', 'melbourne', 'stockholm']
const firstDay = '2019-09-01'
const lastDay = '2030-10-01'
const dayCount = daysBetween(firstDay, lastDay)

/** What no night may break; the first broken promise by name, so that a failure says which. */
function brokenPromiseOf(day: ScheduleDay, { place }: ScheduleSettings): string | null {
  const { sunset } = sunOf(day.date, place)
  const { zman, openTime: open, lastEntryTime: last, cutOff, quiet, slots } = day
  const promises: Record<string, boolean> = {
    'the zman is not before sunset': zman === null || sunset === null || zman >= sunset,
    'the zman is on a whole minute': zman === null || zman % 60_000 === 0,
    'the zman is missing on Yom Kippur and Tisha B’Av only':
      (zman === null) === day.kind.startsWith('CLOSED'),
    'a closed night publishes no hours and an open one all of them': [open, last, cutOff].every(
      (at) => (at === null) === day.closed,
    ),
    'a reason is given exactly when closed': (day.closedReason !== null) === day.closed,
    'last entry is not before the opening': open === null || (last ?? 0) >= open,
    'nobody comes in before the holy day is over':
      open === null || !mustWaitForZman(day.kind) || (zman !== null && open >= zman),
    'nobody checks in before the holy day is over':
      open === null || !mustWaitForZman(day.kind) || (day.checkinFrom ?? 0) >= (zman ?? 0),
    'a holy night is booked before it begins':
      cutOff === null || !day.shabbosMode || (quiet !== null && cutOff <= quiet.from),
    'the quiet time begins before it ends': quiet === null || quiet.from < quiet.to,
    'the opening belongs to its own day':
      open === null || businessDayOf(open, place.timeZone) === day.date,
    'the slots begin at the opening and end by the last entry':
      open === null || (slots[0] === open && (slots.at(-1) ?? 0) <= (last ?? 0)),
    'the slots are unique and increasing': slots.every(
      (slot, index) => index === 0 || slot > (slots[index - 1] ?? slot),
    ),
    'candles are lit before sunset':
      day.candleLighting === null || sunset === null || day.candleLighting <= sunset,
  }
  return Object.keys(promises).find((promise) => !promises[promise]) ?? null
}

const everyDay = Array.from({ length: dayCount }, (_, index) => plusDays(firstDay, index))

describe.each(cities)('every night of eleven years in %s', (city) => {
  const settings = settingsOf(city)
  const days = everyDay.map((date) => scheduleDayOf(date, settings))

  it('keeps every promise', () => {
    const broken = days.flatMap((day) => {
      const promise = brokenPromiseOf(day, settings)
      return promise === null ? [] : [`${day.date}: ${promise}`]
    })
    expect(broken).toEqual([])
  })

  it('closes once a Hebrew year for Yom Kippur and once for Tisha B’Av', () => {
    for (const reason of ['yomKippur', 'tishaBav']) {
      const years = days
        .filter((day) => day.closedReason === reason)
        .map((day) => hebrewDateOf(nextDay(day.date)).year)
      expect(years).toEqual([5780, 5781, 5782, 5783, 5784, 5785, 5786, 5787, 5788, 5789, 5790])
    }
  })
})

const blankOr = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const minutesUpTo = (max: number) => fc.integer({ min: 0, max })
const hour = (min: number, max: number) =>
  blankOr(fc.integer({ min: min * 12, max: max * 12 }).map((twelfths) => twelfths / 12))

const changes = fc.record({
  zmanDegrees: blankOr(fc.double({ min: 4, max: 9, noNaN: true })),
  zmanMinutes: blankOr(minutesUpTo(72)),
  zmanDegreesFriday: blankOr(fc.double({ min: 4, max: 9, noNaN: true })),
  zmanMinutesFriday: blankOr(minutesUpTo(72)),
  shkiaOffsetMinutes: fc.integer({ min: 0, max: 6 }),
  zmanFallback: fc.constantFrom('solarMidnight', 'minutes72'),
  openBeforeZmanMinutes: minutesUpTo(120),
  openAfterShabbosMinutes: minutesUpTo(120),
  openAfterFastMinutes: blankOr(minutesUpTo(120)),
  fridayPrep: minutesUpTo(60),
  openEarliestHour: hour(16, 22),
  openEarliestHourWinter: hour(16, 22),
  openLatestHour: hour(18, 24),
  openLatestHourWinter: hour(18, 24),
  lastEntryHour: hour(18, 24),
  lastEntryHourWinter: hour(18, 24),
  reservationSlotIncrement: fc.constantFrom(0, 5, 7, 15, 60),
  reservationSlotIncrementFriday: fc.constantFrom(0, 10, 15),
  reservationCutOffBeforeOpenHours: hour(0, 30),
  reservationCutOffBeforeOpenHoursFriday: hour(0, 30),
  checkinBeforeOpenMinutes: minutesUpTo(90),
  openYomTov: blankOr(fc.boolean()),
  yomTovTwoDays: fc.boolean(),
})
const anyNight = {
  city: fc.constantFrom(...cities),
  date: fc.nat(dayCount - 1).map((index) => plusDays(firstDay, index)),
  changes,
}

describe('any night under any settings', () => {
  it('keeps every promise', () => {
    fc.assert(
      fc.property(fc.record(anyNight), ({ city, date, changes: chosen }) => {
        const settings = settingsOf(city, chosen)
        expect(brokenPromiseOf(scheduleDayOf(date, settings), settings)).toBeNull()
      }),
      { numRuns: 3000 },
    )
  })

  it('has no earlier zman for a second opinion or an override', () => {
    fc.assert(
      fc.property(
        fc.record({ ...anyNight, zmanDegrees: fc.double({ min: 1, max: 9, noNaN: true }) }),
        ({ city, date, changes: chosen, zmanDegrees }) => {
          const byMinutes = {
            ...chosen,
            zmanMinutes: 50,
            zmanDegreesFriday: null,
            zmanMinutesFriday: null,
          }
          const one = scheduleDayOf(
            date,
            settingsOf(city, { ...byMinutes, zmanDegrees: null }),
          ).zman
          const settings = settingsOf(city, { ...byMinutes, zmanDegrees })
          const both = scheduleDayOf(date, settings).zman
          if (one === null || both === null) return
          expect(both).toBeGreaterThanOrEqual(one)
          const overridden = scheduleDayOf(date, settings, { zmanTevillah: both - 3_600_000 })
          expect(overridden.zman).toBe(both)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
