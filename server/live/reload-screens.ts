import type { Parts } from '../request/parts.ts'
import { addEvent } from './add-event.ts'

/** Has every open screen of the facility reload itself. */
export async function reloadScreens({ db }: Parts): Promise<null> {
  // In a transaction, whose end has the screens told at once.
  await db.inTransaction((tx) => addEvent(tx, 'reload'))
  return null
}
