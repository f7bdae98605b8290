import { describe, expect, it } from 'vitest'
import { type DayFlags, dayFlagsOf } from '../../calendar/day-flags.ts'
import { hebrewDateOf, hebrewMonths, hebrewNightOf } from '../../calendar/hebrew-date.ts'
import { nightOf } from '../../calendar/night-kind.ts'
import { isWinter } from '../../calendar/season.ts'
import { sunOf } from '../../calendar/sun.ts'
import { businessDayOf, nextDay } from '../../time/business-day.ts'
import { instantTextOf } from '../../time/local-text.ts'
import { ceilToMinute, floorToMinute } from '../../time/minute.ts'
import { type Ms, minutes } from '../../time/ms.ts'
import { wallOf } from '../../time/wall.ts'
import { outcomeOf } from './outcome.ts'
import { keepsTwoDays, placeOf, vectors } from './vectors.ts'

const tolerance = vectors.meta.toleranceSeconds * 1000

function expectNear(actual: Ms | null, expected: { epochMs: Ms } | null, within = tolerance) {
  if (actual === null || expected === null) {
    expect(actual).toBe(expected)
    return
  }
  expect(Math.abs(actual - expected.epochMs)).toBeLessThanOrEqual(within)
}

/** Where the sun grazes a depression at solar midnight, good almanacs differ by a minute. */
function grazingToleranceOf(event: { epochMs: Ms } | null, solarMidnight: { epochMs: Ms }) {
  const grazes = event !== null && solarMidnight.epochMs - event.epochMs < minutes(30)
  return grazes ? minutes(1) : tolerance
}

describe('the sun', () => {
  it.each(vectors.astro)('sets and darkens as published: $id', (each) => {
    const sun = sunOf(each.date, placeOf(each.loc))
    expectNear(sun.sunset, each.sunset)
    expectNear(sun.tzeit(7.083), each.tzeit7083)
    expectNear(sun.tzeit(8.5), each.tzeit85)
  })

  it.each(vectors.astro)('is rounded to the safe side: $id', (each) => {
    const place = placeOf(each.loc)
    const { sunset, tzeit } = sunOf(each.date, place)
    const at7083 = tzeit(7.083)
    const at85 = tzeit(8.5)
    if (sunset === null || at7083 === null || at85 === null) throw new Error('no nightfall')
    const clock = (at: Ms) => instantTextOf(at, place.timeZone).slice(11, 16)
    const near = new Set(each.nearMinuteBoundary)
    const rounded = {
      tzeit7083: clock(ceilToMinute(at7083)),
      tzeit85: clock(ceilToMinute(at85)),
      min72: clock(ceilToMinute(sunset + minutes(72))),
    }
    for (const key of ['tzeit7083', 'tzeit85', 'min72'] as const)
      if (!near.has(key)) expect(rounded[key]).toBe(each.ceilMinute[key])
    if (!near.has('sunset')) {
      expect(clock(floorToMinute(sunset))).toBe(each.floorMinute.sunset)
      expect(clock(floorToMinute(sunset - minutes(18)))).toBe(each.floorMinute.candleLighting18)
    }
  })

  it.each(vectors.extreme)(
    'is right, or honestly absent, far north and across the date line: $id',
    (each) => {
      const sun = sunOf(each.date, { lat: each.lat, long: each.lon, timeZone: each.tz })
      const within = (event: typeof each.tzeit85) => grazingToleranceOf(event, each.solarMidnight)
      expectNear(sun.sunset, each.sunset)
      expectNear(sun.tzeit(7.083), each.tzeit7083, within(each.tzeit7083))
      expectNear(sun.tzeit(8.5), each.tzeit85, within(each.tzeit85))
      expectNear(sun.solarMidnight, each.solarMidnight)
    },
  )
})

/** The cases name days by family where the engine keeps each apart. */
function familiesOf(flags: DayFlags): string[] {
  const fast = flags.yomKippur || flags.tishaBav || flags.minorFast !== null
  const families = flags.yomTov === null ? [] : ['yomTov', flags.yomTov.replace(/\d$/, '')]
  const named = {
    shabbos: flags.shabbos,
    fast,
    tishaBav: flags.tishaBav,
    cholHamoed: flags.cholHamoed,
    chanukah: flags.chanukah !== null,
    purim: flags.purim,
    roshChodesh: flags.roshChodesh,
  }
  const rest = Object.entries(named).flatMap(([name, is]) => (is ? [name] : []))
  return [...families, ...rest].filter((name) => name !== 'sukkos').sort()
}

describe('the Hebrew calendar', () => {
  it('names the months as the cases do', () => {
    expect(hebrewMonths).toEqual(vectors.meta.monthNames)
  })

  it.each(vectors.astro)('dates the day and the night: $id', (each) => {
    expect(hebrewDateOf(each.date)).toEqual(each.hebrewDay)
    expect(hebrewNightOf(each.date)).toEqual(each.hebrewNight)
  })

  it.each(vectors.astro)('knows what the day and the night are: $id', (each) => {
    const twoDays = keepsTwoDays(each.loc)
    expect(familiesOf(dayFlagsOf(each.date, twoDays))).toEqual(each.dayFlags.toSorted())
    expect(familiesOf(dayFlagsOf(nextDay(each.date), twoDays))).toEqual(each.nightFlags.toSorted())
  })

  it.each(vectors.astro)('classifies the night: $id', (each) => {
    const customs = {
      yomTovTwoDays: keepsTwoDays(each.loc),
      closeYomKippur: true,
      closeTishaBav: true,
    }
    const { kind, day, night, friday } = nightOf(each.date, customs)
    expect(day.holy).toBe(each.derived.dayHoly)
    expect(night.holy).toBe(each.derived.nightHoly)
    // The cases call a Friday that is Yom Tov a continuation; Shabbos candles make it an erev.
    const fridayOfYomTov = friday && each.derived.kind === 'CONTINUATION'
    const closedKind = each.derived.nightClosed === 'yomKippur' ? 'CLOSED_YK' : 'CLOSED_TB'
    const openKind = fridayOfYomTov ? 'EREV' : each.derived.kind
    expect(kind).toBe(each.derived.kind === 'CLOSED' ? closedKind : openKind)
  })
})

describe('the schedule', () => {
  it.each(vectors.schedule)('$id: $why', (each) => {
    expect(outcomeOf(each)).toEqual(each.expect)
  })
})

describe('the clock', () => {
  it.each(vectors.clock.businessDay)('$instant in $tz is a moment of $expect', (each) => {
    expect(businessDayOf(Date.parse(each.instant), each.tz)).toBe(each.expect)
  })

  it.each(vectors.clock.toInstant)('$date hour $hour in $tz ($prefer) is $expectLocal', (each) => {
    const at = wallOf(each.date, each.hour, each.tz, each.prefer)
    expect(at).toBe(Date.parse(each.expectUtc))
    expect(instantTextOf(at, each.tz)).toBe(each.expectLocal)
  })

  it.each(vectors.clock.isWinter)('winter hours hold on $date ($loc$tz): $expect', (each) => {
    const place =
      each.loc === undefined
        ? { lat: each.lat ?? 0, long: each.lon ?? 0, timeZone: each.tz ?? 'UTC' }
        : placeOf(each.loc)
    const settings = { place, winterMode: 'clock', winterFrom: null, winterTo: null } as const
    expect(isWinter(each.date, settings)).toBe(each.expect)
  })
})
