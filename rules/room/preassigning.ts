import type { ReservationStatus } from '../reservation/statuses.ts'
import type { VisitFlags } from '../reservation/visit-flags.ts'
import { type Ms, minutes } from '../time/ms.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import { type Equipment, type Equipped, hasNeeded } from './equipment.ts'
import type { RoomStatus } from './statuses.ts'

export const preassignRefusals = ['preassign-not-now', 'room-unavailable'] as const

type Interval = { startsAt: Ms; endsAt: Ms }

/** The time for which a room is kept: the visit, and the cleaning after it. */
export const preassignedSpan = (
  { startsAt, endsAt }: Interval,
  cleaningMinutes: number,
): Interval => ({
  startsAt,
  endsAt: endsAt + minutes(cleaningMinutes),
})

/** A room is kept for who will come: not for who is here already, nor for a request without an hour. */
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
  /** Who is in it now, with the time she was to stay. */
  inside: Interval | null
  now: Ms
  cleaningMinutes: number
}

/** Whether a room can be kept for a visit: it has what she needs, and nobody else takes it then. */
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
  // Who has stayed longer than she was to stays for now.
  const stays = inside && { startsAt: now, endsAt: Math.max(now, inside.endsAt) }
  const taken = stays ? [...preassigned, preassignedSpan(stays, cleaningMinutes)] : preassigned
  return taken.every((one) => one.endsAt <= hers.startsAt || hers.endsAt <= one.startsAt)
}

/** In a room, gone home, or not coming: nothing is kept for her any more. An edit hands it on by itself. */
export const releasesPreassigned = (to: ReservationStatus): boolean =>
  to === 'Assigned' || to === 'Done' || to === 'Canceled'
