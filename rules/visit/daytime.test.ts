import { expect, it } from 'vitest'
import { scheduleSettingsOf } from '../schedule/schedule-settings.ts'
import { isDaytime } from './daytime.ts'

const schedule = scheduleSettingsOf({
  locationLat: '40.0821',
  locationLong: '-74.2097',
  locationTimeZone: 'America/New_York',
  dailyPMHour: '17',
})
const at = (date: string, time: string) =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime('America/New_York')
    .epochMilliseconds

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
  expect(isDaytime(visit, schedule)).toBe(expected)
})

it('a kallah’s request without an hour is none', () => {
  const night = '2026-11-24'
  const startsAt = at(night, '06:13')
  expect(isDaytime({ night, startsAt, placeholder: true }, schedule)).toBe(false)
})
