import { DateTime, GeoLocation, JewishCalendar, ZmanimCalendar } from 'kosher-zmanim'
import { describe, expect, it } from 'vitest'
import { dayFlagsOf } from '../../calendar/day-flags.ts'
import { hebrewDateOf } from '../../calendar/hebrew-date.ts'
import { sunOf } from '../../calendar/sun.ts'
import { plusDays } from '../../time/business-day.ts'
import { placeOf } from './vectors.ts'

// Not Sydney or Auckland, where the other library is a day off.
it.each(['lakewood', 'jerusalem', 'london', 'melbourne'])(
  'agrees with another library on every evening of a year in %s',
  (name) => {
    const place = placeOf(name)
    const geo = new GeoLocation(name, place.lat, place.long, 0, place.timeZone)
    const far: string[] = []
    for (let index = 0; index < 365; index++) {
      const date = plusDays('2026-01-01', index)
      const sun = sunOf(date, place)
      const other = new ZmanimCalendar(geo)
      other.setDate(DateTime.fromISO(date, { zone: place.timeZone }))
      const pairs = [
        [sun.sunset, other.getSeaLevelSunset()],
        [sun.tzeit(6), other.getSunsetOffsetByDegrees(96)],
        [sun.tzeit(8.5), other.getSunsetOffsetByDegrees(98.5)],
      ] as const
      for (const [mine, theirs] of pairs)
        if (Math.abs((mine ?? 0) - (theirs?.toMillis() ?? 0)) > 2000) far.push(date)
    }
    expect(far).toEqual([])
  },
)

const theirMonths = [
  'Nisan',
  'Iyar',
  'Sivan',
  'Tamuz',
  'Av',
  'Elul',
  'Tishrei',
  'Cheshvan',
  'Kislev',
  'Teves',
  'Shevat',
  'Adar',
  'Adar II',
]

describe.each([
  { where: 'Israel', twoDays: false },
  { where: 'the diaspora', twoDays: true },
])('the calendar of a 19-year cycle in $where', ({ twoDays }) => {
  it('agrees with another library on every date, holy day and fast', () => {
    const different: string[] = []
    for (let index = 0; index < 19 * 366; index++) {
      const date = plusDays('2019-01-01', index)
      const other = new JewishCalendar()
      other.setDate(DateTime.fromISO(date, { zone: 'UTC' }))
      other.setInIsrael(!twoDays)
      const monthNumber = other.getJewishMonth()
      const leapAdar = monthNumber === 12 && other.isJewishLeapYear()
      const flags = dayFlagsOf(date, twoDays)
      const mine = {
        ...hebrewDateOf(date),
        yomTov: flags.yomTov !== null,
        cholHamoed: flags.cholHamoed,
        fast: flags.yomKippur || flags.tishaBav || flags.minorFast !== null,
        chanukah: flags.chanukah,
        roshChodesh: flags.roshChodesh,
        purim: flags.purim,
      }
      const theirs = {
        day: other.getJewishDayOfMonth(),
        month: leapAdar ? 'Adar I' : theirMonths[monthNumber - 1],
        year: other.getJewishYear(),
        yomTov: other.isYomTovAssurBemelacha(),
        cholHamoed: other.isCholHamoed(),
        fast: other.isTaanis(),
        chanukah: other.isChanukah() ? other.getDayOfChanukah() : null,
        roshChodesh: other.isRoshChodesh(),
        purim: other.getYomTovIndex() === JewishCalendar.PURIM,
      }
      if (JSON.stringify(mine) !== JSON.stringify(theirs))
        different.push(`${date} ${JSON.stringify(mine)} ${JSON.stringify(theirs)}`)
    }
    expect(different.slice(0, 5)).toEqual([])
  })
})
