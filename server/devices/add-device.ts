import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { addDevice as addDeviceCall } from '@mikvah/contract/evening/device-setup.ts'
import { eq } from 'drizzle-orm'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused } from '../asked/refused.ts'
import { keepMade } from '../asked/request-key.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { newId } from '../ids.ts'
import { addEvent } from '../live/add-event.ts'
import { placeById, placeOf } from '../nights/nights.ts'
import { addAccount } from '../people/accounts.ts'
import { roomAccounts, rooms } from '../rooms/table.ts'
import { deviceById } from './device-store.ts'
import { devices } from './table.ts'

type Body = BodyOf<typeof addDeviceCall>

/** Makes the account of a screen. It has no password: it signs in by being paired. */
export async function addDevice(parts: Parts, asked: AskedBySomeone, body: Body) {
  const { name, kind, roomId } = body
  if ((kind === 'Room') !== (roomId !== undefined)) throw new Refused('invalid-request', roomOnly)
  const id = asked.key?.made?.device ?? newId()
  if (!asked.key?.made)
    await parts.db.inTransaction(async (tx) => {
      const locationId = await standsAt(tx, asked, body)
      await addAccount(tx, {
        ...{ id, kind: 'device', userName: `${kind.toLowerCase()}-${id}` },
        ...{ roles: [kind], createdAt: asked.now },
      })
      if (roomId !== undefined) await tx.insert(roomAccounts).values({ userId: id, roomId })
      await tx.insert(devices).values({ userId: id, name, kind, locationId, madeAt: asked.now })
      await addEvent(tx, 'devices')
      await writeAudit(tx, asked, { subject: id, details: { made: kind, room: roomId ?? null } })
      await keepMade(tx, asked.key, { device: id })
    })
  const made = await deviceById(parts, asked, id)
  if (!made) throw new Refused('not-found')
  return made
}

const roomOnly = {
  errors: [{ path: 'roomId', message: 'For the screen of a room, and for no other.' }],
}

async function standsAt(
  tx: Tx,
  asked: AskedBySomeone,
  { roomId, locationId }: Body,
): Promise<string> {
  if (roomId !== undefined) {
    const [room] = await tx.select().from(rooms).where(eq(rooms.id, roomId))
    if (!room) throw new Refused('not-found')
    return room.locationId
  }
  const place = locationId === undefined ? placeOf(asked, false) : placeById(asked, locationId)
  if (!place) throw new Refused('not-found')
  return place.id
}
