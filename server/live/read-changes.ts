import type { Tx } from '../db/database.ts'
import { mayTryAgain } from '../db/sql-state.ts'
import type { Parts } from '../request/parts.ts'
import type { Telling } from '../reservations/views/visit-facts.ts'
import { kindOf } from './kinds.ts'
import type { liveEvents } from './table.ts'

/**
 * A live event as it was written, before it gets the number by which screens hear it: the id of its row, its kind, and
 * the id of what it is about.
 */
export type LiveChange = Pick<typeof liveEvents.$inferSelect, 'id' | 'kind' | 'subject'>

/** A change couldn't be read, which spoils the transaction: next time each kind is read by itself. */
export class Unread extends Error {}

type Reading = { telling: Telling; apart: boolean }

/**
 * Reads what each event says, as JSON; one of a kind that says nothing, or whose subject is gone, has no text. A
 * failure throws `Unread`, or itself where the transaction may be tried again. With `apart` each kind is read by
 * itself: the events of one that fails have no text, and listeners load their lists anew, so that no board falls
 * behind.
 */
export async function readChanges(
  parts: Parts,
  tx: Tx,
  changes: readonly LiveChange[],
  { telling, apart }: Reading,
): Promise<Map<LiveChange, string>> {
  const texts = new Map<LiveChange, string>()
  for (const [name, ofKind] of Map.groupBy(changes, ({ kind }) => kind)) {
    const read = kindOf(name)?.read
    if (!read) continue
    const subjects = ofKind.map(({ subject }) => subject)
    const reading = () => read(tx, telling, subjects)
    // The read is in a savepoint: a failed one must not undo the numbers, or no event would ever be sent again.
    const found = await (apart ? tx.transaction(reading) : reading()).catch((error) => {
      if (mayTryAgain(error)) throw error
      if (!apart) throw new Unread()
      parts.log.error({ err: error, kind: name }, 'changes could not be read')
      return new Map<string, object>()
    })
    for (const change of ofKind) {
      const about = found.get(change.subject)
      if (about === undefined) parts.log.warn({ kind: name }, 'nothing to tell of a change')
      else texts.set(change, JSON.stringify(about))
    }
  }
  return texts
}
