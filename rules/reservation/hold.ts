import { numberOf, type SettingValues } from '../settings/read.ts'
import { businessDaySpanOf } from '../time/business-day.ts'
import { hours, type Ms, minutes } from '../time/ms.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import type { ReservationFacts } from './reservation.ts'
import { isIn } from './statuses.ts'

const standardMinutes = 15

/**
 * How long a place is held until the hold expires, 15 minutes where the setting is blank; null when holds have no limit
 * (0). `server/visits/end-holds.ts` releases them.
 */
export function holdLengthOf(values: SettingValues): Ms | null {
  const length = numberOf(values, 'reservationPendingHoldMinutes') ?? standardMinutes
  return length === 0 ? null : minutes(length)
}

/** A patron may hold one time unpaid for as long as so many holds last, within a day and however she divides it. */
const holdsOfADay = 4
export const holdDay = hours(24)
const shortestHold = minutes(1)

type HoldOf = {
  /** For how long she has held this time in the last day. */
  heldBefore: Ms
  /** The end of the business day of the visit. */
  nightEnds: Ms
}

/**
 * When a place held from `heldAt` on is let go: no hold outlives its night, whatever the settings say. The last of many
 * holds of one time is shorter.
 */
export function holdUntilOf(
  heldAt: Ms,
  values: SettingValues,
  { heldBefore, nightEnds }: HoldOf,
): Ms {
  const length = holdLengthOf(values)
  if (length === null) return nightEnds
  return Math.min(nightEnds, heldAt + Math.min(length, holdsOfADay * length - heldBefore))
}

/**
 * Whether a patron may hold a time once more: not when less than a minute is left of the four holds for which she may
 * keep it from everyone else. `heldBefore` is for how long she has held it in the last day.
 */
export function judgeHold(heldBefore: Ms, values: SettingValues): Verdict<'held-too-long'> {
  const length = holdLengthOf(values)
  if (length === null) return allowed
  const left = holdsOfADay * length - heldBefore
  return left < Math.min(length, shortestHold) ? refused('held-too-long') : allowed
}

type HoldFacts = Pick<ReservationFacts, 'status' | 'holdUntil' | 'paymentOpen'>
/** A row whose status may be one that this version of the program doesn't know. */
type Loosely<Row> = Omit<Row, 'status'> & { status: string }

/** Whether a hold has run out. None does while a payment for it is open: nobody pays for a place another has got. */
export const hasHoldEnded = (row: Loosely<HoldFacts>, now: Ms): boolean =>
  row.status === 'Pending' && row.holdUntil !== null && now >= row.holdUntil && !row.paymentOpen

/**
 * Whether a visit still takes a place, as it does from Pending until it is Done, Canceled or Replaced. A Pending one
 * whose hold is over doesn't, even before the job has canceled it.
 */
export const takesPlace = (row: HoldFacts, now: Ms): boolean =>
  isIn('takePlace', row.status) && !hasHoldEnded(row, now)

/** The end of a hold as it is shown, in ms: null for one that lasts as long as its night, as no time runs out. */
export const shownEndOf = (
  { holdUntil, night }: { holdUntil: Ms | null; night: string },
  timeZone: string,
): Ms | null => (holdUntil === businessDaySpanOf(night, timeZone).to ? null : holdUntil)
