import { isIn, type ReservationStatus } from '../reservation/statuses.ts'
import { businessDaySpanOf } from '../time/business-day.ts'
import { hours, type Ms, minutes } from '../time/ms.ts'

/** One move out of a status, as the history has it. */
export type Move = {
  id: string
  reservationId: string
  status: ReservationStatus
  since: Ms
  at: Ms
  /** The move that this one takes back. */
  undoes: string | null
}

/** Upper edges in minutes; what took longer than the last is in one more. */
export const stayEdges = [5, 10, 15, 20, 30, 45, 60] as const

/** How many stays, how many seconds in all, and how many of them ended inside each edge. */
export type Tally = { count: number; seconds: number; inside: number[] }

/** What a night held of stays, by status and by the hour in which they began: 25 is one after midnight. */
export type NightStays = {
  stays: Partial<Record<ReservationStatus, Record<number, Tally>>>
  /** Stays that no patron can have had: a screen that nobody touched. */
  leftOut: number
}

/** Longer than that nobody waits or bathes: somebody forgot to tap. */
export const longestStay = hours(6)
const hourMs = hours(1)

/**
 * What a night's moves say of its stays. A stay belongs to the hour in which it began, whole; one that was ended by a
 * mis-tap goes on as if it had not been. What is too long, or goes on after the night, is left out and counted as such.
 */
export function staysOfNight(
  moves: readonly Move[],
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
 * The hours of a night, counted on past midnight from 05:00 where it begins. In the small hours in which the clocks
 * change they are a house's own: nobody is in the water then.
 */
const hourAtStartOf =
  (from: Ms) =>
  (at: Ms): number =>
    5 + Math.floor((at - from) / hourMs)

type Stay = Pick<Move, 'status' | 'since' | 'at'>

function* staysIn(moves: readonly Move[]): Generator<Stay> {
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

/** The first edge that it doesn't pass. */
const edgeOf = (took: Ms): number => {
  const nth = stayEdges.findIndex((edge) => took <= minutes(edge))
  return nth < 0 ? stayEdges.length : nth
}

export const noTally = (): Tally => ({
  count: 0,
  seconds: 0,
  inside: Array.from({ length: stayEdges.length + 1 }, () => 0),
})

export function addTally(sum: Tally, more: Tally): void {
  sum.count += more.count
  sum.seconds += more.seconds
  for (const [nth, count] of more.inside.entries()) {
    sum.inside[nth] = (sum.inside[nth] ?? 0) + count
  }
}

/** In minutes, to a tenth. */
export const meanOf = ({ count, seconds }: Tally): number =>
  count === 0 ? 0 : tenthOfMinutes((seconds * 1000) / count)

export const tenthOfMinutes = (took: Ms): number => Math.round(took / 6000) / 10

/** The edge inside which nine of ten stays ended; null when that is later than the last. */
export function nineInTenOf({ count, inside }: Tally): number | null {
  let ended = 0
  for (const [nth, edge] of stayEdges.entries()) {
    ended += inside[nth] ?? 0
    if (ended >= count * 0.9) return edge
  }
  return null
}
