import { expect, it } from 'vitest'
import { settingsOf } from '../test/vectors/vectors.ts'
import { explainDay } from './explain.ts'
import { scheduleDayOf } from './schedule-of-day.ts'

const settings = settingsOf('lakewood')
const rules = (date: string, from = settings) =>
  Object.fromEntries(explainDay(date, from).map(({ of, rule }) => [of, rule]))

it('names the rule behind every published time', () => {
  expect(rules('2024-06-18')).toEqual({
    closed: 'open',
    shabbosMode: 'auto',
    zmanTevillah: 'minutes',
    zman2: 'minutes',
    zman72: 'minutes',
    openTime: 'before-zman',
    lastEntryTime: 'last-entry-hour',
    cutOff: 'hours-before-open',
    checkinFrom: 'minutes-before-open',
  })
  expect(rules('2024-10-04')).toMatchObject({
    candleLighting: 'before-sunset',
    quietFrom: 'candle-lighting-of-first-erev',
    openTime: 'before-zman-on-erev',
    lastEntryTime: 'single-start',
    cutOff: 'candle-lighting',
  })
  expect(rules('2025-04-12')).toMatchObject({ openTime: 'at-zman', checkinFrom: 'not-before-zman' })
})

it('gives the inputs with the rule', () => {
  const zman = explainDay('2024-06-18', settings).find(({ of }) => of === 'zmanTevillah')
  expect(zman?.inputs).toMatchObject({ fridayPair: false, degrees: null, minutes: 50 })
  const opening = explainDay('2024-06-18', settings).find(({ of }) => of === 'openTime')
  expect(opening?.inputs).toMatchObject({ zmanAt: zman?.at, minutesBefore: 60 })
})

it('says which of two opinions won', () => {
  const both = settingsOf('lakewood', { zmanDegrees: 9 })
  expect(rules('2024-06-18', both).zmanTevillah).toBe('degrees')
  expect(rules('2024-03-20', both).zmanTevillah).toBe('minutes')
})

it('publishes no hours for a closed night, and tells why it is closed', () => {
  const found = rules('2024-10-11')
  expect(found.closed).toBe('yomKippur')
  expect(Object.keys(found)).not.toContain('openTime')
  expect(Object.keys(found)).not.toContain('zmanTevillah')
})

it('never differs from the schedule itself', () => {
  for (const date of ['2024-06-18', '2024-06-22', '2024-10-04', '2024-10-11']) {
    const day = scheduleDayOf(date, settings)
    const at = Object.fromEntries(explainDay(date, settings).map((each) => [each.of, each.at]))
    expect(at.zmanTevillah ?? null).toBe(day.zman)
    expect(at.openTime ?? null).toBe(day.openTime)
    expect(at.lastEntryTime ?? null).toBe(day.lastEntryTime)
    expect(at.cutOff ?? null).toBe(day.cutOff)
    expect(at.quietFrom ?? null).toBe(day.quiet?.from ?? null)
  }
})
