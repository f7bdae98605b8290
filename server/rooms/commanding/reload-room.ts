import type { AskedBySomeone } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { liveEvents } from '../../live/table.ts'
import { roomSeen } from '../telling/rooms-seen.ts'

/** Told to the screen of this room and to no other. */
export async function reloadRoom({ db }: Parts, asked: AskedBySomeone, id: string): Promise<null> {
  const seen = await roomSeen(db.orm, asked, id)
  const reload = { kind: 'reload', subject: String(seen.id) }
  await db.inTransaction((tx) => tx.insert(liveEvents).values(reload))
  return null
}
