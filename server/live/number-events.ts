import { defaultLanguageOf } from '@mikvah/rules/settings/read.ts'
import { asc, inArray, isNull, sql } from 'drizzle-orm'
import { momentOf } from '../asked/moment.ts'
import type { Parts } from '../asked/parts.ts'
import type { Tx } from '../db/database.ts'
import { instantText } from '../db/instant-text.ts'
import { mayTryAgain } from '../db/sql-state.ts'
import { statement } from '../db/statement.ts'
import type { Telling } from '../reservations/telling/patrons-view.ts'
import { seal } from '../secrets/seal.ts'
import { kindOf } from './kinds.ts'
import { liveEvents, liveNumbers } from './table.ts'

/** This program's own lock number: any will do that nothing else on the server uses. */
const turn = 6_134_552_818
const most = 200

type Change = { id: number; kind: string; subject: string }

/**
 * Numbers what has been committed since, in one turn with all other processes, and writes down what there is to tell of
 * it as it stands now. Of several changes of one thing the last is told. A process that falls asleep in its turn is cut off, so
 * that the others go on. Gives whether there may be more.
 */
export async function numberEvents(parts: Parts): Promise<boolean> {
  const moment = await momentOf(parts)
  const telling = { ...moment, language: defaultLanguageOf(moment.content.values) }
  return parts.db.inTransaction(async (tx) => {
    await takeTurn(tx)
    const { id, kind, subject, number } = liveEvents
    const changes = await tx
      .select({ id, kind, subject })
      .from(liveEvents)
      .where(isNull(number))
      .orderBy(asc(id))
      .limit(most)
    const last = lastOfEach(changes)
    if (last.length === 0) return false
    const told = await toldOf(parts, tx, telling, last)
    const rows = last.map((change) => ({
      id: change.id,
      told: seal(parts.config, told.get(change) ?? ''),
    }))
    await writeNumbers(tx, [JSON.stringify(rows), instantText(parts.realNow())])
    const kept = new Set(last.map((change) => change.id))
    const outdone = changes.filter((change) => !kept.has(change.id)).map((change) => change.id)
    if (outdone.length > 0) await tx.delete(liveEvents).where(inArray(id, outdone))
    return changes.length === most
  })
}

/** Until the transaction ends; one that goes quiet in it is ended by the database. */
export const takeTurn = (tx: Tx) =>
  tx.execute(
    sql`select set_config('idle_in_transaction_session_timeout', '3s', true), pg_advisory_xact_lock(${turn})`,
  )

const lastOfEach = (changes: readonly Change[]): Change[] =>
  [
    ...new Map(changes.map((change) => [`${change.kind} ${change.subject}`, change])).values(),
  ].toSorted((one, other) => one.id - other.id)

/** In the order they are given; the text is '' where it is said by its happening. */
const writeNumbers = statement(
  'number-live-events',
  `update live_events set number = given.number, at = $2::timestamptz, told = given.told
   from (
     select id, told, nextval('${liveNumbers.seqName}') as number
     from json_to_recordset(($1::text)::json) as row (id int8, told text)
   ) given
   where live_events.id = given.id`,
)

/** What can't be told, for whatever reason, has its readers load their lists anew: no board stays behind for a fault. */
async function toldOf(
  parts: Parts,
  tx: Tx,
  telling: Telling,
  changes: readonly Change[],
): Promise<Map<Change, string>> {
  const told = new Map<Change, string>()
  for (const [name, ofKind] of Map.groupBy(changes, ({ kind }) => kind)) {
    const read = kindOf(name)?.read
    if (!read) continue
    const subjects = ofKind.map(({ subject }) => subject)
    // In a savepoint: what can't be read must not undo the numbers, or nothing is ever told again.
    const found = await tx
      .transaction(() => read(tx, telling, subjects))
      .catch((error) => {
        if (mayTryAgain(error)) throw error
        parts.log.error({ err: error, kind: name }, 'changes could not be read')
        return new Map<string, object>()
      })
    for (const change of ofKind) {
      const about = found.get(change.subject)
      if (about === undefined) parts.log.warn({ kind: name }, 'nothing to tell of a change')
      else told.set(change, JSON.stringify(about))
    }
  }
  return told
}
