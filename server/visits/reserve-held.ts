import type { Tx } from '../db/database.ts'
import { accountById } from '../people/accounts.ts'
import type { Moment } from '../request/context.ts'
import { lockReservation, type ReservationRow } from '../reservations/store.ts'
import { moveStatus } from './move-status.ts'
import type { Mover } from './moved.ts'
import { becameOf, noticeVisit } from './notices.ts'
import { replaceWith } from './replace.ts'

/** Makes a held visit Reserved, and has it take the place of the one it replaces, if any. */
export async function reserveHeld(
  tx: Tx,
  moment: Moment & Mover,
  row: ReservationRow,
): Promise<ReservationRow> {
  const reserved = await moveStatus(tx, moment, row, { to: 'Reserved' })
  const old = row.replacingId ? await lockReservation(tx, row.replacingId) : null
  const replaces = old?.status === 'Reserved' ? old : null
  const became = becameOf(moment, reserved, replaces)
  const owner = became ? await accountById(tx, row.userId) : null
  if (owner && became) await noticeVisit(tx, became, moment, reserved, owner)
  return replaces ? replaceWith(tx, moment, { old: replaces, row: reserved }) : reserved
}
