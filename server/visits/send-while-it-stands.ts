import { sendMessage } from '../notices/send-message.ts'
import type { Doers } from '../outbox/doers.ts'
import { isStillReserved } from '../reservations/to-remind.ts'

/** Sends a message, unless it is about a visit that was canceled or replaced or has begun since. */
export const sendWhileItStands: Doers['message'] = async (parts, message, id, dueAt) => {
  const { visit } = message
  if (visit !== undefined && !(await isStillReserved(parts.db.orm, visit))) {
    parts.log.info({ effect: 'message' }, 'message dropped: her visit no longer stands')
    return
  }
  await sendMessage(parts, message, id, dueAt)
}
