import { describe, expect, it } from 'vitest'
import { startsOf } from '../capacity/starts.ts'
import type { ScheduleDay } from '../schedule/schedule-day.ts'
import { hours, minutes } from '../time/ms.ts'
import { judgeMoment, type MomentFacts } from './bookable.ts'

const openTime = Date.UTC(2026, 4, 13, 0)
const zman = openTime + minutes(45)
const slots = [0, 15, 30, 45, 60, 75, 90].map((after) => openTime + minutes(after))
const cutOff = openTime - hours(2)
const day: ScheduleDay = {
  date: '2026-05-12',
  kind: 'WEEKDAY',
  closed: false,
  closedReason: null,
  shabbosMode: false,
  friday: false,
  winter: false,
  zman,
  zmanFallbackUsed: false,
  zman2: null,
  zman72: null,
  candleLighting: null,
  openTime,
  lastEntryTime: openTime + minutes(90),
  cutOff,
  checkinFrom: openTime - minutes(15),
  surchargeFrom: null,
  quiet: null,
  hebrewDay: 25,
  hebrewMonth: 'Iyar',
  hebrewYear: 5786,
  notes: [],
  noteOverride: null,
  slots,
  firstStart: { bath: openTime, shower: openTime + minutes(15) },
  overridden: [],
}
const wish = { startsAt: openTime + minutes(30), night: '2026-05-12', bath: true, segula: false }
const facts: MomentFacts = {
  now: cutOff - minutes(1),
  today: '2026-05-12',
  day,
  by: 'patron',
  daysAhead: 6,
  ignoreCutoff: false,
  walkIn: false,
  onPaper: false,
  keepsMoment: false,
  keepsKind: false,
  daytime: null,
}
const desk = { ...facts, by: 'reception' } as const
const closed: ScheduleDay = { ...day, closed: true, closedReason: 'notOpen', slots: [] }
const afterCutOff = cutOff + 1
const daytime = { holyDay: false, note: 'eighth day, asked the rav' }

describe('a night and time', () => {
  it.each<[string, Partial<typeof wish>, MomentFacts, string]>([
    ['on sale', {}, facts, 'allowed'],
    ['at the cut-off', {}, { ...facts, now: cutOff }, 'allowed'],
    ['after the cut-off', {}, { ...facts, now: afterCutOff }, 'night-past-cut-off'],
    [
      'after the cut-off of a later night',
      { night: '2026-05-14' },
      { ...facts, now: afterCutOff },
      'night-past-cut-off',
    ],
    [
      'after the cut-off, keeping night and time',
      {},
      { ...facts, now: afterCutOff, keepsMoment: true, keepsKind: true },
      'allowed',
    ],
    [
      'kept, as a shower that may not begin so early',
      { startsAt: openTime, bath: false },
      { ...facts, keepsMoment: true },
      'time-not-offered',
    ],
    [
      'kept, as a shower that may',
      { startsAt: openTime + minutes(15), bath: false },
      { ...facts, now: afterCutOff, keepsMoment: true },
      'allowed',
    ],
    [
      'kept as it is, though it is offered no more',
      { startsAt: openTime, bath: false },
      { ...facts, keepsMoment: true, keepsKind: true },
      'allowed',
    ],
    [
      'kept by the desk, as a shower that may not begin so early',
      { startsAt: openTime, bath: false },
      { ...desk, keepsMoment: true },
      'allowed',
    ],
    [
      'kept by day, as the desk has agreed, for a shower',
      { startsAt: openTime, bath: false },
      { ...facts, keepsMoment: true, daytime },
      'allowed',
    ],
    ['with no cut-off', {}, { ...facts, day: { ...day, cutOff: null }, now: openTime }, 'allowed'],
    ['closed', {}, { ...facts, day: closed }, 'night-closed'],
    [
      'closed, whatever the desk ignores',
      {},
      { ...desk, day: closed, ignoreCutoff: true },
      'night-closed',
    ],
    ['in the past', { night: '2026-05-11' }, facts, 'night-past'],
    [
      'in the past, kept by an edit',
      { night: '2026-05-11' },
      { ...facts, keepsMoment: true },
      'night-past',
    ],
    ['on the last night on sale', { night: '2026-05-17' }, facts, 'allowed'],
    ['beyond it', { night: '2026-05-18' }, facts, 'night-too-far-ahead'],
    ['beyond it at the desk', { night: '2026-05-18' }, desk, 'allowed'],
    ['between two slots', { startsAt: openTime + minutes(31) }, facts, 'time-not-offered'],
    [
      'between two slots at the desk',
      { startsAt: openTime + minutes(31) },
      desk,
      'time-not-offered',
    ],
    ['at the first slot, for a bath', { startsAt: openTime }, facts, 'allowed'],
    [
      'at the first slot, for a shower',
      { startsAt: openTime, bath: false },
      facts,
      'time-not-offered',
    ],
    [
      'at the first slot, for a segula',
      { startsAt: openTime, bath: false, segula: true },
      facts,
      'allowed',
    ],
    [
      'that begins at this very moment',
      {},
      { ...facts, day: { ...day, cutOff: null }, now: wish.startsAt },
      'allowed',
    ],
    [
      'that has begun',
      {},
      { ...facts, day: { ...day, cutOff: null }, now: wish.startsAt + 1 },
      'time-past',
    ],
  ])('%s: $3', (_, changed, asked, expected) => {
    const verdict = judgeMoment({ ...wish, ...changed }, asked)
    expect(verdict.allowed ? 'allowed' : verdict.because).toBe(expected)
  })
})

