import { judgePlacing } from '@mikvah/rules/room/placing.ts'
import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import type { RoomView, VisitSeen } from '../../live/live-event.ts'

/** Who goes into which room. */
export type Placing = { visit: VisitSeen; room: RoomView }

/**
 * The verdict whether a patron can be given this room (`allowed`, else `because`), by the server's own rule. An
 * attendant whom she would rather not meet doesn't count here, because the desk is asked about that. `takes` are the
 * statuses in which a room accepts anybody; by default Ready and Offline.
 */
export function judgeRoomFor(room: RoomView, visit: VisitSeen, takes?: readonly RoomStatus[]) {
  return judgePlacing(
    {
      room: { ...room, locationId: room.location.id },
      visit: { ...needsOf(visit), locationId: visit.location?.id ?? '' },
      attendant: room.section.attendant?.id ?? null,
      excluded: visit.excludedAttendants?.map(({ attendantId }) => attendantId) ?? [],
      confirmExcluded: true,
    },
    takes,
  )
}

/** What she needs of a room. */
export const needsOf = ({
  bath = false,
  handicapped = false,
  privateRoom = false,
  kallah = false,
}: VisitSeen) => ({ bath, handicapped, privateRoom, kallah })

/** Whether the room's attendant is one whom she would rather not meet. */
export const isExcludedIn = ({ section }: RoomView, { excludedAttendants = [] }: VisitSeen) =>
  excludedAttendants.some(({ attendantId }) => attendantId === section.attendant?.id)
