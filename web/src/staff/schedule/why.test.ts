import { scheduleWhy as english } from '@mikvah/contract/words/en/schedule-why.ts'
import { explainDay } from '@mikvah/rules/schedule/explain.ts'
import { scheduleSettingsOf } from '@mikvah/rules/schedule/schedule-settings.ts'
import { withDefaults } from '@mikvah/rules/settings/with-defaults.ts'
import { plusDays } from '@mikvah/rules/time/business-day.ts'
import { describe, expect, it } from 'vitest'
import type { Say } from '../../words/say.ts'
import { type Explained, isWorthSaying, nameKey, whyKey, whyText } from './why.ts'

const north = { locationLong: '18.96', locationTimeZone: 'Europe/Oslo', zmanDegrees: '8.5' }
const settings: Record<string, string>[] = [
  {},
  { zmanDegrees: '8.5', zmanMinutes: '', zmanMinutes2: '60', shabbosMode: 'on' },
  { ...north, locationLat: '69.65', openYomTov: 'True', openFridays: 'True' },
  { ...north, locationLat: '59.91', zmanFallback: 'minutes72' },
  { openFridays: 'True', reservationSlotIncrementFriday: '15', lastEntryHour: '' },
  {
    ...{ reservationCutOffBeforeOpenHours: '', openEarliestHour: '20', openLatestHour: '20.5' },
    ...{ reservationReserveLateSurchargeBeforeOpenHours: '2' },
  },
  { shutdown: 'True' },
]
/** A fortnight in each season, with its holy days, fasts, and clocks that change. */
const dates = ['2026-03-20', '2026-06-18', '2026-07-20', '2026-09-10', '2026-09-24', '2026-11-20']
const fortnight = (from: string) => Array.from({ length: 14 }, (_, nth) => plusDays(from, nth))
const overrides = (date: string) => [
  {},
  { closed: true },
  { shabbosMode: true, openTime: Date.parse(`${date}T12:00:00Z`) },
  {
    zmanTevillah: Date.parse(`${plusDays(date, 1)}T04:00:00Z`),
    lastEntryTime: Date.parse(`${date}T14:00:00Z`),
  },
  { lastEntryTime: Date.parse(`${plusDays(date, 1)}T04:00:00Z`) },
]

describe('every rule that makes a time', () => {
  it('has its words, and each of them is heard', () => {
    const heard = new Set<string>()
    for (const changed of settings) {
      const from = scheduleSettingsOf(withDefaults(changed))
      for (const date of dates.flatMap(fortnight)) {
        for (const override of overrides(date))
          for (const { of: field, rule, inputs } of explainDay(date, from, override)) {
            const answer = Object.entries(inputs).map(([key, value]) => ({
              ...{ key, value: String(value ?? '') },
            }))
            const explained = { field, rule, time: null, inputs: answer }
            if (!isWorthSaying(explained)) continue
            heard.add(whyKey(explained))
            heard.add(nameKey(explained))
          }
      }
    }
    const known = Object.keys(english).filter((key) => /^why(Of)?\./.test(key))
    expect([...heard].filter((key) => !known.includes(key))).toEqual([])
    expect(known.filter((key) => !heard.has(key))).toEqual([])
  })
})

describe('the words of a rule', () => {
  const t = ((key: string, params: Record<string, string> = {}) =>
    (english[key as keyof typeof english] ?? key.toUpperCase()).replace(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => params[name] ?? '?',
    )) as Say
  const explained = (field: string, rule: string, inputs: Record<string, string>): Explained => ({
    ...{ field, rule, time: null },
    inputs: Object.entries(inputs).map(([key, value]) => ({ key, value })),
  })

  it('name the times and numbers it was given', () => {
    const minutes = explained('zmanTevillah', 'minutes', {
      ...{ minutes: '50', shkiaAt: '2026-11-24T16:32:41-05:00' },
      ...{ fridayPair: 'true', zmanSafetySeconds: '30' },
    })
    expect(whyText(minutes, 'en', t)).toBe(
      '50 min after shkia (4:32\u00a0PM), rounded up to the minute. By the values for Friday. 30 s are added to be safe.',
    )
    const quiet = explained('quietTo', 'zman-of-last-day', { lastDay: '2026-11-28' })
    expect(whyText(quiet, 'en', t)).toBe('The zman that ends SHABBOS, 28 November.')
    const winter = explained('lastEntryTime', 'last-entry-hour', { winter: 'true' })
    expect(whyText(winter, 'en', t)).toMatch(/Winter hours\.$/)
  })

  it.each([
    ['0.25', '15 min before the opening'],
    ['2', '2 h before the opening'],
    ['1.5', '1 h 30 min before the opening'],
    ['0', '0 min before the opening'],
    ['-1', '−1 h before the opening'],
  ])('say %s hours in hours and minutes', (hoursBefore, says) => {
    const cutOff = explained('cutOff', 'hours-before-open', { hoursBefore, openAt: '' })
    expect(whyText(cutOff, 'en', t)).toContain(says)
  })

  it('leave nothing open', () => {
    for (const one of settings) {
      const from = scheduleSettingsOf(withDefaults(one))
      for (const { of: field, rule, inputs } of explainDay('2026-11-27', from)) {
        const answer = Object.fromEntries(
          Object.entries(inputs).map(([key, value]) => [key, String(value ?? '')]),
        )
        const text = explained(field, rule, answer)
        if (isWorthSaying(text)) expect(whyText(text, 'en', t)).not.toContain('?')
      }
    }
  })
})
