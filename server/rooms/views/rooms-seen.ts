import { type Audience, audienceOf } from '@mikvah/contract/who-sees.ts'
import type { Db } from '../../db/database.ts'
import { numberIn } from '../../ids.ts'
import type { SignedInContext } from '../../request/context.ts'
import { Refused } from '../../request/refused.ts'
import { allRooms, type RoomRow, roomById, roomOfAccount } from '../store.ts'

/** The rows of all rooms, by their ids; for the screen of a room only its own. */
export async function roomsSeen(db: Db, ctx: SignedInContext): Promise<RoomRow[]> {
  const rows = await allRooms(db)
  if (audienceBy(ctx) !== 'room') return rows
  const own = await roomOfAccount(db, ctx.by.userId)
  return rows.filter(({ id }) => id === own)
}

/** A room's row by its id as a text, not locked; refuses an unknown one, and the screen of a room any but its own. */
export async function roomSeen(db: Db, ctx: SignedInContext, id: string): Promise<RoomRow> {
  const number = numberIn(id)
  const row = number === null ? null : await roomById(db, number)
  if (!row || !(await mayLookInto(db, ctx, row))) throw new Refused('not-found')
  return row
}

const mayLookInto = async (db: Db, ctx: SignedInContext, { id }: RoomRow): Promise<boolean> =>
  audienceBy(ctx) !== 'room' || (await roomOfAccount(db, ctx.by.userId)) === id

/** As whom a caller sees others' visits; refuses one who sees none, whom the contract doesn't let in. */
export function audienceBy({ by }: SignedInContext): Audience {
  const audience = audienceOf(by.roles)
  if (!audience) throw new Refused('role-missing')
  return audience
}
