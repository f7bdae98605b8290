import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db, Tx } from '../db/database.ts'
import { asc, eq, max } from '../db/drizzle/queries.ts'
import { users } from '../people/table.ts'
import type { Moment } from '../request/context.ts'
import { onAppClock } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import { roomAccounts, rooms } from '../rooms/table.ts'
import { endAllOf } from '../sign-in/store.ts'
import { deviceCredentials } from '../sign-in/table.ts'
import { devices } from './table.ts'

const asSeen = (db: Db) =>
  db
    .select({
      device: devices,
      room: { id: rooms.id, number: rooms.number },
      lastSeen: max(deviceCredentials.lastUsedAt),
    })
    .from(devices)
    .leftJoin(roomAccounts, eq(roomAccounts.userId, devices.userId))
    .leftJoin(rooms, eq(rooms.id, roomAccounts.roomId))
    .leftJoin(deviceCredentials, eq(deviceCredentials.userId, devices.userId))
    .groupBy(devices.userId, rooms.id)

type Row = Awaited<ReturnType<typeof asSeen>>[number]

function deviceView(
  parts: Pick<Parts, 'realNow'>,
  moment: Moment,
  { device, room, lastSeen }: Row,
) {
  const { userId: id, name, kind, locationId, pairedAt } = device
  const onAppTime = onAppClock(moment, parts)
  const at = (real: Ms | null) =>
    real === null ? null : instantTextOf(onAppTime(real), moment.content.timeZone)
  return { id, name, kind, room, locationId, pairedAt: at(pairedAt), lastSeen: at(lastSeen) }
}

/**
 * All screens of the facility by name, each with its room (null for a screen of no room), its location's id, and when
 * it was paired and last seen: texts by the app's clock, null for never.
 */
export async function listDevices(parts: Pick<Parts, 'db' | 'realNow'>, moment: Moment) {
  const rows = await asSeen(parts.db.orm).orderBy(asc(devices.name))
  return rows.map((row) => deviceView(parts, moment, row))
}

/** A screen as `listDevices` shows it; null for an account that isn't one. */
export async function deviceById(parts: Parts, moment: Moment, id: string) {
  const [row] = await asSeen(parts.db.orm).where(eq(devices.userId, id))
  return row ? deviceView(parts, moment, row) : null
}

/** The id of the location (building) where a device's screen stands; null for an account that isn't a device. */
export async function placeOfDevice(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ locationId: devices.locationId })
    .from(devices)
    .where(eq(devices.userId, userId))
  return row?.locationId ?? null
}

/** Signs out whoever is signed in as this account, and makes former passwords and sessions useless. */
export async function putOut(tx: Tx, userId: string): Promise<void> {
  await endAllOf(tx, userId)
  await tx.update(users).set({ passwordHash: null }).where(eq(users.id, userId))
}
