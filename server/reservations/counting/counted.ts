import { occupanciesOf, pairOf, type StoredVisit } from '@mikvah/rules/capacity/counting.ts'
import { limitsOf } from '@mikvah/rules/capacity/limits.ts'
import {
  type Occupancy,
  turnaroundOf,
  type VisitOptions,
} from '@mikvah/rules/capacity/occupancy.ts'
import type { VisitFlags } from '@mikvah/rules/reservation/visit-flags.ts'
import type { ScheduleDay } from '@mikvah/rules/schedule/schedule-day.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { LocationAt } from '../../nights/nights.ts'
import type { CountedRow } from './counted-rows.ts'

const minute = 60_000

/** The options of a visit that decide which places it takes. */
export const optionsOf = (flags: VisitFlags): VisitOptions => ({
  bath: flags.bath,
  doubleSlot: flags.doubleSlot,
  handicapped: flags.handicapped,
  kallah: flags.kallah,
  segula: flags.segula,
  chabadBor: flags.chabadBor,
  privateRoom: flags.privateRoom,
  parking: flags.parking,
  salonAfter: flags.salonManicure || flags.salonBoth,
})

/** A counted row in the terms of the capacity rules, with its length in minutes. */
export const storedVisitOf = (row: Omit<CountedRow, 'locationId'>): StoredVisit => ({
  id: row.id,
  userId: row.userId,
  status: row.status,
  startsAt: row.startsAt,
  minutes: (row.endsAt - row.startsAt) / minute,
  options: optionsOf(row),
  holdUntil: row.holdUntil,
  paymentOpen: row.paymentOpen,
  completedAt: row.timeCompleted,
  placeholder: row.placeholder,
  replacing: row.replacingId,
})

/** What takes a place in a night now, without the visits in `except`, which give way to the one being asked for. */
export function occupanciesInNight(
  rows: readonly CountedRow[],
  {
    location,
    night,
    now,
    except = [],
  }: { location: LocationAt; night: ScheduleDay; now: Ms; except?: Iterable<string> },
): Occupancy[] {
  const limits = limitsOf(location.values, night)
  return occupanciesOf(rows.map(storedVisitOf), {
    now,
    limits,
    times: turnaroundOf(location.values),
    except,
  })
}

/**
 * The id by which a visit is counted: it shares it with the one it is to replace, so the two count as one. `id` itself
 * where no such visit is there.
 */
export function pairIn(visits: readonly StoredVisit[], id: string): string {
  const byId = new Map(visits.map((visit) => [visit.id, visit]))
  const visit = byId.get(id)
  return visit ? pairOf(visit, byId) : id
}
