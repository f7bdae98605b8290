import { type Audience, audienceOf } from '@mikvah/contract/who-sees.ts'
import { toBeCleaned } from '@mikvah/rules/room/statuses.ts'
import type { Db } from '../../db/database.ts'
import { snapshot } from '../../db/snapshot.ts'
import { numberIn } from '../../ids.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { allRooms, type RoomRow, roomById, roomOfAccount } from '../store.ts'
import { roomsView, roomView } from './rooms-view.ts'

/** All rooms as the caller sees them, by their ids; for the screen of a room only its own. */
export const listRooms = ({ db }: Parts, ctx: SignedInContext) =>
  db.inTransaction(async (tx) => {
    return roomsView(tx, ctx, audienceBy(ctx), await roomsOf(tx, ctx))
  }, snapshot)

/** The cleaning list: the active rooms that wait to be cleaned, the longest waiting first. */
export const listRoomsToClean = ({ db }: Parts, ctx: SignedInContext) =>
  db.inTransaction(async (tx) => {
    const rows = await roomsOf(tx, ctx)
    const waiting = rows.filter(({ active, status }) => active && toBeCleaned.includes(status))
    waiting.sort((one, other) => one.statusSince - other.statusSince || one.id - other.id)
    return roomsView(tx, ctx, audienceBy(ctx), waiting)
  }, snapshot)

/** One room as the caller sees it; for the screen of a room another's counts as unknown. */
export const findRoom = ({ db }: Parts, ctx: SignedInContext, id: string) =>
  db.inTransaction(async (tx) => {
    const row = await roomSeen(tx, ctx, id)
    return roomView(tx, ctx, audienceBy(ctx), row)
  }, snapshot)

/** A room's row by its id as a text, not locked; refuses an unknown one, and the screen of a room any but its own. */
export async function roomSeen(db: Db, ctx: SignedInContext, id: string): Promise<RoomRow> {
  const number = numberIn(id)
  const row = number === null ? null : await roomById(db, number)
  if (!row || !(await mayLookInto(db, ctx, row))) throw new Refused('not-found')
  return row
}

const mayLookInto = async (db: Db, ctx: SignedInContext, { id }: RoomRow): Promise<boolean> =>
  audienceBy(ctx) !== 'room' || (await roomOfAccount(db, ctx.by.userId)) === id

async function roomsOf(db: Db, ctx: SignedInContext): Promise<RoomRow[]> {
  const rows = await allRooms(db)
  if (audienceBy(ctx) !== 'room') return rows
  const own = await roomOfAccount(db, ctx.by.userId)
  return rows.filter(({ id }) => id === own)
}

/** As whom a caller sees others' visits; refuses one who sees none, whom the contract doesn't let in. */
export function audienceBy({ by }: SignedInContext): Audience {
  const audience = audienceOf(by.roles)
  if (!audience) throw new Refused('role-missing')
  return audience
}
