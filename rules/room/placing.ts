import type { VisitFlags } from '../reservation/visit-flags.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import { type Equipment, type Equipped, hasNeeded } from './equipment.ts'
import { type RoomStatus, toBeCleaned } from './statuses.ts'

export const placingRefusals = [
  'room-elsewhere',
  'room-not-free',
  'room-not-opened',
  'room-not-clean',
  'room-without-equipment',
  'section-without-attendant',
  'excluded-attendant',
] as const

/** Clean and opened for tonight, or out of use and taken back into it for her. */
const takesHer: readonly RoomStatus[] = ['Ready', 'Offline']
/** In a swap also the room that another one leaves for hers. */
export const takesInSwap: readonly RoomStatus[] = [...takesHer, 'Occupied']

type Facts = {
  room: Equipped & { status: RoomStatus; active: boolean; locationId: string }
  visit: Pick<VisitFlags, Equipment> & { locationId: string }
  /** Who has the room's section tonight. */
  attendant: string | null
  excluded: readonly string[]
  /** The desk was told that she'd rather not meet this attendant, and said yes once more. */
  confirmExcluded: boolean
}

const becauseOf = (status: RoomStatus) => {
  if (status === 'Occupied') return 'room-not-free'
  return toBeCleaned.includes(status) ? 'room-not-clean' : 'room-not-opened'
}

/** Whether she may be placed into this room; whether she may be placed at all is the table of moves' to
 * say. What nothing would change tonight is said before what a tap would. */
export function judgePlacing(
  { room, visit, attendant, excluded, confirmExcluded }: Facts,
  takes = takesHer,
): Verdict<(typeof placingRefusals)[number]> {
  if (room.locationId !== visit.locationId) return refused('room-elsewhere')
  if (!hasNeeded(room, visit)) return refused('room-without-equipment')
  if (attendant === null) return refused('section-without-attendant')
  if (!room.active || !takes.includes(room.status)) return refused(becauseOf(room.status))
  if (excluded.includes(attendant) && !confirmExcluded) return refused('excluded-attendant')
  return allowed
}
