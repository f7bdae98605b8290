import { refused, type Verdict } from '../verdict.ts'
import type { Mover } from '../visit/movers.ts'
import type { RoomStatus } from './statuses.ts'

export type RoomMove = {
  from: readonly RoomStatus[]
  to: RoomStatus
  by: readonly Mover[]
  note?: string
}

const staff: readonly Mover[] = ['reception', 'attendant']
const empty: readonly RoomStatus[] = ['Available', 'Ready', 'NeedsCleaning', 'Cleaning']

/**
 * Every way in which the status of an empty room changes, by hand or at the daily shutdown. What visits do to it is in
 * after-visit.ts.
 */
export const roomMoves: readonly RoomMove[] = [
  { from: ['Available'], to: 'Ready', by: staff, note: 'opened for tonight' },
  { from: ['NeedsCleaning'], to: 'Cleaning', by: staff },
  { from: ['Cleaning'], to: 'Ready', by: staff },
  { from: ['Ready', 'Available', 'Cleaning'], to: 'NeedsCleaning', by: staff, note: 'not clean' },
  { from: ['Ready'], to: 'Available', by: staff, note: 'not opened after all' },
  { from: [...empty, 'Offline'], to: 'Available', by: ['system'], note: 'daily shutdown' },
  { from: empty, to: 'Offline', by: staff },
  { from: ['Offline'], to: 'Available', by: staff },
  { from: ['Offline'], to: 'Ready', by: staff },
  { from: ['Offline'], to: 'NeedsCleaning', by: staff },
  { from: ['Offline'], to: 'Cleaning', by: staff },
]

export const roomMoveRefusals = [
  'room-occupied',
  'room-move-refused',
  'staff-entry-first',
  'room-moved-on',
] as const

type Asked = {
  from: RoomStatus
  to: RoomStatus
  by: readonly Mover[]
  /** The status the asking screen shows. */
  expected?: string | undefined
}

/**
 * Whether a room's own status may be set by hand, by `roomMoves`; not where the asking screen shows another by now.
 * While somebody is in it, it changes with her visit alone.
 */
export function judgeRoomMove({
  from,
  to,
  by,
  expected,
}: Asked): Verdict<(typeof roomMoveRefusals)[number]> {
  if (expected !== undefined && expected !== from) return refused('room-moved-on')
  if (from === 'Occupied' || to === 'Occupied') return refused('room-occupied')
  const known = roomMoves.filter((move) => move.to === to && move.from.includes(from))
  if (known.some((move) => move.by.some((mover) => by.includes(mover)))) return { allowed: true }
  // At the screen of a room stands a patron; an attendant there first enters the passcode.
  const screen = by.includes('room-screen')
  return refused(known.length > 0 && screen ? 'staff-entry-first' : 'room-move-refused')
}
