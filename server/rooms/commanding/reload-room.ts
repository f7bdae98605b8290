import type { AskedBySomeone } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { addEvent } from '../../live/add-event.ts'
import { roomSeen } from '../telling/rooms-seen.ts'

/** Told to the screen of this room and to no other. */
export async function reloadRoom({ db }: Parts, asked: AskedBySomeone, id: string): Promise<null> {
  const seen = await roomSeen(db.orm, asked, id)
  await addEvent(db.orm, 'reload', seen.id)
  return null
}
