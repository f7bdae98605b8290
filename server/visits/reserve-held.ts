import type { Tx } from '../db/database.ts'
import { accountById } from '../people/accounts.ts'
import type { Moment } from '../request/context.ts'
import { Refused } from '../request/refused.ts'
import { hasBegunOrGone } from '../reservations/beside-visit-under-way.ts'
import { lockReplacedBy } from '../reservations/replaced-by.ts'
import { changeReservation, type ReservationRow } from '../reservations/store.ts'
import { moveStatus } from './move-status.ts'
import type { Actor } from './moved.ts'
import { becameOf, noticeVisit } from './notices.ts'
import { replaceWith } from './replace.ts'

/**
 * Makes a held visit Reserved, has it take the place of the one it replaces, if any, and sends her the notice that
 * `becameOf` names. Where that one was canceled meanwhile, it is a booking like any other from now on; where that has
 * begun, is over or was replaced by another, refuses with edit-not-now.
 */
export async function reserveHeld(
  tx: Tx,
  moment: Moment & Actor,
  row: ReservationRow,
): Promise<ReservationRow> {
  const old = await lockReplacedBy(tx, row)
  if (hasBegunOrGone(old)) throw new Refused('edit-not-now')
  const replaces = old?.status === 'Reserved' ? old : null
  const isAlone = row.replacingId !== null && replaces === null
  const held = isAlone ? await changeReservation(tx, row.id, { replacingId: null }) : row
  const reserved = await moveStatus(tx, moment, held, { to: 'Reserved' })
  const became = becameOf(moment, reserved, replaces)
  const owner = became ? await accountById(tx, row.userId) : null
  if (owner && became) await noticeVisit(tx, became, moment, reserved, owner)
  return replaces ? replaceWith(tx, moment, { old: replaces, row: reserved }) : reserved
}
