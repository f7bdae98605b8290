import { describe, expect, it } from 'vitest'
import { type ScheduleSettings, scheduleSettingsOf } from '../schedule/schedule-settings.ts'
import { sessionsOf } from '../schedule/sessions.ts'
import * as daytime from './daytime.ts'

const schedule = scheduleSettingsOf({
  locationLat: '40.0821',
  locationLong: '-74.2097',
  locationTimeZone: 'America/New_York',
  dailyPMHour: '17',
  openEarliestHour: '20',
})
const noHours = { openTime: null }
const at = (date: string, time: string) =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime('America/New_York')
    .epochMilliseconds

type Visit = Parameters<typeof daytime.isDaytime>[0]
type Night = { openTime: number | null }
const isDaytime = (visit: Visit, settings: ScheduleSettings, night: Night) =>
  daytime.isDaytime(visit, settings, { sessions: sessionsOf(visit.night, settings), night })
const byDayUntilOf = (visit: Visit, settings: ScheduleSettings, night: Night) =>
  daytime.byDayUntilOf(visit, settings, { sessions: sessionsOf(visit.night, settings), night })

it.each([
  ['at noon', '2026-11-24', '12:00', true],
  ['the minute before the evening', '2026-11-24', '16:59', true],
  ['when the evening begins', '2026-11-24', '17:00', false],
  ['on a Friday', '2026-11-27', '10:00', true],
  ['on Shabbos', '2026-11-28', '12:00', false],
  ['on Yom Tov', '2026-09-26', '12:00', false],
  ['on Yom Kippur', '2026-09-21', '12:00', false],
  ['on Tisha B’Av', '2026-07-23', '12:00', false],
])('a visit %s', (_, night, time, expected) => {
  const visit = { night, startsAt: at(night, time), placeholder: false }
  expect(isDaytime(visit, schedule, noHours)).toBe(expected)
})

it('a kallah’s request without an hour is none', () => {
  const night = '2026-11-24'
  const startsAt = at(night, '06:13')
  expect(isDaytime({ night, startsAt, placeholder: true }, schedule, noHours)).toBe(false)
})

it.each([
  ['at the hour of the evening', '14', '14:00'],
  ['and never past sunset', '17', '16:34'],
  ['whatever hour the settings give the evening', '20', '16:34'],
])('its day is over %s', (_, dailyPMHour, until) => {
  const night = '2026-11-24'
  const visit = { night, startsAt: at(night, '11:00'), placeholder: false }
  const over = byDayUntilOf(visit, { ...schedule, dailyPMHour: Number(dailyPMHour) }, noHours) ?? 0
  const clock = Temporal.Instant.fromEpochMilliseconds(over).toZonedDateTimeISO('America/New_York')
  expect(clock.toPlainTime().toString().slice(0, 5)).toBe(until)
})

it('a visit of the evening has no day', () => {
  const night = '2026-11-24'
  const visit = { night, startsAt: at(night, '18:00'), placeholder: false }
  expect(byDayUntilOf(visit, schedule, noHours)).toBeNull()
})

describe('where the evening is set to begin after the doors open', () => {
  const late = { ...schedule, dailyPMHour: 20, openEarliestHour: null }
  const ofSummer = (startsAt: string) => ({
    night: '2026-07-14',
    startsAt: at('2026-07-14', startsAt),
    placeholder: false,
  })

  it('a visit from the opening on is of the evening all the same, and waits for the zman', () => {
    const visit = { night: '2026-11-24', startsAt: at('2026-11-24', '16:20'), placeholder: false }
    expect(isDaytime(visit, late, noHours)).toBe(false)
    expect(byDayUntilOf(visit, late, noHours)).toBeNull()
  })

  it.each([
    ['before it the visit is by day', '18:59', true],
    ['from it on of the evening', '19:00', false],
  ])('a night whose own hours open early begins then: %s', (_, startsAt, expected) => {
    const hours = { openTime: at('2026-07-14', '19:00') }
    expect(isDaytime(ofSummer(startsAt), late, hours)).toBe(expected)
  })

  it('and one that opens later than usual makes no visit of the evening one by day', () => {
    const hours = { openTime: at('2026-11-24', '18:30') }
    const visit = { night: '2026-11-24', startsAt: at('2026-11-24', '16:25'), placeholder: false }
    expect(isDaytime(visit, late, hours)).toBe(false)
  })
})
