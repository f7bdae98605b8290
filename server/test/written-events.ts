import { eq } from '../db/drizzle/queries.ts'
import { liveEvents } from '../live/table.ts'
import type { Desk } from './a-desk.ts'

/**
 * How many live events of this kind `act` writes. No relay may run: it tells changes that come together as one, so that
 * what a screen hears can't be counted.
 */
export async function writtenEvents(
  { db }: Pick<Desk, 'db'>,
  kind: string,
  act: () => Promise<unknown>,
): Promise<number> {
  await db.orm.delete(liveEvents).where(eq(liveEvents.kind, kind))
  await act()
  return db.orm.$count(liveEvents, eq(liveEvents.kind, kind))
}
