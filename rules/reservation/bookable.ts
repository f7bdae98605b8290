import { mayStartAt, startsOf } from '../capacity/starts.ts'
import { isPastCutOff } from '../schedule/past-cut-off.ts'
import type { ScheduleDay } from '../schedule/schedule-day.ts'
import { hours, type Ms } from '../time/ms.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import { lastNightOf } from './days-ahead.ts'
import type { Booker, VisitWish } from './reservation.ts'

/** Why a night or an hour can't be booked, by a patron or at the desk. */
export const notOnSaleRefusals = [
  'night-past',
  'night-too-far-ahead',
  'night-closed',
  'night-past-cut-off',
  'time-past',
  'time-not-offered',
  'hour-before-opening',
  'walk-in-not-now',
  'daytime-holy-day',
] as const

export const momentRefusals = [
  ...notOnSaleRefusals,
  'daytime-at-desk-only',
  'daytime-needs-note',
] as const
export type MomentVerdict = Verdict<(typeof momentRefusals)[number]>

export type MomentFacts = {
  now: Ms
  /** The business day on which she books. */
  today: string
  /** The night the wish names. */
  day: ScheduleDay
  by: Booker
  daysAhead: number
  /** Whether Reception says that the hour is agreed; from anybody else this doesn't count. */
  ignoreCutoff: boolean
  /**
   * Whether the patron stands at the desk (advanceReservation false), so that the hour needn't be one that is on sale.
   */
  walkIn: boolean
  /** True where the desk writes down afterwards who came on a night without screens. */
  onPaper: boolean
  /** True for an edit that keeps night and time. */
  keepsMoment: boolean
  /** True for an edit that leaves a bath a bath and a shower a shower. */
  keepsKind: boolean
  /** Set where startsAt lies in the day session (before dailyPMHour). */
  daytime: { holyDay: boolean; note: string } | null
}

/**
 * Whether this night and time may be booked: on sale, agreed to by the desk, kept by an edit, or entered from paper
 * afterwards. Whether a place is left there is judged by the capacity.
 */
export function judgeMoment(
  wish: Pick<VisitWish, 'startsAt' | 'night' | 'bath' | 'segula'>,
  facts: MomentFacts,
): MomentVerdict {
  const { today, by, keepsMoment, daysAhead } = facts
  if (facts.onPaper) return facts.day.closed ? refused('night-closed') : allowed
  if (wish.night < today) return refused('night-past')
  if (keepsMoment) return judgeKept(wish, facts)
  if (by === 'patron' && wish.night > lastNightOf(today, daysAhead)) {
    return refused('night-too-far-ahead')
  }
  return facts.daytime ? judgeDaytime(facts.daytime, facts) : judgeNight(wish, facts)
}

/**
 * An hour that she keeps needn't be on sale any more. Where her visit becomes one of another kind, though, it may begin
 * no earlier than that kind does: the shower that takes the place of a bath is ready sooner.
 */
function judgeKept(
  wish: Pick<VisitWish, 'startsAt' | 'bath' | 'segula'>,
  { by, day, daytime, keepsKind }: MomentFacts,
): MomentVerdict {
  const isAgreed = by === 'reception' || daytime !== null
  const isOffered = isAgreed || keepsKind || mayStartAt(day, wish, wish.startsAt)
  return isOffered ? allowed : refused('time-not-offered')
}

/** A visit by day is an exception the desk makes, with its reason. */
function judgeDaytime(
  { holyDay, note }: NonNullable<MomentFacts['daytime']>,
  { by, ignoreCutoff }: MomentFacts,
): MomentVerdict {
  if (by !== 'reception' || !ignoreCutoff) return refused('daytime-at-desk-only')
  if (holyDay) return refused('daytime-holy-day')
  return note.trim() ? allowed : refused('daytime-needs-note')
}

/** How far from now the hour of a walk-in may be: she waits for a room, not for another evening. */
const walkInReach = hours(2)

/** Whether she may be here for such a visit: it is tonight's, and its hour no more than 2 hours from now. */
export const mayBeHereFor = (
  { night, startsAt }: Pick<VisitWish, 'startsAt' | 'night'>,
  { now, today }: Pick<MomentFacts, 'now' | 'today'>,
): boolean => night === today && Math.abs(startsAt - now) <= walkInReach

function judgeNight(
  wish: Pick<VisitWish, 'startsAt' | 'night' | 'bath' | 'segula'>,
  facts: MomentFacts,
): MomentVerdict {
  const { now, day, by } = facts
  const atDesk = by === 'reception'
  const agreed = atDesk && facts.ignoreCutoff
  const walkIn = atDesk && facts.walkIn
  if (day.closed) return refused('night-closed')
  if (walkIn && !agreed && !mayBeHereFor(wish, facts)) return refused('walk-in-not-now')
  if (isPastCutOff(now, day) && !agreed && !walkIn) return refused('night-past-cut-off')
  if (agreed || walkIn) {
    if (day.openTime === null) return refused('time-not-offered')
    return wish.startsAt >= day.openTime ? allowed : refused('hour-before-opening')
  }
  if (!startsOf(day, wish).includes(wish.startsAt)) return refused('time-not-offered')
  return wish.startsAt < now ? refused('time-past') : allowed
}
