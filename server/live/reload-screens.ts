import type { Parts } from '../request/parts.ts'
import { addEvent } from './add-event.ts'

/** Has every open screen of the house load itself anew. */
export async function reloadScreens({ db }: Parts): Promise<null> {
  await addEvent(db.orm, 'reload')
  return null
}
