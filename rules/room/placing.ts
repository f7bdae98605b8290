import type { VisitFlags } from '../reservation/visit-flags.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import { type Equipment, type Equipped, hasNeeded } from './equipment.ts'
import { isToBeCleaned, type RoomStatus } from './statuses.ts'

export const placingRefusals = [
  'room-elsewhere',
  'room-not-free',
  'room-not-opened',
  'room-not-clean',
  'room-without-equipment',
  'section-without-attendant',
  'excluded-attendant',
] as const

/** A room that may take her: clean and opened for tonight, or out of use and put back into use for her. */
const takesHer: readonly RoomStatus[] = ['Ready', 'Offline']
/**
 * The statuses of a room that may take her in a swap: clean and opened for tonight, out of use, or Occupied by the
 * visit that leaves it.
 */
export const takesInSwap: readonly RoomStatus[] = [...takesHer, 'Occupied']

type Facts = {
  room: Equipped & { status: RoomStatus; active: boolean; locationId: string }
  visit: Pick<VisitFlags, Equipment> & { locationId: string }
  /** The attendant who has the room's section tonight. */
  attendant: string | null
  excluded: readonly string[]
  /** Whether the desk was warned that she'd rather not meet this attendant, and confirmed. */
  confirmExcluded: boolean
}

const becauseOf = (status: RoomStatus) => {
  if (status === 'Occupied') return 'room-not-free'
  return isToBeCleaned(status) ? 'room-not-clean' : 'room-not-opened'
}

/**
 * Whether she may be placed into this room: one in use in her building, with what she needs, of a status in `takes`,
 * its section attended; not by an attendant she'd rather not meet, unless the desk confirms. Whether she may be placed
 * at all is judged by the table of moves.
 */
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
