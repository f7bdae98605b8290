import type { VisitFlags } from '../reservation/visit-flags.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import { type Equipment, type Equipped, hasNeeded } from './equipment.ts'
import type { RoomStatus } from './statuses.ts'

export const placingRefusals = [
  'room-not-free',
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

/** Whether she may be placed into this room; whether she may be placed at all is the table of moves' to say. */
export function judgePlacing(
  { room, visit, attendant, excluded, confirmExcluded }: Facts,
  takes = takesHer,
): Verdict<(typeof placingRefusals)[number]> {
  const here = room.active && room.locationId === visit.locationId
  if (!here || !takes.includes(room.status)) return refused('room-not-free')
  if (!hasNeeded(room, visit)) return refused('room-without-equipment')
  if (attendant === null) return refused('section-without-attendant')
  if (excluded.includes(attendant) && !confirmExcluded) return refused('excluded-attendant')
  return allowed
}
