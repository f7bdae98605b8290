import type { ReservationStatus } from '../reservation/statuses.ts'
import { type Ms, minutes } from '../time/ms.ts'
import { type Refused, refused } from '../verdict.ts'
import type { Flow } from './flow.ts'
import type { Mover } from './movers.ts'
import { corrections, type Move, type MoveCondition, moves, staffEntryMoves } from './moves.ts'

export type MoveFacts = {
  now: Ms
  /** The business day on which the move is asked for. */
  today: string
  flow: Flow
  /** The visit's own business day. */
  night: string
  prepayRequired: boolean
  hasRoom: boolean
  /** When it became Done, while its room still needs cleaning; else null. */
  doneAt: Ms | null
}

/** How long a mis-tapped Done may be taken back. */
export const mistapWithin: Ms = minutes(15)

const conditions: Record<MoveCondition, (facts: MoveFacts) => boolean> = {
  flowChecking: ({ flow }) => flow.flowChecking,
  flowChecked: ({ flow }) => flow.flowChecked,
  flowToFromMikvah: ({ flow }) => flow.flowToFromMikvah,
  flowDoorEvents: ({ flow }) => flow.flowDoorEvents,
  doorEventsEndVisit: ({ flow }) => flow.doorEventsEndVisit,
  selfCheckin: ({ flow }) => flow.selfCheckin,
  'flowChecking is off': ({ flow }) => !flow.flowChecking,
  'prepay is not required': ({ prepayRequired }) => !prepayRequired,
  'its business day has not passed': ({ night, today }) => night >= today,
  'it has a room': ({ hasRoom }) => hasRoom,
  'within fifteen minutes of Done': ({ doneAt, now }) =>
    doneAt !== null && now <= doneAt + mistapWithin,
}

export const moveRefusals = ['move-refused', 'moved-on'] as const
/** `from` and `to` are parameters of the text: "A reservation that is {from} can't become {to}." */
export type MoveRefusal = Refused<(typeof moveRefusals)[number]> & {
  from: ReservationStatus | 'new'
  to: ReservationStatus
}
export type MoveVerdict = { allowed: true; note: string | null; correction: boolean } | MoveRefusal

export type MoveAsked = {
  from: ReservationStatus | 'new'
  to: ReservationStatus
  by: readonly Mover[]
  /** The status that the asking screen shows; if it is another by now, somebody was faster. */
  expected?: ReservationStatus
}

/**
 * Whether a move is one of `moves`, of the staff entry's or of the corrections, by this mover and with all it needs; a
 * no too where the visit isn't in the expected status any more. The gates of the night (zman, pools, check-in time) are
 * judged besides.
 */
export function judgeMove(asked: MoveAsked, facts: MoveFacts): MoveVerdict {
  const { from, to, expected } = asked
  if (expected && expected !== from) return { ...refused('moved-on'), from, to }
  const move = findMove([...moves, ...staffEntryMoves], asked, facts)
  if (move) return { allowed: true, note: move.note ?? null, correction: false }
  const correction = findMove(corrections, asked, facts)
  if (correction) return { allowed: true, note: correction.note ?? null, correction: true }
  return { ...refused('move-refused'), from, to }
}

const findMove = (table: readonly Move[], { from, to, by }: MoveAsked, facts: MoveFacts) =>
  table.find(
    (move) =>
      move.to === to &&
      move.from.includes(from) &&
      move.by.some((mover) => by.includes(mover)) &&
      (move.needs ?? []).every((condition) => conditions[condition](facts)),
  )
