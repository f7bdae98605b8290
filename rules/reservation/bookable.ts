import { startsOf } from '../capacity/starts.ts'
import { isPastCutOff } from '../schedule/past-cut-off.ts'
import type { ScheduleDay } from '../schedule/schedule-day.ts'
import type { Ms } from '../time/ms.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import { lastNightOf } from './days-ahead.ts'
import type { Booker, VisitWish } from './reservation.ts'

export const momentRefusals = [
  'night-past',
  'night-too-far-ahead',
  'night-closed',
  'night-past-cut-off',
  'time-past',
  'time-not-offered',
  'daytime-at-desk-only',
  'daytime-needs-note',
  'daytime-holy-day',
] as const
export type MomentVerdict = Verdict<(typeof momentRefusals)[number]>

export type MomentFacts = {
  now: Ms
  /** The business day of now. */
  today: string
  /** The night the wish names. */
  day: ScheduleDay
  by: Booker
  daysAhead: number
  /** Reception's word that the hour is agreed, honoured from nobody else. */
  ignoreCutoff: boolean
  /** advanceReservation false, at the desk only: she stands there, no slot is waited for. */
  walkIn: boolean
  /** The desk writes down afterwards who came on a night without screens. */
  onPaper: boolean
  /** An edit that keeps night and time. */
  keepsMoment: boolean
  /** Set when startsAt lies in the day session (before dailyPMHour). */
  daytime: { holyDay: boolean; note: string } | null
}

/** Whether this night and time are on sale; a place being left is the capacity's to say. */
export function judgeMoment(
  wish: Pick<VisitWish, 'startsAt' | 'night' | 'bath' | 'segula'>,
  facts: MomentFacts,
): MomentVerdict {
  const { today, by, keepsMoment, daysAhead } = facts
  if (facts.onPaper) return facts.day.closed ? refused('night-closed') : allowed
  if (wish.night < today) return refused('night-past')
  if (keepsMoment) return allowed
  if (by === 'patron' && wish.night > lastNightOf(today, daysAhead)) {
    return refused('night-too-far-ahead')
  }
  return facts.daytime ? judgeDaytime(facts.daytime, facts) : judgeNight(wish, facts)
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

function judgeNight(
  wish: Pick<VisitWish, 'startsAt' | 'bath' | 'segula'>,
  { now, day, by, ignoreCutoff, walkIn }: MomentFacts,
): MomentVerdict {
  const atDesk = by === 'reception'
  if (day.closed) return refused('night-closed')
  if (isPastCutOff(now, day) && !(atDesk && (ignoreCutoff || walkIn))) {
    return refused('night-past-cut-off')
  }
  if (atDesk && (ignoreCutoff || walkIn)) {
    return day.openTime !== null && wish.startsAt >= day.openTime
      ? allowed
      : refused('time-not-offered')
  }
  if (!startsOf(day, wish).includes(wish.startsAt)) return refused('time-not-offered')
  return wish.startsAt < now ? refused('time-past') : allowed
}
