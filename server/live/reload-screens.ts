import type { Parts } from '../request/parts.ts'
import { addEvent } from './add-event.ts'

/** Has every open screen of the facility reload itself. */
export async function reloadScreens({ db }: Parts): Promise<null> {
  await addEvent(db.orm, 'reload')
  return null
}