describe('at the desk', () => {
  const late = { ...desk, now: openTime + minutes(37) }
  const rightNow = { startsAt: openTime + minutes(37) }
  it.each<[string, Partial<typeof wish>, MomentFacts, string]>([
    ['the cut-off counts too', {}, late, 'night-past-cut-off'],
    ['it may be ignored', {}, { ...late, ignoreCutoff: true }, 'allowed'],
    ['a walk-in needs no slot', rightNow, { ...late, walkIn: true }, 'allowed'],
    ['nor an agreed hour', rightNow, { ...late, ignoreCutoff: true }, 'allowed'],
    [
      'nobody comes before opening',
      { startsAt: openTime - 1 },
      { ...late, walkIn: true },
      'hour-before-opening',
    ],
    ['but at the opening itself', { startsAt: openTime }, { ...late, walkIn: true }, 'allowed'],
    [
      'nor by the word of the desk, by day or between the two',
      { startsAt: openTime - hours(3) },
      { ...late, ignoreCutoff: true },
      'hour-before-opening',
    ],
    [
      'who is here is given an hour near now',
      { startsAt: late.now + hours(2) },
      { ...late, walkIn: true },
      'allowed',
    ],
    [
      'no later one',
      { startsAt: late.now + hours(2) + 1 },
      { ...late, walkIn: true },
      'walk-in-not-now',
    ],
    [
      'no earlier one',
      { startsAt: openTime },
      { ...late, now: openTime + hours(2) + 1, walkIn: true },
      'walk-in-not-now',
    ],
    [
      'nor one of another night, however near',
      { night: '2026-05-13' },
      { ...late, walkIn: true },
      'walk-in-not-now',
    ],
    [
      'but by the word of the desk, which is written down',
      { night: '2026-05-13' },
      { ...late, walkIn: true, ignoreCutoff: true },
      'allowed',
    ],
    [
      'a patron cannot walk in by phone',
      rightNow,
      { ...late, by: 'patron', walkIn: true, ignoreCutoff: true },
      'night-past-cut-off',
    ],
  ])('%s: $3', (_, changed, asked, expected) => {
    const verdict = judgeMoment({ ...wish, ...changed }, asked)
    expect(verdict.allowed ? 'allowed' : verdict.because).toBe(expected)
  })
})

describe('a visit by day', () => {
  const noon = { startsAt: Date.UTC(2026, 4, 12, 16) }
  it.each<[string, MomentFacts, string]>([
    ['agreed at the desk', { ...desk, ignoreCutoff: true, daytime }, 'allowed'],
    [
      'before a night that is closed',
      { ...desk, ignoreCutoff: true, daytime, day: closed },
      'allowed',
    ],
    ['without the word of the desk', { ...desk, daytime }, 'daytime-at-desk-only'],
    ['asked by a patron', { ...facts, ignoreCutoff: true, daytime }, 'daytime-at-desk-only'],
    [
      'without a note',
      { ...desk, ignoreCutoff: true, daytime: { ...daytime, note: ' ' } },
      'daytime-needs-note',
    ],
    [
      'on a holy day',
      { ...desk, ignoreCutoff: true, daytime: { ...daytime, holyDay: true } },
      'daytime-holy-day',
    ],
  ])('%s: $2', (_, asked, expected) => {
    const verdict = judgeMoment({ ...wish, ...noon }, asked)
    expect(verdict.allowed ? 'allowed' : verdict.because).toBe(expected)
  })
})

it('sells showers from their own first start on', () => {
  expect(startsOf(day, { bath: true, segula: false })).toEqual(slots)
  expect(startsOf(day, { bath: false, segula: false })).toEqual(slots.slice(1))
  expect(startsOf({ slots: [], firstStart: null }, { bath: false, segula: false })).toEqual([])
})
