import { takesInSwap } from '@mikvah/rules/room/placing.ts'
import type { RoomView, VisitSeen } from '../../../live/live-event.ts'
import { isExcludedIn, judgeRoomFor, type Placing } from '../placeable.ts'
import { inOrderFor } from '../rooms-for.ts'

/**
 * An exchange of rooms, with both rooms as the screen shows them: `into` is free, or its patron comes into the other.
 */
export type Exchange = { visit: VisitSeen; from: RoomView; into: RoomView }

/** Who goes where: the patron, and whoever is in the other room. */
export const movesOf = ({ visit, from, into }: Exchange): Placing[] => [
  { visit, room: into },
  ...(into.reservation ? [{ visit: into.reservation, room: from }] : []),
]

/** The patrons who would meet an attendant whom they would rather not meet. */
export const metIn = (exchange: Exchange): Placing[] =>
  movesOf(exchange).filter(({ visit, room }) => isExcludedIn(room, visit))

/**
 * The exchange of her room with another, if the server's rule lets each room accept the patron who comes into it; else
 * null, also where she has no room or it is the same one.
 */
export function exchangeOf(
  rooms: readonly RoomView[],
  visit: VisitSeen,
  into: RoomView,
): Exchange | null {
  const from = rooms.find(({ id }) => id === visit.room?.id)
  if (!from || from.id === into.id) return null
  const exchange = { visit, from, into }
  const fits = movesOf(exchange).every(
    ({ visit, room }) => judgeRoomFor(room, visit, takesInSwap).allowed,
  )
  return fits ? exchange : null
}

/** The rooms she can change into, in the order of `inOrderFor`. */
export const roomsToChangeFor = (rooms: readonly RoomView[], visit: VisitSeen): RoomView[] =>
  inOrderFor(
    rooms.filter((room) => exchangeOf(rooms, visit, room)),
    visit,
  )
