import { codeDigits } from '@mikvah/rules/people/codes.ts'
import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { roomAfter } from '@mikvah/rules/room/after-visit.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { marksOf } from '@mikvah/rules/visit/marks.ts'
import { newId, randomDigits } from '../ids.ts'
import { Refused } from '../request/refused.ts'
import type { ReservationRow } from '../reservations/store.ts'
import type { statusHistory } from '../reservations/table.ts'

/** Who moves a visit: a caller, or nobody where the program does. */
export type Actor = {
  now: Ms
  by?: { userId: string } | null
  ip?: string
  /** The id of the attendant whose card was swiped. */
  card?: string
}

type Movable = Pick<ReservationRow, 'id' | 'status' | 'statusSince' | 'holdUntil' | 'roomId'>
/** A row of a visit's history of statuses. */
export type HistoryEntry = typeof statusHistory.$inferInsert
/** What the two statuses don't say of a move. */
export type MoveMore = {
  note?: string | null
  /** The room she is placed into. */
  into?: number | null
  /** The attendant whose card was swiped, else who has the section of her room. */
  attendant?: string | null
  /** Whether anybody has the section of her room. */
  attended?: boolean
}

/**
 * The changed columns of a visit and the row of its history, not written yet; whether she is still to be given a
 * waiting code (`drawsCode`) or a pool (`takesPool`); and what becomes of her room (`after`).
 */
export function movedBy(
  { now, by, ip }: Actor,
  { id, status, statusSince, holdUntil, roomId }: Movable,
  to: ReservationStatus,
  { note = null, into = null, attendant = null, attended = true }: MoveMore = {},
) {
  const { waitingCode, pool, ...marks } = marksOf(status, to, now)
  const after = roomAfter(status, to, { attended })
  const at = instantAfter(now, statusSince)
  if (after.enters && into === null) throw new Error('She is placed into a room without a name.')
  const changes = {
    holdUntil: to === 'Pending' ? holdUntil : null,
    ...marks,
    ...(waitingCode === null ? { waitingCode } : {}),
    ...(pool === null ? { pool } : {}),
    status: to,
    statusSince: at,
    roomId: after.enters ? into : after.leftAs ? null : roomId,
  }
  const entry: HistoryEntry = {
    id: newId(),
    reservationId: id,
    previous: status,
    next: to,
    previousSince: statusSince,
    at,
    by: by?.userId ?? null,
    ip: ip ?? null,
    attendant,
    note,
  }
  return { changes, entry, drawsCode: waitingCode === 'drawn', takesPool: pool === 'taken', after }
}

/** The pool that is wished for, refused while somebody is in it; else the first that nobody of her night is in. */
export function poolBeside(taken: ReadonlySet<number | null>, wished?: number): number {
  if (wished !== undefined && taken.has(wished)) throw new Refused('pools-taken')
  let pool = wished ?? 1
  while (taken.has(pool)) pool++
  return pool
}

/**
 * How far the clock may seem to run backwards: of two moves at once, the one that gets the lock first may have read the
 * clock last.
 */
const skew = minutes(1)

/**
 * The time of a move: after the move before it, so that the history is one chain. This doesn't hold where the clock
 * was set back.
 */
const instantAfter = (now: Ms, last: Ms): Ms => (now <= last && last - now < skew ? last + 1 : now)

/** A waiting code that isn't among those given tonight; throws where none is left. */
export function waitingCodeBeside(given: ReadonlySet<string | null>): string {
  for (let draw = 0; draw < 10_000; draw++) {
    const code = randomDigits(codeDigits.waiting)
    if (!given.has(code)) return code
  }
  throw new Error('No waiting code is left in this night.')
}
