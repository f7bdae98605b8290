import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { askSupplies as askSuppliesCall } from '@mikvah/contract/supplies.ts'
import { calls, judgeSupply } from '@mikvah/rules/supplies/requests.ts'
import { isSupply, suppliesOf } from '@mikvah/rules/supplies/supplies.ts'
import { inArray } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { lockAgainstChange } from '../../reservations/store.ts'
import { lockRoom, type RoomRow, roomById } from '../../rooms/store.ts'
import { refuseOther } from '../../rooms/views/refuse-other.ts'
import { roomSeen } from '../../rooms/views/rooms-seen.ts'
import { isFor, openOfRooms, type SupplyRow, suppliesByIds } from '../store.ts'
import { supplyRequests } from '../table.ts'
import { supplyView } from '../view.ts'

type Body = BodyOf<typeof askSuppliesCall>
type Wanted = Extract<Body, { action: 'add' }>
type Ended = Exclude<Body, Wanted>

/** What a room asks for, and what becomes of it. The room is held, so that who is in it stays. */
export async function askSupplies(parts: Parts, ctx: SignedInContext, id: string, body: Body) {
  const seen = await roomSeen(parts.db.orm, ctx, id)
  const made =
    ctx.key?.made?.supplies ??
    (await untilNobodyMoves(() =>
      parts.db.inTransaction(async (tx) => {
        const room = await holdRoom(tx, seen.id)
        if (room === 'moved') return null
        const supplies =
          body.action === 'add' ? await add(tx, ctx, room, body) : await end(tx, ctx, room, body)
        await recordOutcome(tx, ctx.key, { supplies })
        return supplies
      }),
    ))
  const rows = await suppliesByIds(parts.db.orm, made)
  return rows.map((row) => supplyView(ctx.content, row))
}

/** How often it is looked anew who is in the room. */
const mostLooks = 5

async function untilNobodyMoves<T>(act: () => Promise<T | null>): Promise<T> {
  for (let look = 1; look <= mostLooks; look++) {
    const done = await act()
    if (done !== null) return done
  }
  throw new Refused('try-again', { retryAfterSeconds: 1 })
}

/**
 * Whoever moves her holds her visit before her room, and so does this: a request names both. `moved` when somebody else
 * is in the room once it is held.
 */
async function holdRoom(tx: Tx, id: number): Promise<RoomRow | 'moved'> {
  const visit = (await roomById(tx, id))?.reservationId ?? null
  if (visit !== null) await lockAgainstChange(tx, visit)
  const room = await lockRoom(tx, id)
  if (!room) throw new Refused('not-found')
  return room.reservationId === null || room.reservationId === visit ? room : 'moved'
}

async function add(
  tx: Tx,
  ctx: SignedInContext,
  room: RoomRow,
  { items, reservationId: whose, ...called }: Wanted,
): Promise<number[]> {
  refuseOther(ctx, room, whose)
  const wanted = [...new Set(items.length > 0 ? items : callsIn(called))]
  if (wanted.length === 0) throw wrong('items', 'Say what is asked for.')
  const offered: readonly string[] = suppliesOf(ctx.content.values)
  const unknown = items.findIndex((item) => !isSupply(item) || !offered.includes(item))
  if (unknown >= 0) throw wrong(`items.${unknown}`, 'Not one of the supplies.')
  const open = (await openOfRooms(tx, [room]))(room)
  const fresh = wanted.filter((item) => !open.some((row) => row.item === item))
  const added = fresh.length === 0 ? [] : await insert(tx, ctx, room, { items: fresh, called })
  const waiting = open.filter(({ item }) => wanted.includes(item))
  return [...waiting, ...added].map(({ id }) => id)
}

type Called = Pick<Wanted, 'isAttendantRequest' | 'isCallRequest'>

const callsIn = (called: Called): string[] =>
  Object.entries(calls).flatMap(([name, item]) => (called[name as keyof Called] ? [item] : []))

const insert = (
  tx: Tx,
  ctx: SignedInContext,
  room: RoomRow,
  wanted: Parameters<typeof requestsOf>[2],
): Promise<SupplyRow[]> =>
  tx
    .insert(supplyRequests)
    .values(requestsOf(ctx, room, wanted))
    .returning()

/**
 * The rows of what is asked for, unwritten. A call for somebody is marked by what is called for alone; a flag beside
 * things is a mark of each of them.
 */
export const requestsOf = (
  { now, by }: Pick<SignedInContext, 'now' | 'by'>,
  { id: roomId, reservationId }: Pick<RoomRow, 'id' | 'reservationId'>,
  { items, called = {} }: { items: readonly string[]; called?: Partial<Called> },
): (typeof supplyRequests.$inferInsert)[] =>
  items.map((item) => ({
    ...{ roomId, reservationId, item, requestedAt: now, by: by.userId },
    isCallRequest: item === calls.isCallRequest || (isSupply(item) && !!called.isCallRequest),
    isAttendantRequest:
      item === calls.isAttendantRequest || (isSupply(item) && !!called.isAttendantRequest),
  }))

async function end(
  tx: Tx,
  { now }: SignedInContext,
  room: RoomRow,
  { action, ids }: Ended,
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

const wrong = (path: string, message: string) =>
  new Refused('invalid-request', { params: { fields: path }, errors: [{ path, message }] })
