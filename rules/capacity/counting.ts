import { hasHoldEnded } from '../reservation/hold.ts'
import { statusGroups } from '../reservation/statuses.ts'
import { type Ms, minutes } from '../time/ms.ts'
import type { Limits } from './limits.ts'
import { type Occupancy, occupancyOf, type Turnaround, type VisitOptions } from './occupancy.ts'

/** What the capacity has to know of a stored visit. */
export type StoredVisit = {
  id: string
  userId: string
  status: string
  startsAt: Ms
  /** How long the visit lasts, without the cleaning after it. */
  minutes: number
  options: VisitOptions
  /** It is null for a hold without a limit, and means something only while the visit is Pending. */
  holdUntil: Ms | null
  /** Whether a payment for the visit is open: until that has ended, the hold neither runs out nor can be canceled. */
  paymentOpen: boolean
  completedAt: Ms | null
  replacing: string | null
  /** Whether this is a kallah's request still at its placeholder hour: it takes no place until it gets a real one. */
  placeholder: boolean
}

/**
 * Whether a visit takes a place: any but a canceled or replaced one, a kallah's request at its placeholder hour and a
 * hold that has ended. A status that a later version adds takes one, so that it can't oversell.
 */
export const mayCount = (visit: StoredVisit, now: Ms): boolean =>
  !visit.placeholder && !takeNoPlace.includes(visit.status) && !hasHoldEnded(visit, now)

/** Statuses that take no place: the visit is off, or another visit has its place. */
const takeNoPlace: readonly string[] = statusGroups.givenUp

/**
 * What the visits of a night at a place take from it at `now`; those whose ids are in `except` are left out. A hold
 * that has run out takes nothing: whoever revives it asks `judgeFit` again.
 */
export function occupanciesOf(
  visits: readonly StoredVisit[],
  facts: { now: Ms; limits: Limits; times: Turnaround; except?: Iterable<string> },
): Occupancy[] {
  const { now, limits, times } = facts
  const except = new Set(facts.except)
  const pair = pairsAmong(visits)
  return visits
    .filter((visit) => !except.has(visit.id) && mayCount(visit, now))
    .map((visit) => {
      const { id, startsAt, minutes: length, options, status } = visit
      const completedAt = status === 'Done' ? visit.completedAt : null
      const placed = { id, pair: pair(visit), startsAt, minutes: length, options, completedAt }
      return occupancyOf(placed, limits, times)
    })
    .filter(({ claims }) => claims.length > 0)
}

/** The pair that each visit counts as. Nearly always there is no edit among them, and each is a pair of its own. */
function pairsAmong(visits: readonly StoredVisit[]): (visit: StoredVisit) => string {
  if (!visits.some(isUnpaidEdit)) return ({ id }) => id
  const byId = new Map(visits.map((visit) => [visit.id, visit]))
  return (visit) => pairOf(visit, byId)
}

const isUnpaidEdit = ({ status, replacing }: StoredVisit) =>
  status === 'Pending' && replacing !== null

/**
 * The pair that a visit counts as, named by the id of a visit: of an unpaid edit it is the visit that it and any edits
 * before it will replace; once booked, a visit is a pair of its own.
 */
export function pairOf(visit: StoredVisit, byId: ReadonlyMap<string, StoredVisit>): string {
  if (visit.status !== 'Pending' || visit.replacing === null) return visit.id
  const replaced = byId.get(visit.replacing)
  return replaced ? pairOf(replaced, byId) : visit.replacing
}

/**
 * The ids of her holds that her next booking cancels, to be left out when she asks what is free. One with an open
 * payment can't be canceled, so it keeps its place.
 */
export function ownHoldsOf(visits: readonly StoredVisit[], userId: string): string[] {
  return visits
    .filter((visit) => visit.userId === userId && visit.status === 'Pending' && !visit.paymentOpen)
    .map(({ id }) => id)
}

/** The visits that may take a place within [from, until): all others can be left out of the count. */
export function touching(
  visits: readonly StoredVisit[],
  { from, until }: { from: Ms; until: Ms },
  { cleaningMinutes, salonMinutes }: Turnaround,
): StoredVisit[] {
  const after = Math.max(cleaningMinutes, salonMinutes)
  return visits.filter(
    ({ startsAt, minutes: length }) =>
      startsAt <= until && startsAt + minutes(length + after) >= from,
  )
}
