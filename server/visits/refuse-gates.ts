import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import type { ScheduleDay } from '@mikvah/rules/schedule/schedule-day.ts'
import { allowed, type Verdict } from '@mikvah/rules/verdict.ts'
import { type checkInRefusals, checksIn, judgeCheckIn } from '@mikvah/rules/visit/check-in.ts'
import { byDayUntilOf } from '@mikvah/rules/visit/daytime.ts'
import { judgeZmanGate } from '@mikvah/rules/visit/zman-gate.ts'
import { type LocationAt, sessionsAt, todayOf } from '../nights/nights.ts'
import type { Moment } from '../request/context.ts'
import { Refused } from '../request/refused.ts'
import type { UncodedVisit } from '../reservations/store.ts'

type Night = { location: LocationAt; night: ScheduleDay }

type GateRefusal = (typeof checkInRefusals)[number] | 'zman-gate'

/** Refuses a move whose gates aren't open. */
export function refuseGates(...asked: Parameters<typeof judgeGates>): void {
  const verdict = judgeGates(...asked)
  if (!verdict.allowed) throw new Refused(verdict.because)
}

/** Whether the gates of a move are open: the hour of check-in, and the zman on the way to the water. */
export function judgeGates(
  moment: Moment,
  row: UncodedVisit,
  to: ReservationStatus,
  { location, night }: Night,
): Verdict<GateRefusal> {
  // Only a visit by day has an hour until which it may go to the water.
  const hours = { sessions: sessionsAt(moment, row.night), night }
  const byDayUntil = byDayUntilOf(row, moment.content.schedule, hours)
  const facts = {
    now: moment.now,
    today: todayOf(moment),
    night: row.night,
    startsAt: row.startsAt,
    placeholder: row.placeholder,
    daytime: byDayUntil !== null,
    byDayUntil,
    day: night,
  }
  const checkIn = checksIn(row.status, to) ? judgeCheckIn(facts, location.values) : allowed
  return checkIn.allowed ? judgeZmanGate(to, facts) : checkIn
}
