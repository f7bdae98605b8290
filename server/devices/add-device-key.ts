import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { addDeviceKey as addDeviceKeyCall } from '@mikvah/contract/evening/device-keys.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { eq, inArray } from '../db/drizzle/queries.ts'
import { refusedBy } from '../db/sql-state.ts'
import { newId, newSecret } from '../ids.ts'
import { addEvent } from '../live/add-event.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcomes } from '../request/request-key.ts'
import { rooms } from '../rooms/table.ts'
import { deviceKeyHash } from './keys.ts'
import { deviceKeyById } from './list-device-keys.ts'
import { deviceKeys } from './table.ts'

type Body = BodyOf<typeof addDeviceKeyCall>

/**
 * Makes a key for a controller, for all rooms where none are named, and gives it as `listDeviceKeys` shows it, with its
 * secret. The answer is stored, sealed, together with the key, so that a repeat is told the same secret; where that
 * answer is gone, the key is given a new one. Refuses an unknown room, a name in use, and more than 50 keys.
 */
export async function addDeviceKey(parts: Parts, ctx: SignedInContext, body: Body) {
  const secret = newSecret()
  const keyHash = deviceKeyHash(parts.facility.keys, secret)
  const made = ctx.key?.made?.deviceKey
  const id = made ?? newId()
  const written = parts.db.inTransaction(async (tx) => {
    if (made === undefined) await make(tx, ctx, { id, keyHash, ...body })
    else await tx.update(deviceKeys).set({ keyHash }).where(eq(deviceKeys.id, id))
    const view = await deviceKeyById(tx, parts, ctx, id)
    if (!view) throw new Refused('not-found')
    const withSecret = { ...view, secret }
    if (ctx.key && made === undefined)
      await recordOutcomes(tx, [{ key: ctx.key, made: { deviceKey: id }, view: withSecret }])
    return withSecret
  })
  return refuseTakenName(body.name, written)
}

type Making = Body & { id: string; keyHash: string }

async function make(tx: Tx, ctx: SignedInContext, { id, name, keyHash, rooms }: Making) {
  const own = rooms && [...new Set(rooms)]
  await refuseUnknownRoom(tx, own ?? [])
  await refuseOneMore(tx)
  const { now, by } = ctx
  const row = { id, name, keyHash, rooms: own, createdAt: now, madeBy: by.userId }
  await tx.insert(deviceKeys).values(row)
  await addEvent(tx, 'devices')
  await writeAudit(tx, ctx, { subject: id, details: { device: name, ...(own && { rooms: own }) } })
}

async function refuseUnknownRoom(tx: Tx, ids: readonly number[]): Promise<void> {
  const known = await tx
    .select({ id: rooms.id })
    .from(rooms)
    .where(inArray(rooms.id, [...ids]))
  const unknown = ids.find((one) => !known.some(({ id }) => id === one))
  if (unknown !== undefined)
    throw new Refused('room-unknown', { params: { room: String(unknown) } })
}

/** More keys than any house has controllers. Two that are made at once may be one over, which harms nobody. */
const most = 50

async function refuseOneMore(tx: Tx): Promise<void> {
  if ((await tx.$count(deviceKeys)) >= most)
    throw new Refused('device-keys-full', { params: { most: String(most) } })
}

/** No two keys have the same name, or the wrong one would be ended; a constraint of the database finds out. */
const refuseTakenName = <T>(name: string, written: Promise<T>): Promise<T> =>
  written.catch((error) => {
    const taken = refusedBy(error) === 'device_keys_name'
    throw taken ? new Refused('device-key-name-taken', { params: { name } }) : error
  })
