import type { ReservationStatus } from '../reservation/statuses.ts'
import type { VisitFlags } from '../reservation/visit-flags.ts'
import { type Ms, minutes } from '../time/ms.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import { type Equipment, type Equipped, hasNeeded } from './equipment.ts'
import type { RoomStatus } from './statuses.ts'

export const preassignRefusals = ['preassign-not-now', 'room-unavailable'] as const

type Interval = { startsAt: Ms; endsAt: Ms }

/** The time for which a room is preassigned: the visit, and the cleaning after it. */
export const preassignedSpan = (
  { startsAt, endsAt }: Interval,
  cleaningMinutes: number,
): Interval => ({
  startsAt,
  endsAt: endsAt + minutes(cleaningMinutes),
})

/** Whether a visit may have a room preassigned: a Reserved one of tonight or later, but no request without an hour. */
export const judgeKeeping = (visit: {
  status: ReservationStatus
  placeholder: boolean
  night: string
  today: string
}): Verdict<'preassign-not-now'> =>
  visit.status === 'Reserved' && !visit.placeholder && visit.night >= visit.today
    ? allowed
    : refused('preassign-not-now')

type Facts = {
  room: Equipped & { status: RoomStatus; active: boolean; locationId: string }
  visit: Pick<VisitFlags, Equipment> & Interval & { locationId: string }
  /** The times for which the room is preassigned to others. */
  preassigned: readonly Interval[]
  /** The visit that is in the room now, with its planned end. */
  inside: Interval | null
  now: Ms
  cleaningMinutes: number
}

/**
 * Whether a room can be preassigned to a visit: it is in use in her building, has what she needs, and nobody else has
 * it at that time, cleaning included.
 */
export function isAvailable({
  room,
  visit,
  preassigned,
  inside,
  now,
  cleaningMinutes,
}: Facts): boolean {
  const here = room.active && room.locationId === visit.locationId && room.status !== 'Offline'
  if (!here || !hasNeeded(room, visit)) return false
  const hers = preassignedSpan(visit, cleaningMinutes)
  // Somebody who has overstayed is taken to stay until now.
  const stays = inside && { startsAt: now, endsAt: Math.max(now, inside.endsAt) }
  const taken = stays ? [...preassigned, preassignedSpan(stays, cleaningMinutes)] : preassigned
  return taken.every((one) => one.endsAt <= hers.startsAt || hers.endsAt <= one.startsAt)
}

/**
 * Whether a move to this status ends a preassignment: she has a room, has gone home, or isn't coming. On an edit it
 * passes to the new visit.
 */
export const releasesPreassigned = (to: ReservationStatus): boolean =>
  to === 'Assigned' || to === 'Done' || to === 'Canceled'
