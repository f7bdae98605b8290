import { describe, expect, it } from 'vitest'
import { settingsOf } from '../test/vectors/vectors.ts'
import { instantTextOf } from '../time/local-text.ts'
import type { Ms } from '../time/ms.ts'
import { wallOf } from '../time/wall.ts'
import type { ScheduleOverride } from './override.ts'
import { isPastCutOff } from './past-cut-off.ts'
import { scheduleDayOf } from './schedule-of-day.ts'
import { sessionsOf } from './sessions.ts'

const zone = 'America/New_York'
const weekday = '2024-06-18'
const friday = '2024-06-21'
const motzeiShabbos = '2024-06-22'
const weekdayZman = '21:19'

type Changes = Parameters<typeof settingsOf>[1]
const night = (date: string, changes: Changes = {}, override: ScheduleOverride = {}) =>
  scheduleDayOf(date, settingsOf('lakewood', changes), override)
const clock = (at: Ms | null | undefined) =>
  at == null ? null : instantTextOf(at, zone).slice(11, 16)
const wall = (date: string, hour: number) => wallOf(date, hour, zone, 'earlier')

describe('the opening', () => {
  it('waits for the earliest hour on weekdays and after Shabbos, never on Friday', () => {
    const late = { openEarliestHour: 23 }
    expect(clock(night(weekday, late).openTime)).toBe('23:00')
    expect(clock(night(motzeiShabbos, late).openTime)).toBe('23:00')
    expect(clock(night(friday, late).openTime)).toBe('20:55')
  })

  it('is no later than the latest hour on weekdays', () => {
    expect(clock(night(weekday, { openLatestHour: 20 }).openTime)).toBe('20:00')
    expect(clock(night(motzeiShabbos, { openLatestHour: 20 }).openTime)).toBe('22:20')
  })

  it('takes the winter hours in winter, and the general one where winter’s is blank', () => {
    const hours = { openEarliestHour: 20, openEarliestHourWinter: 18.5, lastEntryHourWinter: 22.75 }
    const winter = night('2024-12-17', hours)
    expect([clock(winter.openTime), clock(winter.lastEntryTime)]).toEqual(['18:30', '22:45'])
    const blank = night('2024-12-17', { openEarliestHour: 20, openEarliestHourWinter: null })
    expect(clock(blank.openTime)).toBe('20:00')
  })

  it('treats a negative wait as none', () => {
    expect(clock(night(motzeiShabbos, { openAfterShabbosMinutes: -30 }).openTime)).toBe('21:20')
  })
})

describe('the zman', () => {
  it('is 8.5° when nothing is set, and sunset itself when zero minutes are', () => {
    const bare = { zmanMinutes: null, zmanMinutesFriday: null }
    expect(clock(night(weekday, bare).zman)).toBe('21:19')
    expect(clock(night(weekday, { zmanMinutes: 0 }).zman)).toBe('20:29')
  })

  it('uses the Friday pair as a pair on the nights that come in with candles only', () => {
    const pair = { zmanDegrees: 12, zmanMinutes: null, zmanMinutesFriday: 30 }
    expect(clock(night(friday, pair).zman)).toBe('21:00')
    expect(clock(night(motzeiShabbos, pair).zman)).toBe('21:45')
  })

  it('is on those nights the general one where neither of the pair is set', () => {
    const general = { zmanDegrees: 12, zmanMinutes: null }
    const unset = { ...general, zmanDegreesFriday: null, zmanMinutesFriday: null }
    const same = { ...general, zmanDegreesFriday: 12, zmanMinutesFriday: null }
    const usual = { ...general, zmanDegreesFriday: 8.5, zmanMinutesFriday: null }
    expect(night(friday, unset).zman).toBe(night(friday, same).zman)
    expect(night(friday, unset).zman).not.toBe(night(friday, usual).zman)
  })

  it('adds the safety seconds before it is rounded up', () => {
    expect(clock(night(weekday, { zmanSafetySeconds: 60 }).zman)).toBe('21:20')
  })

  it('moves later by an override and takes the hours with it, and never earlier', () => {
    const later = night(weekday, {}, { zmanTevillah: wall(weekday, 21.5) })
    expect([clock(later.zman), clock(later.openTime)]).toEqual(['21:30', '20:30'])
    const earlier = night(weekday, {}, { zmanTevillah: wall(weekday, 20) })
    expect(clock(earlier.zman)).toBe(weekdayZman)
  })

  it('counts True as the customary 72 minutes', () => {
    expect(clock(night(weekday, { zmanMinutes72: true }).zman72)).toBe('21:41')
    expect(night(weekday, { zmanMinutes72: false }).zman72).toBeNull()
  })

  it('lets the horizon correction make candles earlier and never later', () => {
    const plain = night(friday).candleLighting ?? 0
    const lit = (offset: number) =>
      night(friday, { shkiaOffsetMinutes: offset }).candleLighting ?? 0
    expect([lit(-5) - plain, lit(5) - plain]).toEqual([-300_000, 0])
  })
})

