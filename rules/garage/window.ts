import type { Cents } from '../price/money.ts'
import { isQuiet } from '../reservation/quiet.ts'
import type { ReservationFacts } from '../reservation/reservation.ts'
import type { ScheduleDay } from '../schedule/schedule-day.ts'
import { numberOf, type SettingValues } from '../settings/read.ts'
import { type Ms, minutes } from '../time/ms.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'

/** A grace of this many minutes opens the garage at the reservation time itself, a longer one opens it earlier. */
const minutesInside = 5

/**
 * From when until when the garage opens for a visit: until last entry, and from her time, earlier by as much as the
 * grace is longer than 5 minutes (later where it is shorter). A blank grace opens it at her time. Null on a night
 * without a last entry.
 */
export function garageWindowOf(
  startsAt: Ms,
  { lastEntryTime }: Pick<ScheduleDay, 'lastEntryTime'>,
  values: SettingValues,
): { from: Ms; to: Ms } | null {
  if (lastEntryTime === null) return null
  const grace = numberOf(values, 'lateGraceMinutes') ?? minutesInside
  return { from: startsAt - minutes(grace - minutesInside), to: lastEntryTime }
}

export const garageRefusals = [
  'garage-not-reserved',
  'garage-no-parking',
  'garage-not-today',
  'garage-quiet',
  'garage-unavailable-time',
  'garage-not-paid',
  'garage-too-soon',
  'garage-too-often',
] as const

/** The least time between two presses. */
export const pauseBetweenPresses: Ms = 10_000

/**
 * Whether the garage was pressed less than 10 seconds ago. On many doors a second press stops or shuts it again,
 * whoever presses; two processes' clocks may differ a little.
 */
export const isJustPressed = (now: Ms, presses: readonly Ms[]): boolean =>
  presses.some((at) => Math.abs(now - at) < pauseBetweenPresses)

const mostPresses = 6

export type GarageFacts = {
  now: Ms
  /** The business day on which she asks. */
  today: string
  day: Pick<ScheduleDay, 'lastEntryTime' | 'quiet'>
  values: SettingValues
  balanceCents: Cents
  /** The visit's own parking line; parking that costs nothing needs no payment. */
  parkingCents: Cents
  /**
   * Earlier presses for this visit, and whether the door is known to have opened. A press whose answer was lost may
   * have opened it too.
   */
  presses: readonly { at: Ms; opened: boolean }[]
}

/**
 * Whether she may open the garage now: for tonight's Reserved visit with parking, within its window and not while it is
 * quiet, with nothing owed unless parking is free, no press in the last 10 seconds, and fewer than 6 openings so far.
 * How near she must be is near-enough.ts.
 */
export function judgeGarage(
  visit: Pick<ReservationFacts, 'status' | 'parking' | 'night' | 'startsAt'>,
  { now, today, day, values, balanceCents, parkingCents, presses }: GarageFacts,
): Verdict<(typeof garageRefusals)[number]> {
  if (visit.status !== 'Reserved') return refused('garage-not-reserved')
  if (!visit.parking) return refused('garage-no-parking')
  if (visit.night !== today) return refused('garage-not-today')
  if (isQuiet(day.quiet, now)) return refused('garage-quiet')
  const window = garageWindowOf(visit.startsAt, day, values)
  if (!window || now < window.from || now > window.to) return refused('garage-unavailable-time')
  if (balanceCents > 0 && parkingCents > 0) return refused('garage-not-paid')
  const at = presses.map((press) => press.at)
  if (isJustPressed(now, at)) return refused('garage-too-soon')
  const openings = presses.filter(({ opened }) => opened).length
  return openings < mostPresses ? allowed : refused('garage-too-often')
}
