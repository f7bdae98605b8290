import type { ReservationStatus } from '../reservation/statuses.ts'
import type { ScheduleDay } from '../schedule/schedule-day.ts'
import type { Ms } from '../time/ms.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import { toTheWater } from './to-the-water.ts'

export type GateFacts = {
  now: Ms
  /** The business day on which the question is asked. */
  today: string
  /** The visit's own business day. */
  night: string
  /** Until when the gate doesn't hold a visit by day (daytime.ts); null for a visit of the evening. */
  byDayUntil: Ms | null
  /** The night of the visit. One without a zman never opens the gate. */
  day: Pick<ScheduleDay, 'zman'>
}

/**
 * Whether the gate lets a visit move on towards the water: from the zman of her night until that night is over, and a
 * visit by day until its time is up. No role opens the gate.
 */
export function judgeZmanGate(to: ReservationStatus, facts: GateFacts): Verdict<'zman-gate'> {
  const { now, today, night } = facts
  if (!toTheWater.includes(to)) return allowed
  return night === today && letsPass(facts, now) ? allowed : refused('zman-gate')
}

/**
 * Whether the gate lets a visit of this very night pass at an instant. Once her day session is over, it holds a visit
 * by day like all others: between sunset and the zman nobody goes.
 */
export const letsPass = (
  { byDayUntil, day }: Pick<GateFacts, 'byDayUntil' | 'day'>,
  now: Ms,
): boolean => (byDayUntil !== null && now < byDayUntil) || isGateOpen(day, now)

/** Whether the zman of a night has come. */
export const isGateOpen = ({ zman }: Pick<ScheduleDay, 'zman'>, now: Ms): boolean =>
  zman !== null && now >= zman
