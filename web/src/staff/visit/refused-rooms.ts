import type { placingRefusals } from '@mikvah/rules/room/placing.ts'
import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import type { RoomView, VisitSeen } from '../../live/live-event.ts'
import { judgeRoomFor } from './placeable.ts'

/**
 * Why a room can't be given. `room-shut`: it is closed while others of its section are open, so somebody closed it by
 * hand.
 */
export type Because = (typeof placingRefusals)[number] | 'room-shut'
/** The rooms that can't be given for one reason; for a reason that belongs to a section, those of one section. */
export type RefusedGroup = { because: Because; section: RoomView['section']; rooms: RoomView[] }

/** Reasons that the desk can do something about come first. */
const order: readonly Because[] = [
  'section-without-attendant',
  'room-not-opened',
  'room-shut',
  'room-not-clean',
  'room-not-free',
  'room-without-equipment',
]
const ofItsSection: readonly Because[] = ['section-without-attendant', 'room-not-opened']

const isOpen = ({ active, status }: RoomView) =>
  active && (status === 'Ready' || status === 'Occupied')

/**
 * The rooms of her building that she can't be given now, by reason, without those that the office has put out of use.
 * Rooms of another building don't matter to the desk.
 */
export function refusedGroups(
  rooms: readonly RoomView[],
  visit: VisitSeen,
  takes?: readonly RoomStatus[],
): RefusedGroup[] {
  const openSections = new Set(rooms.filter(isOpen).map(({ section }) => section.id))
  const refused = rooms.flatMap((room) => {
    if (!room.active) return []
    const verdict = judgeRoomFor(room, visit, takes)
    if (verdict.allowed || !order.includes(verdict.because)) return []
    const isShut = verdict.because === 'room-not-opened' && openSections.has(room.section.id)
    return [{ room, because: isShut ? 'room-shut' : verdict.because } as const]
  })
  const groups = Map.groupBy(refused, ({ room, because }) =>
    ofItsSection.includes(because) ? `${because} ${room.section.id}` : because,
  )
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const { because, room } = first
      return [{ because, section: room.section, rooms: group.map((one) => one.room) }]
    })
    .toSorted((a, b) => order.indexOf(a.because) - order.indexOf(b.because))
}
