import type { placingRefusals } from '@mikvah/rules/room/placing.ts'
import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import type { RoomView, VisitSeen } from '../../live/live-event.ts'
import { judgeRoomFor } from './placeable.ts'

/** A room that isn't open while others of its section are was closed by itself. */
export type Because = (typeof placingRefusals)[number] | 'room-shut'
/** Rooms that don't take her for one reason; where it is the section's, those of one section. */
export type RefusedGroup = { because: Because; section: RoomView['section']; rooms: RoomView[] }

/** What can be helped comes first. */
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

/** The rooms of her building that don't take her now, by why. Rooms of another building are no news to anybody. */
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
