import { describe, expect, it } from 'vitest'
import { hoursOf, wallTextOf } from './hours.ts'

type Night = Parameters<typeof hoursOf>[0][number]

const night = (date: string, kind: string, differs: Partial<Night> = {}): Night => ({
  date,
  kind,
  closed: false,
  closedReason: null,
  shabbosMode: false,
  zmanTevillah: `${date}T17:22:00-05:00`,
  openTime: `${date}T18:00:00-05:00`,
  lastEntryTime: null,
  cutOff: null,
  checkinFrom: null,
  surchargeFrom: null,
  candleLighting: null,
  quiet: null,
  hebrewNote: null,
  hebrewNoteCodes: [],
  hebrewDay: 1,
  hebrewMonth: 'Kislev',
  hebrewYear: 5787,
  hebrewDateText: '',
  overridden: [],
  ...differs,
})

const week = [
  night('2026-11-25', 'WEEKDAY'),
  night('2026-11-26', 'WEEKDAY'),
  night('2026-11-27', 'EREV'),
  night('2026-11-28', 'MOTZEI'),
  night('2026-11-29', 'WEEKDAY', { closed: true }),
  night('2026-11-30', 'WEEKDAY'),
  night('2026-12-01', 'WEEKDAY'),
]

describe('the hours worth going to', () => {
  it('are 45 minutes after the zman of the latest ordinary weeknight, and around it', () => {
    const hours = hoursOf(week, '2026-11-27')
    expect(hours.Busy).toBe('2026-11-26T23:07:00.000Z')
    expect(hours.BeforeZman).toBe('2026-11-26T22:12:00.000Z')
    expect(hours.Midnight).toBe('2026-11-27T00:30:00')
  })

  it('take the weekdays that come next', () => {
    const hours = hoursOf(week, '2026-11-27')
    expect(hours.Tuesday).toBe('2026-12-01T14:00:00')
    expect(hours.Friday).toBe('2026-11-27T15:00:00')
    expect(hours.Motzei).toBe('2026-11-28T23:30:00.000Z')
  })

  it('pass over a closed night, and leave out what there is none of', () => {
    expect(hoursOf(week, '2026-11-29').Busy).toBe('2026-11-26T23:07:00.000Z')
    expect(hoursOf([], '2026-11-29')).toEqual({})
  })
})

describe('the wall clock of the facility', () => {
  it('stands in its own zone, whatever zone the browser is in', () => {
    const now = Date.parse('2026-11-25T04:30:20Z')
    expect(wallTextOf(now, '2026-11-24T23:00:00-05:00')).toBe('2026-11-24T23:30-05:00')
    expect(wallTextOf(now, '2026-11-25T06:00:00+02:00')).toBe('2026-11-25T06:30+02:00')
  })
})
