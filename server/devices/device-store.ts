import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { asc, eq, max } from 'drizzle-orm'
import type { Moment } from '../asked/asked.ts'
import type { Db } from '../db/database.ts'
import { roomAccounts, rooms } from '../rooms/table.ts'
import { deviceCredentials } from '../sign-in/table.ts'
import { devices } from './table.ts'

const asTold = (db: Db) =>
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

type Row = Awaited<ReturnType<typeof asTold>>[number]

function deviceTold({ content }: Pick<Moment, 'content'>, { device, room, lastSeen }: Row) {
  const { userId: id, name, kind, locationId, pairedAt } = device
  const at = (instant: number | null) =>
    instant === null ? null : instantTextOf(instant, content.timeZone)
  return { id, name, kind, room, locationId, pairedAt: at(pairedAt), lastSeen: at(lastSeen) }
}

export async function devicesTold(db: Db, moment: Pick<Moment, 'content'>) {
  const rows = await asTold(db).orderBy(asc(devices.name))
  return rows.map((row) => deviceTold(moment, row))
}

export async function deviceById(db: Db, moment: Pick<Moment, 'content'>, id: string) {
  const [row] = await asTold(db).where(eq(devices.userId, id))
  return row ? deviceTold(moment, row) : null
}

/** Where the screen of an account stands; null for an account that is no device. */
export async function placeOfDevice(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ locationId: devices.locationId })
    .from(devices)
    .where(eq(devices.userId, userId))
  return row?.locationId ?? null
}
