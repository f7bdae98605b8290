import { describe, expect, it } from 'vitest'
import { type ReservationStatus, reservationStatuses } from '../reservation/statuses.ts'
import { minutes } from '../time/ms.ts'
import { type GateFacts, judgeZmanGate } from './zman-gate.ts'

const zman = Date.UTC(2026, 10, 24, 22, 20)
const tonight: GateFacts = {
  now: zman,
  today: '2026-11-24',
  night: '2026-11-24',
  byDayUntil: null,
  day: { zman },
}
const before = zman - minutes(1)
const toTheWater: ReservationStatus[] = ['ReadyForMikvahNext', 'ToMikvah', 'InMikvah']

describe.each(toTheWater)('the gate to %s', (to) => {
  it.each<[string, GateFacts, boolean]>([
    ['at the zman', tonight, true],
    ['a moment before', { ...tonight, now: zman - 1 }, false],
    ['the minute before', { ...tonight, now: before }, false],
    ['late in the night', { ...tonight, now: zman + minutes(300) }, true],
    ['of a night without a zman', { ...tonight, day: { zman: null } }, false],
    [
      'of a visit by day, before the zman',
      { ...tonight, now: before, byDayUntil: zman + minutes(1) },
      true,
    ],
    [
      'of a visit by day, once its day is over',
      { ...tonight, now: before, byDayUntil: before },
      false,
    ],
    ['of a visit by day, in the evening', { ...tonight, byDayUntil: before }, true],
    [
      'of a visit by day, no zman',
      { ...tonight, day: { zman: null }, byDayUntil: zman + minutes(1) },
      true,
    ],
    ['the day after', { ...tonight, now: zman + minutes(1440), today: '2026-11-25' }, false],
    [
      'the day after, by day',
      { ...tonight, today: '2026-11-25', byDayUntil: zman + minutes(1) },
      false,
    ],
    ['the night before', { ...tonight, today: '2026-11-23' }, false],
    [
      'the day before, by day',
      { ...tonight, today: '2026-11-23', byDayUntil: zman + minutes(1) },
      false,
    ],
  ])('%s: $2', (_, facts, open) => {
    const verdict = judgeZmanGate(to, facts)
    expect(verdict.allowed ? 'open' : verdict.because).toBe(open ? 'open' : 'zman-gate')
  })
})

it.each(reservationStatuses.filter((status) => !toTheWater.includes(status)))(
  'holds nobody from becoming %s',
  (to) => {
    const shut = { ...tonight, now: before, today: '2026-11-23', day: { zman: null } }
    expect(judgeZmanGate(to, shut).allowed).toBe(true)
  },
)
