import { judgePlacing } from '@mikvah/rules/room/placing.ts'
import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import type { RoomTold, VisitSeen } from '../../live/told.ts'

/**
 * Whether this room may be hers, by the rule of the server. An attendant whom she'd rather not meet is no reason here:
 * that is asked about. `takes` is in which statuses a room takes anybody.
 */
export function judgeRoomFor(room: RoomTold, visit: VisitSeen, takes?: readonly RoomStatus[]) {
  const { bath = false, handicapped = false, privateRoom = false, kallah = false } = visit
  return judgePlacing(
    {
      room: { ...room, locationId: room.location.id },
      visit: { bath, handicapped, privateRoom, kallah, locationId: visit.location?.id ?? '' },
      attendant: room.section.attendant?.id ?? null,
      excluded: visit.excludedAttendants?.map(({ attendantId }) => attendantId) ?? [],
      confirmExcluded: true,
    },
    takes,
  )
}

/** Whether the room's attendant is one whom she'd rather not meet. */
export const isExcludedIn = ({ section }: RoomTold, { excludedAttendants = [] }: VisitSeen) =>
  excludedAttendants.some(({ attendantId }) => attendantId === section.attendant?.id)
