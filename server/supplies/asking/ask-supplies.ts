import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { askSupplies as askSuppliesCall } from '@mikvah/contract/supplies.ts'
import { judgeSupply } from '@mikvah/rules/supplies/requests.ts'
import type { Tx } from '../../db/database.ts'
import { inArray } from '../../db/drizzle/queries.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { recordOutcome } from '../../request/request-key.ts'
import type { RoomRow } from '../../rooms/store.ts'
import { roomSeen } from '../../rooms/views/rooms-seen.ts'
import { isFor, suppliesByIds } from '../store.ts'
import { supplyRequests } from '../table.ts'
import { supplyView } from '../view.ts'
import { addRequests, type WantedSupplies } from './add-requests.ts'
import { holdRoom, untilNobodyMoves } from './hold-room.ts'

type Body = BodyOf<typeof askSuppliesCall>
type EndedSupplies = Exclude<Body, WantedSupplies>

/**
 * Adds or ends requests of a room, and gives those that were added or ended, and what waited already of what is asked
 * for. Refuses to end one that isn't for this room. The room is locked, so that the visit in it stays.
 */
export async function askSupplies(parts: Parts, ctx: SignedInContext, id: string, body: Body) {
  const seen = await roomSeen(parts.db.orm, ctx, id)
  const made =
    ctx.key?.made?.supplies ??
    (await untilNobodyMoves(() =>
      parts.db.inTransaction(async (tx) => {
        const room = await holdRoom(tx, seen.id)
        if (room === 'moved') return null
        const supplies =
          body.action === 'add'
            ? await addRequests(tx, ctx, room, body)
            : await endRequests(tx, ctx, room, body)
        await recordOutcome(tx, ctx.key, { supplies })
        return supplies
      }),
    ))
  const rows = await suppliesByIds(parts.db.orm, made)
  return rows.map((row) => supplyView(ctx.content, row))
}

/** Ends requests: they were fulfilled, or canceled. */
async function endRequests(
  tx: Tx,
  { now }: SignedInContext,
  room: RoomRow,
  { action, ids }: EndedSupplies,
): Promise<number[]> {
  const rows = await suppliesByIds(tx, ids)
  const to = action === 'complete' ? 'complete' : 'canceled'
  const here = rows.filter(isFor(room))
  if (here.length < new Set(ids).size) throw new Refused('not-found')
  for (const { status } of here) {
    const verdict = judgeSupply(status, to)
    if (!verdict.allowed) throw new Refused(verdict.because)
  }
  const open = here.filter(({ status }) => status === 'open').map(({ id }) => id)
  const ended = to === 'complete' ? { completedAt: now } : { canceledAt: now }
  if (open.length > 0)
    await tx
      .update(supplyRequests)
      .set({ status: to, ...ended })
      .where(inArray(supplyRequests.id, open))
  return here.map(({ id }) => id)
}
