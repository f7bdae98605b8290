import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db } from '../db/database.ts'
import { asc, eq } from '../db/drizzle/queries.ts'
import { accountName } from '../people/account-name.ts'
import { users } from '../people/table.ts'
import type { Moment } from '../request/context.ts'
import { onAppClock } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import { rooms } from '../rooms/table.ts'
import { deviceKeys } from './table.ts'

const asListed = (db: Db) =>
  db
    .select({ key: deviceKeys, madeBy: accountName(users) })
    .from(deviceKeys)
    .leftJoin(users, eq(users.id, deviceKeys.madeBy))

const numbered = (db: Db) =>
  db.select({ id: rooms.id, number: rooms.number }).from(rooms).orderBy(asc(rooms.id))

type Row = Awaited<ReturnType<typeof asListed>>[number]
type Room = Awaited<ReturnType<typeof numbered>>[number]

/** A key without its secret, of which only the hash is stored. A room that was taken away is left out. */
function deviceKeyView(
  parts: Pick<Parts, 'realNow'>,
  moment: Moment,
  { key, madeBy }: Row,
  ofHouse: readonly Room[],
) {
  const { id, name, rooms: own, createdAt, lastUsedAt } = key
  const at = (one: Ms) => instantTextOf(one, moment.content.timeZone)
  return {
    ...{ id, name, madeBy, madeAt: at(createdAt) },
    rooms: own && ofHouse.filter((room) => own.includes(room.id)),
    lastUsed: lastUsedAt === null ? null : at(onAppClock(moment, parts)(lastUsedAt)),
  }
}

/**
 * The keys of all controllers by name, each with its rooms (null for all), who made it, and when it was made and last
 * used (null for never): texts by the app's clock.
 */
export async function listDeviceKeys({ db, realNow }: Parts, moment: Moment) {
  const [rows, ofHouse] = await Promise.all([
    asListed(db.orm).orderBy(asc(deviceKeys.name)),
    numbered(db.orm),
  ])
  return rows.map((row) => deviceKeyView({ realNow }, moment, row, ofHouse))
}

/** A key as `listDeviceKeys` shows it; null for one that was ended. */
export async function deviceKeyById(
  db: Db,
  parts: Pick<Parts, 'realNow'>,
  moment: Moment,
  id: string,
) {
  const [row] = await asListed(db).where(eq(deviceKeys.id, id))
  return row ? deviceKeyView(parts, moment, row, await numbered(db)) : null
}
