import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import type { Tx } from '../db/database.ts'
import { accountById } from '../people/accounts.ts'
import { Refused } from '../request/refused.ts'
import { occupiedBy } from './occupy.ts'
import { addPlacement, lockRoom, type RoomRow, takeRoom } from './store.ts'

type Visit = { id: string; userId: string; language: RoomRow['language'] | null }

/**
 * Takes the row lock of a room and lets a visit into it, with its placement; gives the room's former status. Refuses a
 * room in which somebody is (`room-not-free`).
 */
export async function enterRoom(
  tx: Tx,
  actor: Parameters<typeof occupiedBy>[0],
  id: number,
  visit: Visit,
): Promise<RoomStatus | null> {
  const found = await lockRoom(tx, id)
  // If she chose no language at check-in, the language of her account is used.
  const language = visit.language ?? (await accountById(tx, visit.userId))?.language ?? 'en'
  const { changes, placement } = occupiedBy(actor, id, { id: visit.id, language })
  if (!(await takeRoom(tx, id, changes))) throw new Refused('room-not-free')
  await addPlacement(tx, placement)
  return found?.status ?? null
}
