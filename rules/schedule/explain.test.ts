import { expect, it } from 'vitest'
import { settingsOf } from '../test/vectors/vectors.ts'
import { explainDay } from './explain.ts'
import { nightPlanOf } from './night-plan.ts'
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

it('tells of a Friday what its candles, its quiet and its opinions were worked out from', () => {
  const friday = '2024-10-04'
  const { zmanim, candleLighting, quiet } = nightPlanOf(friday, settings, {})
  const { sun, shkia, zman2, zman72 } = zmanim
  const run = { firstErev: '2024-10-02', lastDay: '2024-10-05' }
  const { candleLightingMinutes, zmanMinutes2, zmanMinutes72, openNights } = settings
  const wanted = {
    closed: { at: null, inputs: { kind: 'EREV', friday: true, saturday: false, ...openNights } },
    shabbosMode: { at: null, inputs: { shabbosMode: true, holyNight: true } },
    zman2: { at: zman2, inputs: { minutes: zmanMinutes2, shkiaAt: shkia } },
    zman72: { at: zman72, inputs: { minutes: zmanMinutes72, shkiaAt: shkia } },
    candleLighting: {
      at: candleLighting,
      inputs: { candleLightingMinutes, sunsetAt: sun.sunset, shkiaAt: shkia },
    },
    quietFrom: { at: quiet?.from, inputs: run },
    quietTo: { at: quiet?.to, inputs: run },
  }
  const all = explainDay(friday, settings)
  const found = Object.fromEntries(all.map(({ of, at, inputs }) => [of, { at, inputs }]))
  expect(found).toMatchObject(wanted)
  expect(rules(friday).quietTo).toBe('zman-of-last-day')
})

it('says that a night was set by hand, and lists the nights of the place that is asked about', () => {
  const own = { ...settings.openNights, openFridays: false }
  const [closed, shabbosMode] = explainDay('2024-10-04', settings, { shabbosMode: false }, own)
  expect(closed).toMatchObject({ rule: 'notOpen', inputs: own })
  expect(shabbosMode).toMatchObject({
    rule: 'override',
    inputs: { shabbosMode: false, holyNight: true },
  })
})

it('leaves out what a night has not', () => {
  expect(Object.keys(rules('2024-08-12')), 'the ninth of Av').not.toContain('zmanTevillah')
  expect(Object.keys(rules('2024-06-18')), 'a Tuesday').not.toContain('quietFrom')
  const blank = rules('2024-06-18', { ...settings, zmanMinutes2: null, zmanMinutes72: null })
  expect(Object.keys(blank)).not.toContain('zman2')
  expect(Object.keys(blank)).not.toContain('zman72')
})

it('explains from when a late booking costs more, where it does', () => {
  const late = { ...settings, reservationReserveLateSurchargeBeforeOpenHours: 5 }
  const { surchargeFrom } = nightPlanOf('2024-06-18', late, {})
  const found = explainDay('2024-06-18', late).find(({ of }) => of === 'surchargeFrom')
  expect(found).toEqual({ of: 'surchargeFrom', ...surchargeFrom })
  expect(found?.at).toBeTypeOf('number')
})
