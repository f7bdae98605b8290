import { isIn, type ReservationStatus } from '../reservation/statuses.ts'
import { businessDaySpanOf, dayBeginsAt } from '../time/business-day.ts'
import { hours, type Ms, minutes } from '../time/ms.ts'

/** One move out of a status, as the history has it. */
export type MoveOut = {
  id: string
  reservationId: string
  status: ReservationStatus
  since: Ms
  at: Ms
  /** The move that this one takes back. */
  undoes: string | null
}

/** The upper edges of the classes in minutes; what took longer than the last falls into one class more. */
export const stayEdges = [5, 10, 15, 20, 30, 45, 60] as const

/** How many stays, how many seconds in all, and how many stays fall into each class (`stayEdges`). */
export type Tally = { count: number; seconds: number; inside: number[] }

/** The stays of a night, by status and by the hour in which they began: 25 is one after midnight. */
export type NightStays = {
  stays: Partial<Record<ReservationStatus, Record<number, Tally>>>
  /**
   * How many stays were left out as too long to be real, because nobody touched the screen, or as reaching beyond the
   * night.
   */
  leftOut: number
}

/** Nobody waits or bathes longer than this: somebody forgot to tap. */
export const longestStay = hours(6)
const hourMs = hours(1)

/**
 * The stays in the building that a night's moves make. A stay counts whole in the hour in which it began; one that a
 * mis-tap ended goes on as if it had not. One that is longer than 6 hours, or reaches beyond the night, is left out and
 * counted as left out.
 */
export function staysOfNight(
  moves: readonly MoveOut[],
  { night, timeZone }: { night: string; timeZone: string },
): NightStays {
  const span = businessDaySpanOf(night, timeZone)
  const sums: NightStays = { stays: {}, leftOut: 0 }
  const firstHour = hourAtStartOf(span.from)
  for (const visit of Map.groupBy(moves, ({ reservationId }) => reservationId).values()) {
    for (const { status, since, at } of staysIn(visit)) {
      if (!isIn('inTheBuilding', status)) continue
      const believed =
        since >= span.from && at <= span.to && at >= since && at - since <= longestStay
      if (!believed) sums.leftOut++
      else add(sums, status, firstHour(since), at - since)
    }
  }
  return sums
}

/**
 * The hours of a night, counted on past midnight from 05:00 where it begins. The hours in which clocks change may be
 * off: nobody is in the water then.
 */
const hourAtStartOf =
  (from: Ms) =>
  (at: Ms): number =>
    dayBeginsAt + Math.floor((at - from) / hourMs)

type Stay = Pick<MoveOut, 'status' | 'since' | 'at'>

function* staysIn(moves: readonly MoveOut[]): Generator<Stay> {
  const undone = new Set(moves.flatMap(({ undoes }) => undoes ?? []))
  const beganOf = new Map<string, Ms>()
  let began: Ms | null = null
  for (const { id, status, since, at, undoes } of moves.toSorted((a, b) => a.at - b.at)) {
    const from = began ?? since
    began = null
    if (undoes !== null) began = beganOf.get(undoes) ?? null
    else if (undone.has(id)) beganOf.set(id, from)
    else yield { status, since: from, at }
  }
}

function add({ stays }: NightStays, status: ReservationStatus, hour: number, took: Ms): void {
  stays[status] ??= {}
  stays[status][hour] ??= noTally()
  const tally = stays[status][hour]
  tally.count++
  tally.seconds += Math.round(took / 1000)
  tally.inside[edgeOf(took)] = (tally.inside[edgeOf(took)] ?? 0) + 1
}

/** The class of a stay: the first edge that it doesn't pass. */
const edgeOf = (took: Ms): number => {
  const nth = stayEdges.findIndex((edge) => took <= minutes(edge))
  return nth < 0 ? stayEdges.length : nth
}

export const noTally = (): Tally => ({
  count: 0,
  seconds: 0,
  inside: Array.from({ length: stayEdges.length + 1 }, () => 0),
})

/** Adds `more` into `sum`. */
export function addTally(sum: Tally, more: Tally): void {
  sum.count += more.count
  sum.seconds += more.seconds
  for (const [nth, count] of more.inside.entries()) {
    sum.inside[nth] = (sum.inside[nth] ?? 0) + count
  }
}

/** The mean in minutes, to a tenth; 0 where there was no stay. */
export const meanOf = ({ count, seconds }: Tally): number =>
  count === 0 ? 0 : tenthOfMinutes((seconds * 1000) / count)

/** Turns milliseconds into minutes, to a tenth. */
export const tenthOfMinutes = (took: Ms): number => Math.round(took / 6000) / 10

/** The edge, in minutes, inside which nine of ten stays ended; null when that is later than the last. */
export function nineInTenOf({ count, inside }: Tally): number | null {
  let ended = 0
  for (const [nth, edge] of stayEdges.entries()) {
    ended += inside[nth] ?? 0
    if (ended >= count * 0.9) return edge
  }
  return null
}
