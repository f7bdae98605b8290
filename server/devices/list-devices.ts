import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db } from '../db/database.ts'
import { asc, eq, max } from '../db/drizzle/queries.ts'
import type { Moment } from '../request/context.ts'
import { onAppClock } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import { roomAccounts, rooms } from '../rooms/table.ts'
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
