import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { addDevice as addDeviceCall } from '@mikvah/contract/evening/device-setup.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import { newId } from '../ids.ts'
import { addEvent } from '../live/add-event.ts'
import { locationById, locationOf } from '../nights/nights.ts'
import { addAccount } from '../people/accounts.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { roomAccounts, rooms } from '../rooms/table.ts'
import { deviceById } from './list-devices.ts'
import { devices } from './table.ts'

type Body = BodyOf<typeof addDeviceCall>

/**
 * Makes the account of a screen and gives it as `listDevices` shows it. It has no password: the screen signs in by
 * being paired. Only the screen of a room names a room.
 */
export async function addDevice(parts: Parts, ctx: SignedInContext, body: Body) {
  const { name, kind, roomId } = body
  if ((kind === 'Room') !== (roomId !== undefined)) throw new Refused('invalid-request', roomOnly)
  const id = ctx.key?.made?.device ?? newId()
  if (!ctx.key?.made)
    await parts.db.inTransaction(async (tx) => {
      const locationId = await standsAt(tx, ctx, body)
      await addAccount(tx, {
        ...{ id, kind: 'device', userName: `${kind.toLowerCase()}-${id}` },
        ...{ roles: [kind], createdAt: ctx.now },
      })
      if (roomId !== undefined) await tx.insert(roomAccounts).values({ userId: id, roomId })
      await tx.insert(devices).values({ userId: id, name, kind, locationId, madeAt: ctx.now })
      await addEvent(tx, 'devices')
      await writeAudit(tx, ctx, { subject: id, details: { made: kind, room: roomId ?? null } })
      await recordOutcome(tx, ctx.key, { device: id })
    })
  const made = await deviceById(parts, ctx, id)
  if (!made) throw new Refused('not-found')
  return made
}

const roomOnly = {
  errors: [{ path: 'roomId', message: 'For the screen of a room, and for no other.' }],
}

async function standsAt(
  tx: Tx,
  ctx: SignedInContext,
  { roomId, locationId }: Body,
): Promise<string> {
  if (roomId !== undefined) {
    const [room] = await tx.select().from(rooms).where(eq(rooms.id, roomId))
    if (!room) throw new Refused('not-found')
    return room.locationId
  }
  const location = locationId === undefined ? locationOf(ctx, false) : locationById(ctx, locationId)
  if (!location) throw new Refused('not-found')
  return location.id
}
