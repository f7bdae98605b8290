import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { askSupplies as askSuppliesCall } from '@mikvah/contract/supplies.ts'
import { calls } from '@mikvah/rules/supplies/requests.ts'
import { isSupply, suppliesOf } from '@mikvah/rules/supplies/supplies.ts'
import type { Tx } from '../../db/database.ts'
import type { SignedInContext } from '../../request/context.ts'
import { Refused } from '../../request/refused.ts'
import type { RoomRow } from '../../rooms/store.ts'
import { refuseOther } from '../../rooms/views/refuse-other.ts'
import { openOfRooms, type SupplyRow } from '../store.ts'
import { supplyRequests } from '../table.ts'

type Body = BodyOf<typeof askSuppliesCall>
/** What a room asks for: things, or somebody to call or come. */
export type WantedSupplies = Extract<Body, { action: 'add' }>

/**
 * Adds requests for what isn't waiting already, and gives the ids of these and of what waits. Refuses where nothing is
 * asked for, a thing that the facility doesn't offer, and as `refuseOther`.
 */
export async function addRequests(
  tx: Tx,
  ctx: SignedInContext,
  room: RoomRow,
  { items, reservationId: whose, ...called }: WantedSupplies,
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

type Called = Pick<WantedSupplies, 'isAttendantRequest' | 'isCallRequest'>

const callsIn = (called: Called): string[] =>
  Object.entries(calls).flatMap(([name, item]) => (called[name as keyof Called] ? [item] : []))

const insert = (
  tx: Tx,
  ctx: SignedInContext,
  room: RoomRow,
  wanted: Parameters<typeof requestRowsOf>[2],
): Promise<SupplyRow[]> =>
  tx
    .insert(supplyRequests)
    .values(requestRowsOf(ctx, room, wanted))
    .returning()

/**
 * The rows of requests, not written yet. A call for somebody is marked by what is called for; a flag sent beside
 * things marks each of them.
 */
export const requestRowsOf = (
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

const wrong = (path: string, message: string) =>
  new Refused('invalid-request', { params: { fields: path }, errors: [{ path, message }] })
