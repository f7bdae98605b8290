import { audienceOf, visitFor } from '@mikvah/contract/who-sees.ts'
import type { Role } from '@mikvah/rules/people/roles.ts'
import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { longestOffline } from '@mikvah/rules/visit/hour-of-tap.ts'
import { todayOf } from '../nights/nights.ts'
import { rolesOf } from '../people/accounts.ts'
import { visitsOnBoard } from '../reservations/views/board.ts'
import type { ReservationView } from '../reservations/views/visit-facts.ts'
import type { Kind, Shaped } from './kind.ts'

/** The visit when the event was numbered. */
type VisitEvent = ReservationView & {
  /** Whether it belonged to that night. */
  tonight: boolean
  /** Whether it had left the building a moment before. */
  hasJustLeft: boolean
}

/** An event is numbered a moment after its change, and later where a process lags. */
const longestLag = minutes(5)

/** The event that a visit has changed: who hears of it, and how much of it. */
export const visitKind: Kind<'reservation', VisitEvent> = {
  heardBy: ['desk', 'attendant', 'mikvah', 'room', 'waiting'],
  read: async (tx, telling, ids) => {
    const visits = await visitsOnBoard(tx, telling, ids)
    const today = todayOf(telling)
    const earlier = [...visits.values()].filter(({ scheduleDate }) => scheduleDate !== today)
    const roles = await rolesOf(
      tx,
      earlier.map(lastMovedBy).filter((id) => id !== null),
    )
    const withTonight = (visit: ReservationView) => ({
      ...visit,
      tonight: visit.scheduleDate === today,
      hasJustLeft: hasJustLeft(visit, telling.now, roles),
    })
    return new Map([...visits].map(([id, visit]) => [id, withTonight(visit)]))
  },
  shape: (visit, { audience, room, place }) => {
    if (audience === 'waiting') return waitsAt(visit, place) ? codeOf(visit) : null
    if (audience === 'room' && (room === null || visit.room?.id !== room))
      return leftOf(visit, room)
    if (audience !== 'desk' && audience !== 'room' && !isTheirs(visit)) return null
    return { ...visitFor(audience, visit), reservationId: visit.reservationId }
  },
}

/** The screen of a room that she has left loads anew who is in it; no other room hears of her. */
const leftOf = (
  { roomAssignedHistory }: ReservationView,
  room: number | null,
): Shaped<'reservation'> =>
  roomAssignedHistory.some((placed) => placed.room.id === room) ? 'resync' : null

/**
 * Attendants hear of tonight's visits, and of those of an earlier night that are still in the building, until they
 * are gone: what the desk does with such a visit later is none of theirs.
 */
const isTheirs = ({ tonight, hasJustLeft, reservationStatus }: VisitEvent): boolean =>
  tonight || hasJustLeft || isIn('inTheBuilding', reservationStatus)

const lastMovedBy = ({ statusHistory }: ReservationView): string | null =>
  statusHistory.at(-1)?.statusLastUpdatedByUser ?? null

/** `roles` are those of whoever moved a visit of an earlier night last. */
function hasJustLeft(
  visit: ReservationView,
  now: Ms,
  roles: ReadonlyMap<string, readonly Role[]>,
): boolean {
  const last = visit.statusHistory.at(-1)
  const before = last?.previousReservationStatus
  if (!before || !visit.statusSince || !isIn('inTheBuilding', before)) return false
  // Her own Done, on the screen of her room, may have waited for the network, and has the hour of her tap; what is
  // marked, and whatever anybody else does, has the hour of the act.
  const isHerRooms = audienceOf(roles.get(lastMovedBy(visit) ?? '') ?? []) === 'room'
  const mayBeTap = last.newReservationStatus === 'Done' && last.mark === null && isHerRooms
  const lag = mayBeTap ? longestOffline + longestLag : longestLag
  return now - Date.parse(visit.statusSince) <= lag
}

/** A building's waiting area hears only of those who wait there. */
const waitsAt = ({ location, alternateLocation }: VisitEvent, place: string | null): boolean =>
  place === null ? !alternateLocation : location.id === place

/**
 * What the waiting area hears of a visit. A code that was taken back is no longer known, so the few codes are loaded
 * anew. A replaced visit has passed its code on, and tonight's visits may have codes of other nights: neither removes
 * a code.
 */
function codeOf(visit: VisitEvent): Shaped<'reservation'> {
  const { waitingCode, reservationStatus, room, statusHistory, tonight } = visit
  const waiting = isIn('inWaitingArea', reservationStatus)
  if (reservationStatus === 'Replaced' || !(tonight || waiting)) return null
  if (waitingCode === null) {
    const hadOne = statusHistory.some((entry) => entry.previousReservationStatus === 'Waiting')
    return hadOne ? 'resync' : null
  }
  return {
    waitingCode,
    called: reservationStatus === 'Assigned',
    roomNumber: waiting ? (room?.number ?? null) : null,
    waiting,
  }
}
