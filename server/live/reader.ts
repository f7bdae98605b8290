import { type Audience, audienceOf } from '@mikvah/contract/who-sees.ts'
import type { Caller } from '../asked/asked.ts'
import type { Db } from '../db/database.ts'
import { roomOfAccount } from '../rooms/store.ts'

/** Whom a screen is told as. Two of the same name are told the same, to the letter. */
export type Reader = {
  name: string
  audience: Audience
  /** The room whose own screen it is. */
  room: number | null
}

/** Null for a patron: nobody tells her of others. */
export async function readerOf(db: Db, { userId, roles }: Caller): Promise<Reader | null> {
  const audience = audienceOf(roles)
  if (audience !== 'room') return audience && readerAs(audience)
  return readerAs(audience, await roomOfAccount(db, userId))
}

export const readerAs = (audience: Audience, room: number | null = null): Reader => ({
  name: room === null ? audience : `${audience} ${room}`,
  audience,
  room,
})
