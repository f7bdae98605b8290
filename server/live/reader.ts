import { type Audience, audienceOf } from '@mikvah/contract/who-sees.ts'
import type { Db } from '../db/database.ts'
import { placeOfDevice } from '../devices/device-store.ts'
import type { Caller } from '../request/context.ts'
import { roomOfAccount } from '../rooms/store.ts'

/** What decides which events a screen gets. Readers of the same name get the same texts. */
export type Reader = {
  name: string
  audience: Audience
  /** The room of a room's own screen; null for a room's screen without one, and for any other reader. */
  room: number | null
  /**
   * The id of the location where a waiting area's display stands; null for an account that isn't a device, whose
   * screens show the main building, and for any other reader.
   */
  place: string | null
}

/** As which reader an account's screens get live events; null for a patron, who hears of nobody else. */
export async function readerOf(db: Db, { userId, roles }: Caller): Promise<Reader | null> {
  const audience = audienceOf(roles)
  if (audience === 'room') return readerAs(audience, { room: await roomOfAccount(db, userId) })
  if (audience === 'waiting') return readerAs(audience, { place: await placeOfDevice(db, userId) })
  return audience && readerAs(audience)
}

type Where = Partial<Pick<Reader, 'room' | 'place'>>

/** A reader of this audience, named after whatever its texts depend on. */
export const readerAs = (
  audience: Audience,
  { room = null, place = null }: Where = {},
): Reader => ({
  name: [audience, room, place].filter((part) => part !== null).join(' '),
  ...{ audience, room, place },
})
