import type { Tx } from '../../db/database.ts'
import { Refused } from '../../request/refused.ts'
import { lockAgainstChange } from '../../reservations/store.ts'
import { lockRoom, type RoomRow, roomById } from '../../rooms/store.ts'

/** How often the room is read again to see who is in it. */
const mostLooks = 5

/** Does an act again while it gives null, as somebody moved meanwhile; after five times it refuses with try-again. */
export async function untilNobodyMoves<T>(act: () => Promise<T | null>): Promise<T> {
  for (let look = 1; look <= mostLooks; look++) {
    const done = await act()
    if (done !== null) return done
  }
  throw new Refused('try-again', { retryAfterSeconds: 1 })
}

/**
 * Locks a room, and before it the visit in it, in the order in which moves lock them; a request refers to both. `moved`
 * when somebody else is in the room once it is locked. Refuses an unknown room.
 */
export async function holdRoom(tx: Tx, id: number): Promise<RoomRow | 'moved'> {
  const visit = (await roomById(tx, id))?.reservationId ?? null
  if (visit !== null) await lockAgainstChange(tx, visit)
  const room = await lockRoom(tx, id)
  if (!room) throw new Refused('not-found')
  return room.reservationId === null || room.reservationId === visit ? room : 'moved'
}
