import { takesInSwap } from '@mikvah/rules/room/placing.ts'
import type { RoomView, VisitSeen } from '../../../live/live-event.ts'
import { isExcludedIn, judgeRoomFor, type Placing } from '../placeable.ts'
import { inOrderFor } from '../rooms-for.ts'

/** Who changes her room for another one, as the screen shows both: that one is free, or who is in it comes into hers. */
export type Exchange = { visit: VisitSeen; from: RoomView; into: RoomView }

/** Who goes where: she, and whoever is in the other room. */
export const movesOf = ({ visit, from, into }: Exchange): Placing[] => [
  { visit, room: into },
  ...(into.reservation ? [{ visit: into.reservation, room: from }] : []),
]

/** Those who would meet an attendant whom they'd rather not. */
export const metIn = (exchange: Exchange): Placing[] =>
  movesOf(exchange).filter(({ visit, room }) => isExcludedIn(room, visit))

/** The two rooms may change, by the rule of the server: each takes who comes into it. Else null. */
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

/** The rooms she may change hers for, as they are offered: free ones before those that somebody is in. */
export const roomsToChangeFor = (rooms: readonly RoomView[], visit: VisitSeen): RoomView[] =>
  inOrderFor(
    rooms.filter((room) => exchangeOf(rooms, visit, room)),
    visit,
  )
