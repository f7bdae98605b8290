import type { AskedBySomeone } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { changeRoom, type RoomRow } from '../store.ts'
import { audienceBy, roomSeen } from '../telling/rooms-seen.ts'
import { roomTold } from '../telling/rooms-told.ts'

/** What its screen speaks from now on. */
export async function setLanguage(
  { db }: Parts,
  asked: AskedBySomeone,
  id: string,
  language: RoomRow['language'],
) {
  const seen = await roomSeen(db.orm, asked, id)
  const row = await db.inTransaction((tx) => changeRoom(tx, seen.id, { language }))
  return roomTold(db.orm, asked, audienceBy(asked), row ?? seen)
}
