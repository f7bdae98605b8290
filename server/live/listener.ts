import { type Audience, audienceOf } from '@mikvah/contract/who-sees.ts'
import type { Db } from '../db/database.ts'
import { placeOfDevice } from '../devices/device-store.ts'
import type { Caller } from '../request/context.ts'
import { roomOfAccount } from '../rooms/store.ts'

/** What decides which events a screen gets. Listeners of the same name get the same texts. */
export type Listener = {
  name: string
  audience: Audience
  /** The room of a room's own screen; null for a room's screen without one, and for any other listener. */
  room: number | null
  /**
   * The id of the location where a waiting area's display stands; null for an account that isn't a device, whose
   * screens show the main building, and for any other listener.
   */
  place: string | null
}

/** As which listener an account's screens get live events; null for a patron, who hears of nobody else. */
export async function listenerOf(db: Db, { userId, roles }: Caller): Promise<Listener | null> {
  const audience = audienceOf(roles)
  if (audience === 'room') return listenerAs(audience, { room: await roomOfAccount(db, userId) })
  if (audience === 'waiting')
    return listenerAs(audience, { place: await placeOfDevice(db, userId) })
  return audience && listenerAs(audience)
}

type Where = Partial<Pick<Listener, 'room' | 'place'>>

/** A listener of this audience, named after whatever its texts depend on. */
export const listenerAs = (
  audience: Audience,
  { room = null, place = null }: Where = {},
): Listener => ({
  name: [audience, room, place].filter((part) => part !== null).join(' '),
  ...{ audience, room, place },
})
