import type { Tx } from '../../db/database.ts'
import { Refused } from '../../request/refused.ts'
import { lockAgainstChange } from '../../reservations/store.ts'
import { lockRoom, type RoomRow, roomById } from '../../rooms/store.ts'

/** How often it is looked anew who is in the room. */
const mostLooks = 5

export async function untilNobodyMoves<T>(act: () => Promise<T | null>): Promise<T> {
  for (let look = 1; look <= mostLooks; look++) {
    const done = await act()
    if (done !== null) return done
  }
  throw new Refused('try-again', { retryAfterSeconds: 1 })
}

/**
 * Whoever moves her holds her visit before her room, and so does this: a request names both. `moved` when somebody else
 * is in the room once it is held.
 */
export async function holdRoom(tx: Tx, id: number): Promise<RoomRow | 'moved'> {
  const visit = (await roomById(tx, id))?.reservationId ?? null
  if (visit !== null) await lockAgainstChange(tx, visit)
  const room = await lockRoom(tx, id)
  if (!room) throw new Refused('not-found')
  return room.reservationId === null || room.reservationId === visit ? room : 'moved'
}