describe('a closed night', () => {
  it('gives the first reason that matches', () => {
    expect(night(weekday, { shutdown: true }, { closed: true }).closedReason).toBe('shutdown')
    expect(night('2023-07-26', {}, { closed: true }).closedReason).toBe('override')
    expect(night('2023-07-26', { openWeekdays: false }).closedReason).toBe('tishaBav')
    expect(night(weekday, { openWeekdays: false }).closedReason).toBe('notOpen')
  })

  it('is opened by hand, unless it is Yom Kippur, Tisha B’Av or a shutdown', () => {
    const opened = { closed: false }
    expect(night(weekday, { openWeekdays: false }, opened).closed).toBe(false)
    expect(night('2024-10-11', {}, opened).closedReason).toBe('yomKippur')
    expect(night('2023-07-26', {}, opened).closedReason).toBe('tishaBav')
    expect(night(weekday, { shutdown: true }, opened).closedReason).toBe('shutdown')
  })

  it('follows a location’s own nights', () => {
    const satellite = {
      openWeekdays: false,
      openFridays: true,
      openMotzoeiShabbos: false,
      openYomTov: null,
    }
    const closed = [weekday, friday, motzeiShabbos, '2024-10-02'].map(
      (date) => scheduleDayOf(date, settingsOf('lakewood'), {}, satellite).closed,
    )
    expect(closed).toEqual([true, false, true, false])
  })

  it('is any night without a sunset until somebody opens it', () => {
    const tromso = { lat: 69.6492, long: 18.9553, timeZone: 'Europe/Oslo' }
    const settings = { ...settingsOf('stockholm'), place: tromso }
    const dark = scheduleDayOf('2026-01-02', settings)
    expect(dark.closedReason).toBe('notOpen')
    expect(dark.candleLighting).toBeNull()
    expect(dark.zmanFallbackUsed).toBe(true)
    expect(instantTextOf(dark.zman ?? 0, 'Europe/Oslo')).toBe('2026-01-02T23:49:00+01:00')
    expect(dark.quiet).not.toBeNull()
    expect(scheduleDayOf('2026-01-02', settings, { closed: false }).slots).toHaveLength(1)
  })
})

