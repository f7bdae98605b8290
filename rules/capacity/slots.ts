import type { ScheduleDay } from '../schedule/schedule-day.ts'
import type { SettingValues } from '../settings/read.ts'
import type { Ms } from '../time/ms.ts'
import { type Capacity, capacityOf } from './capacity.ts'
import { type AtLocation, type Combination, combinationsOf } from './combinations.ts'
import { othersOf } from './fits.ts'
import { ledgerOf } from './ledger.ts'
import { leftForClaim } from './left.ts'
import {
  type Claim,
  type Occupancy,
  occupancyOf,
  turnaroundOf,
  type VisitOptions,
} from './occupancy.ts'
import { startsAllowedAt } from './stagger.ts'
import { mayStartAt } from './starts.ts'

export type AvailableReservation = Combination & { available: number }
export type TimeSlot = { timeSlot: Ms; availableReservations: AvailableReservation[] }

export type NightOnSale = {
  day: ScheduleDay
  /** The settings as they hold at the building. */
  values: SettingValues
  occupancies: readonly Occupancy[]
  /** The length of a visit that night, double slot included, cleaning not. */
  minutesOf: (options: VisitOptions) => number
  location: AtLocation
  /** Starts before this moment are left out. */
  now?: Ms
  /** The pair (`pairOf`) of the visit she edits: it and its hold take no place from her. */
  replacing?: string
}

/**
 * The starts of a night from `now` on at which something is on sale, each with what that is and how many of it are
 * left, 0 when it is taken. A closed night has none.
 */
export function timeSlotsOf(night: NightOnSale): TimeSlot[] {
  const { day, values, occupancies, replacing, now = Number.NEGATIVE_INFINITY } = night
  if (day.closed) return []
  const capacity = capacityOf(values, day)
  const offers = offersOf(night, capacity)
  const ledger = ledgerOf(replacing === undefined ? occupancies : othersOf(occupancies, replacing))

  return day.slots
    .filter((slot) => slot >= now)
    .map((slot) => ({ timeSlot: slot, availableReservations: availableAt(slot) }))
    .filter(({ availableReservations }) => availableReservations.length > 0)

  function availableAt(slot: Ms): AvailableReservation[] {
    const startsLeft = startsAllowedAt(capacity.stagger, slot) - ledger.startsAt(slot)
    const lefts = offers.claims.map(({ limit, from, until }) => {
      const claim = { limit, from: slot + from, until: slot + until }
      return leftForClaim(claim, ledger, capacity.limits)
    })
    return offers.choices
      .filter(({ combination }) => mayStartAt(day, combination, slot))
      .map(({ combination, claims }) => {
        const left = claims.reduce((least, claim) => Math.min(least, lefts[claim] ?? 0), startsLeft)
        return { ...combination, available: Math.max(0, left) }
      })
  }
}

type Choice = { combination: Combination; claims: readonly number[] }
/**
 * What each choice claims, as if it started at 0. Most combinations claim the same, so each claim is listed once and
 * asked for once a slot.
 */
type Offers = { claims: readonly Claim[]; choices: readonly Choice[] }

function offersOf({ day, values, minutesOf, location }: NightOnSale, { limits }: Capacity): Offers {
  const times = turnaroundOf(values)
  const claims: Claim[] = []
  const indexOf = (claim: Claim) => {
    const known = claims.findIndex((other) => isSameClaim(other, claim))
    return known < 0 ? claims.push(claim) - 1 : known
  }
  const choices = combinationsOf(values, day, location).map((combination) => {
    const options = { ...combination, chabadBor: false }
    const visit = { id: '', startsAt: 0, minutes: minutesOf(options), options }
    return { combination, claims: occupancyOf(visit, limits, times).claims.map(indexOf) }
  })
  return { claims, choices }
}

const isSameClaim = (one: Claim, other: Claim) =>
  one.limit === other.limit && one.from === other.from && one.until === other.until
