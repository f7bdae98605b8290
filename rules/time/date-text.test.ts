import { describe, expect, it } from 'vitest'
import { type DateForm, dateText } from './date-text.ts'

const forms: DateForm[] = ['full', 'dayMonth', 'withYear', 'short']

describe('a date in words', () => {
  it.each([
    ['full', 'Thursday, 5 November', 'יום חמישי, 5 בנובמבר'],
    ['dayMonth', '5 Nov', '5 בנוב׳'],
    ['withYear', '5 November 2026', '5 בנובמבר 2026'],
    ['short', '5 Nov 2026', '5 בנוב׳ 2026'],
  ] as const)('%s reads the same wherever it is read', (form, en, he) => {
    expect(dateText('2026-11-05', form, 'en')).toBe(en)
    expect(dateText('2026-11-05', form, 'he')).toBe(he)
  })

  it.each([
    ['2026-11-26', 'Thursday night, 26 November', 'יום חמישי בלילה, 26 בנובמבר'],
    ['2026-11-27', 'Friday night, 27 November', 'ליל שבת, 27 בנובמבר'],
    ['2026-11-28', 'Motzei Shabbos, 28 November', 'מוצאי שבת, 28 בנובמבר'],
  ] as const)('names the night of %s as it is called', (date, en, he) => {
    expect(dateText(date, 'fullNight', 'en')).toBe(en)
    expect(dateText(date, 'fullNight', 'he')).toBe(he)
  })

  it.each([
    ['en', 'en-GB', 'short'],
    ['he', 'he-IL', 'narrow'],
  ] as const)('in %s says each day of a year as %s calls it', (language, locale, weekday) => {
    const day = { day: 'numeric', timeZone: 'UTC' } as const
    const platform: Record<Exclude<DateForm, 'night' | 'fullNight'>, Intl.DateTimeFormatOptions> = {
      full: { ...day, weekday: 'long', month: 'long' },
      weekday: { weekday: 'long', timeZone: 'UTC' },
      weekdayShort: { weekday, timeZone: 'UTC' },
      dayMonth: { ...day, month: 'short' },
      withYear: { ...day, month: 'long', year: 'numeric' },
      short: { ...day, month: 'short', year: 'numeric' },
    }
    // Some call it “Tuesday 24 November”: our comma stands in each.
    const plain = (text: string) => text.replace(/,? /, ' ')
    for (const [form, options] of Object.entries(platform) as [DateForm, object][]) {
      const format = new Intl.DateTimeFormat(locale, options)
      for (let nth = 0; nth < 366; nth++) {
        const at = Date.UTC(2028, 0, 1 + nth)
        const date = new Date(at).toISOString().slice(0, 10)
        const ours = dateText(date, form, language)
        const theirs = format.format(at)
        if (form === 'full' && language === 'en') expect(plain(ours)).toBe(plain(theirs))
        else expect(ours).toBe(theirs)
      }
    }
  })

  it('refuses what is no date', () => {
    expect(() => dateText('2026-02-30', 'full', 'en')).toThrow(RangeError)
    expect(() => dateText('', 'short', 'he')).toThrow(RangeError)
  })

  it('never writes the month as a number', () => {
    for (const form of forms)
      for (const language of ['en', 'he'] as const)
        expect(dateText('2026-11-05', form, language)).toMatch(/\p{L}{3}/u)
  })
})