describe('an override', () => {
  it('replaces opening and last entry, also past midnight, and the grid follows', () => {
    const day = night(
      weekday,
      {},
      {
        openTime: wall(weekday, 22),
        lastEntryTime: wall(weekday, 24.5),
      },
    )
    expect([clock(day.slots[0]), clock(day.slots.at(-1)), day.slots.length]).toEqual([
      '22:00',
      '00:30',
      11,
    ])
    expect(day.overridden).toEqual(['openTime', 'lastEntryTime'])
  })

  it('can’t open before the zman after Shabbos, even when the zman has moved since', () => {
    const day = night(motzeiShabbos, {}, { openTime: wall(motzeiShabbos, 20) })
    expect(day.openTime).toBe(day.zman)
  })

  it('carries its own note and its own Shabbos mode', () => {
    const day = night(weekday, {}, { hebrewNote: 'Siyum', shabbosMode: true })
    expect([day.noteOverride, day.shabbosMode]).toEqual(['Siyum', true])
    expect(night(friday, {}, { shabbosMode: false }).shabbosMode).toBe(false)
  })

  it('has a Shabbos mode of its own also where the setting forces another', () => {
    const modes = (shabbosMode: 'on' | 'off', own: boolean) =>
      [weekday, friday].flatMap((date) => [
        night(date, { shabbosMode }).shabbosMode,
        night(date, { shabbosMode }, { shabbosMode: own }).shabbosMode,
      ])
    expect(modes('off', true)).toEqual([false, true, false, true])
    expect(modes('on', false)).toEqual([true, false, true, false])
  })
})

describe('the grid', () => {
  it('has every start of the hour that comes twice', () => {
    const autumn = '2024-11-02'
    const day = night(autumn, {}, { lastEntryTime: wallOf(autumn, 25.5, zone, 'later') })
    const labels = day.slots.map((slot) => instantTextOf(slot, zone).slice(11))
    expect(day.slots).toHaveLength(28)
    expect(labels.filter((label) => label.startsWith('01:')).length).toBeGreaterThan(4)
    expect(new Set(labels).size).toBe(28)
  })

  it('sends shower users later when rooms don’t start together', () => {
    const apart = night(weekday, { reservationStartAtSameTime: false })
    expect([clock(apart.firstStart?.bath), clock(apart.firstStart?.shower)]).toEqual([
      '20:19',
      '20:49',
    ])
    const afterShabbos = night(motzeiShabbos, { reservationStartAtSameTime: false })
    expect(clock(afterShabbos.firstStart?.shower)).toBe('22:20')
  })

  it('is one start where no increment is set', () => {
    expect(night(weekday, { reservationSlotIncrement: 0 }).slots.map(clock)).toEqual(['20:19'])
  })
})

describe('the cut-off', () => {
  it('is the last entry when blank, and Friday takes the general hours when its own are blank', () => {
    const blank = {
      reservationCutOffBeforeOpenHours: null,
      reservationCutOffBeforeOpenHoursFriday: null,
    }
    expect(clock(night(weekday, blank).cutOff)).toBe('23:30')
    expect(clock(night(friday, { reservationCutOffBeforeOpenHoursFriday: null }).cutOff)).toBe(
      '18:55',
    )
    expect(clock(night(friday, blank).cutOff)).toBe('20:11')
  })

  it('can have passed for a night that is days ahead', () => {
    const fridayOfYomTov = night('2024-10-04')
    const wednesdayNight = wall('2024-10-02', 18.5)
    expect(isPastCutOff(wednesdayNight, fridayOfYomTov)).toBe(true)
    expect(isPastCutOff(fridayOfYomTov.cutOff ?? 0, fridayOfYomTov)).toBe(false)
    expect(isPastCutOff(wednesdayNight, { cutOff: null })).toBe(false)
  })

  it('is followed by the late surcharge from so many hours before the opening', () => {
    const hours = { reservationReserveLateSurchargeBeforeOpenHours: 4.5 }
    expect(clock(night(weekday, hours).surchargeFrom)).toBe('15:49')
    expect(night(weekday).surchargeFrom).toBeNull()
  })
})

describe('the sessions of a day', () => {
  it.each([
    [1, '2024-06-19T01:00:00-04:00'],
    [25, '2024-06-19T01:00:00-04:00'],
    [23.5, '2024-06-18T23:30:00-04:00'],
  ])('end at hour %f', (dailyShutdownHour, expected) => {
    const { dayFrom, nightFrom, shutdown } = sessionsOf(
      weekday,
      settingsOf('lakewood', { dailyShutdownHour }),
    )
    expect([clock(dayFrom), clock(nightFrom)]).toEqual(['05:00', '12:00'])
    expect(instantTextOf(shutdown, zone)).toBe(expected)
  })
})
