import { type Audience, audienceOf } from '@mikvah/contract/who-sees.ts'
import { toBeCleaned } from '@mikvah/rules/room/statuses.ts'
import type { AskedBySomeone } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { Refused } from '../../asked/refused.ts'
import type { Db } from '../../db/database.ts'
import { snapshot } from '../../db/snapshot.ts'
import { numberIn } from '../../ids.ts'
import { allRooms, type RoomRow, roomById, roomOfAccount } from '../store.ts'
import { roomsTold, roomTold } from './rooms-told.ts'

export const listRooms = ({ db }: Parts, asked: AskedBySomeone) =>
  db.inTransaction(async (tx) => {
    return roomsTold(tx, asked, audienceBy(asked), await roomsOf(tx, asked))
  }, snapshot)

/** Those that wait for whoever cleans, the longest waiting first. */
export const listRoomsToClean = ({ db }: Parts, asked: AskedBySomeone) =>
  db.inTransaction(async (tx) => {
    const rows = await roomsOf(tx, asked)
    const waiting = rows.filter(({ active, status }) => active && toBeCleaned.includes(status))
    waiting.sort((one, other) => one.statusSince - other.statusSince || one.id - other.id)
    return roomsTold(tx, asked, audienceBy(asked), waiting)
  }, snapshot)

export const findRoom = ({ db }: Parts, asked: AskedBySomeone, id: string) =>
  db.inTransaction(async (tx) => {
    const row = await roomSeen(tx, asked, id)
    return roomTold(tx, asked, audienceBy(asked), row)
  }, snapshot)

/** A room by its address; for the screen of a room there is no other than its own. */
export async function roomSeen(db: Db, asked: AskedBySomeone, id: string): Promise<RoomRow> {
  const number = numberIn(id)
  const row = number === null ? null : await roomById(db, number)
  if (!row || !(await mayLookInto(db, asked, row))) throw new Refused('not-found')
  return row
}

const mayLookInto = async (db: Db, asked: AskedBySomeone, { id }: RoomRow): Promise<boolean> =>
  audienceBy(asked) !== 'room' || (await roomOfAccount(db, asked.by.userId)) === id

async function roomsOf(db: Db, asked: AskedBySomeone): Promise<RoomRow[]> {
  const rows = await allRooms(db)
  if (audienceBy(asked) !== 'room') return rows
  const own = await roomOfAccount(db, asked.by.userId)
  return rows.filter(({ id }) => id === own)
}

/** As whom the caller looks at the floor; the contract lets nobody else in. */
export function audienceBy({ by }: AskedBySomeone): Audience {
  const audience = audienceOf(by.roles)
  if (!audience) throw new Refused('role-missing')
  return audience
}
