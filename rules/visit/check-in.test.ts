import { expect, it } from 'vitest'
import { minutes } from '../time/ms.ts'
import { type CheckInFacts, checksIn, judgeCheckIn } from './check-in.ts'

const checkinFrom = Date.UTC(2026, 4, 12, 23, 30)
const tonight: CheckInFacts = {
  now: checkinFrom,
  today: '2026-05-12',
  night: '2026-05-12',
  startsAt: Date.UTC(2026, 4, 13, 1),
  placeholder: false,
  daytime: false,
  day: { checkinFrom },
}
const noon = Date.UTC(2026, 4, 12, 16)
const daytime = { ...tonight, startsAt: noon, daytime: true }

it.each<[string, CheckInFacts, string]>([
  ['when check-in opens', tonight, 'allowed'],
  ['a moment before', { ...tonight, now: checkinFrom - 1 }, 'check-in-too-early'],
  ['after her time', { ...tonight, now: tonight.startsAt + minutes(90) }, 'allowed'],
  ['on another night', { ...tonight, night: '2026-05-13' }, 'check-in-not-today'],
  ['after her night', { ...tonight, today: '2026-05-13' }, 'check-in-not-today'],
  ['on a night that is closed', { ...tonight, day: { checkinFrom: null } }, 'check-in-too-early'],
  ['a kallah without an hour', { ...tonight, placeholder: true }, 'check-in-needs-hour'],
  ['by day, before opening', { ...daytime, now: noon - minutes(20) }, 'allowed'],
  ['by day, too early', { ...daytime, now: noon - minutes(20) - 1 }, 'check-in-too-early'],
  [
    'by day before a closed night',
    { ...daytime, now: noon, day: { checkinFrom: null } },
    'allowed',
  ],
])('check-in %s: $2', (_, facts, expected) => {
  const verdict = judgeCheckIn(facts, { checkinBeforeOpenMinutes: '20' })
  expect(verdict.allowed ? 'allowed' : verdict.because).toBe(expected)
})

it.each([
  ['Reserved', 'Waiting', true],
  ['Arrived', 'Waiting', true],
  ['Pending', 'Assigned', true],
  ['Reserved', 'Assigned', true],
  ['Arrived', 'Assigned', true],
  ['Waiting', 'Assigned', false],
  ['Assigned', 'Waiting', false],
  ['Reserved', 'Arrived', false],
  ['Pending', 'Reserved', false],
] as const)('%s → %s checks her in: %s', (from, to, expected) => {
  expect(checksIn(from, to)).toBe(expected)
})
