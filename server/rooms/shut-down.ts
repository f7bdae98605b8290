import { isShutAt } from '@mikvah/rules/room/evening.ts'
import { plusDays } from '@mikvah/rules/time/business-day.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { and, lt, notInArray } from '../db/drizzle/queries.ts'
import { sessionsAt, todayOf } from '../nights/nights.ts'
import { quietAt } from '../nights/quiet.ts'
import type { Moment } from '../request/context.ts'
import { momentOf } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import { emptyAs } from './occupy.ts'
import { changeRoom, lockRooms } from './store.ts'
import { rooms } from './table.ts'

/**
 * Shuts the building down once the evening is over: rooms that nobody is in, Offline ones and those to be cleaned among
 * them, and whose status wasn't set since, become Available, which is not opened. On Shabbos and Yom Tov this waits
 * until afterwards. Gives how many rooms it shut.
 */
export async function shutDownRooms(parts: Parts): Promise<number> {
  const moment = await momentOf(parts)
  if (quietAt(moment, moment.now)) return 0
  const shutdown = lastShutdown(moment)
  const due = and(
    lt(rooms.statusSince, shutdown),
    notInArray(rooms.status, ['Occupied', 'Available']),
  )
  const seen = await parts.db.orm.select({ id: rooms.id }).from(rooms).where(due)
  if (seen.length === 0) return 0
  return parts.db.inTransaction(async (tx) => {
    const locked = await lockRooms(
      tx,
      seen.map(({ id }) => id),
    )
    const shut = locked.filter((room) => isShutAt(room, shutdown))
    for (const { id } of shut) await changeRoom(tx, id, emptyAs(moment, 'Available'))
    return shut.length
  })
}

/** The shutdown of the last evening that is over. */
function lastShutdown(moment: Moment): Ms {
  const today = todayOf(moment)
  const { shutdown } = sessionsAt(moment, today)
  return shutdown <= moment.now ? shutdown : sessionsAt(moment, plusDays(today, -1)).shutdown
}
