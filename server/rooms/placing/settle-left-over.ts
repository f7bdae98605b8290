import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { settleLeftOver as settleLeftOverCall } from '@mikvah/contract/evening/left-over.ts'
import { statusGroups } from '@mikvah/rules/reservation/statuses.ts'
import { noteOf } from '@mikvah/rules/visit/history-note.ts'
import { endOfLeftOver } from '@mikvah/rules/visit/left-over.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Tx } from '../../db/database.ts'
import { todayOf } from '../../nights/nights.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { lockVisits } from '../../reservations/lock-visit.ts'
import { moveStatus } from '../../visits/move-status.ts'
import { lockRooms } from '../store.ts'
import { audienceBy } from '../views/rooms-seen.ts'
import { visitsSeen } from '../views/visits-seen.ts'
import { visitsLeftOver } from './store.ts'

type Body = BodyOf<typeof settleLeftOverCall>

/**
 * Ends visits that earlier nights left open, each as it was counted; where two desks do it, each visit is settled once.
 * Gives the visits that were settled here or under this key; others weren't touched.
 */
export async function settleLeftOver(parts: Parts, ctx: SignedInContext, { reservationIds }: Body) {
  const settled =
    ctx.key?.made?.settled ??
    (await parts.db.inTransaction((tx) => settleLocked(tx, ctx, new Set(reservationIds))))
  const views = await visitsSeen(parts.db.orm, ctx, audienceBy(ctx), settled)
  return settled.flatMap((id) => views.get(id) ?? [])
}

/** Locks nights, then visits, then rooms, in the order used everywhere. */
async function settleLocked(
  tx: Tx,
  ctx: SignedInContext,
  named: ReadonlySet<string>,
): Promise<string[]> {
  const readLeft = async () =>
    (await visitsLeftOver(tx, todayOf(ctx), statusGroups.inTheBuilding)).filter(({ id }) =>
      named.has(id),
    )
  await lockVisits(tx, ctx, await readLeft())
  const left = await readLeft()
  await lockRooms(
    tx,
    left.flatMap(({ roomId }) => roomId ?? []),
  )
  const settled: string[] = []
  for (const row of left) {
    const to = endOfLeftOver(row.status)
    if (to === null) continue
    // When she was done isn't known, and it wasn't the morning on which this is settled.
    const marks = { timeCompleted: null }
    await moveStatus(tx, ctx, row, { to, entry: { note: noteOf('left over'), final: true }, marks })
    const details = { from: row.status, to }
    await writeAudit(tx, ctx, { subject: row.id, owner: row.userId, details })
    settled.push(row.id)
  }
  await recordOutcome(tx, ctx.key, { settled })
  return settled
}
