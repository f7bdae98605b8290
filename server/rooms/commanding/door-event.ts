import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { doorEvent as doorEventCall } from '@mikvah/contract/evening/devices.ts'
import { type ReservationStatus, reservationStatuses } from '@mikvah/rules/reservation/statuses.ts'
import { type Door, doorMoveOf } from '@mikvah/rules/room/door-events.ts'
import { calls } from '@mikvah/rules/supplies/requests.ts'
import type { Tx } from '../../db/database.ts'
import { type DeviceKey, deviceWithKey, noteUse } from '../../devices/keys.ts'
import { numberIn } from '../../ids.ts'
import type { RequestContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused, Unauthorized } from '../../request/refused.ts'
import { lockInside } from '../../reservations/lock-visit.ts'
import { type ReservationRow, reservationById } from '../../reservations/store.ts'
import { supplyRequests } from '../../supplies/table.ts'
import { keepPools } from '../../visits/keep-pools.ts'
import { moveStatus } from '../../visits/move-status.ts'
import { judgeStep } from '../../visits/refuse-move.ts'
import { judgeWay } from '../../visits/refuse-water.ts'
import { type RoomRow, roomById } from '../store.ts'

type Given = { id: string; key: string | undefined; event: BodyOf<typeof doorEventCall> }

/**
 * Takes an event of a door from a device, by its key: where the facility wants that, the visit behind it moves on.
 * Gives whether it moved. Where such a move is refused, as when the water isn't free, an attendant is asked to come.
 */
export async function doorEvent(parts: Parts, ctx: RequestContext, { id, key, event }: Given) {
  const { device, room } = await roomOfDevice(parts, id, key)
  const became = await parts.db.inTransaction(async (tx) => {
    const became = await follow(tx, ctx, room, event)
    await noteUse(tx, device, parts.realNow())
    return became
  })
  parts.log.info({ room: room.id, ...event, became }, 'a door')
  return { ok: true as const, moved: isStatus(became) }
}

type Heard = { device: DeviceKey; room: RoomRow }

/**
 * The key and the room of a device's event. A wrong key is refused like none; a room that isn't the device's counts as
 * unknown.
 */
async function roomOfDevice({ db, facility }: Parts, id: string, key = ''): Promise<Heard> {
  const device = await deviceWithKey(db.orm, facility.keys, key)
  if (!device) throw new Unauthorized()
  const number = numberIn(id)
  const mayTell = number !== null && (device.rooms?.includes(number) ?? true)
  const room = mayTell ? await roomById(db.orm, number) : null
  if (!room) throw new Refused('not-found')
  return { device, room }
}

type Became = ReservationStatus | Refused['code'] | 'nothing'
const isStatus = (became: Became): boolean => reservationStatuses.some((one) => one === became)

/** A refused move moves nothing, and an attendant is asked to come. */
async function follow(
  tx: Tx,
  ctx: RequestContext,
  seen: RoomRow,
  event: Given['event'],
): Promise<Became> {
  const visit = seen.reservationId === null ? null : await reservationById(tx, seen.reservationId)
  if (!visit || doorMoveOf(event, visit, ctx.now) === null) return 'nothing'
  const inside = await lockInside(tx, ctx, { visit, roomId: seen.id })
  if (!inside) return 'nothing'
  const { row } = inside
  const to = doorMoveOf(event, row, ctx.now)
  if (to === null) return 'nothing'
  const refusal = await refusalOf(tx, ctx, row, { to, door: event.door })
  if (refusal === null) {
    const actor = { now: ctx.now, ip: ctx.ip }
    const moved = await moveStatus(tx, actor, row, { to, entry: { note: `${event.door} door` } })
    await keepPools(tx, ctx, { from: row, row: moved })
    return to
  }
  // Where doors don't move visits there is nothing to report.
  if (refusal !== 'move-refused') await askAttendant(tx, ctx, row, seen)
  return refusal
}

async function refusalOf(
  tx: Tx,
  ctx: RequestContext,
  row: ReservationRow,
  { to, door }: { to: ReservationStatus; door: Door },
): Promise<Refused['code'] | null> {
  const step = judgeStep(ctx, row, to, { as: [`${door}-door`] })
  if (!step.allowed) return step.because
  const way = await judgeWay(tx, ctx, row, { to, hasReason: false })
  return way.allowed ? null : way.because
}

const askAttendant = (tx: Tx, { now }: RequestContext, { id }: ReservationRow, room: RoomRow) =>
  tx
    .insert(supplyRequests)
    .values({
      ...{ roomId: room.id, reservationId: id, requestedAt: now },
      ...{ item: calls.isAttendantRequest, isAttendantRequest: true },
    })
    .onConflictDoNothing()
