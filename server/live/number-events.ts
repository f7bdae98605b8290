import { defaultLanguageOf } from '@mikvah/rules/settings/read.ts'
import { asc, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { instantText } from '../db/instant-text.ts'
import { mayTryAgain } from '../db/sql-state.ts'
import { statement } from '../db/statement.ts'
import type { Moment } from '../request/context.ts'
import { momentOf } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import type { Telling } from '../reservations/views/patrons-view.ts'
import { seal } from '../secrets/seal.ts'
import type { EventRow } from './event.ts'
import { kindOf } from './kinds.ts'
import { liveEvents, liveNumbers } from './table.ts'

/** This program's own lock number: any will do that nothing else on the server uses. */
const turn = 6_134_552_818
const most = 200

type Change = Pick<typeof liveEvents.$inferSelect, 'id' | 'kind' | 'subject'>

/** What has been numbered just now, as it is told, and whether there may be more. */
export type Numbered = { rows: EventRow[]; more: boolean }

/** Something couldn't be read, and the transaction with it: each kind is read apart then. */
class Unread extends Error {}

/**
 * Numbers what has been committed since, in one turn with all other processes, and writes down what there is to tell of
 * it as it stands now. Of several changes of one thing the last is told. A process that falls asleep in its turn is cut off, so
 * that the others go on.
 */
export async function numberEvents(parts: Parts): Promise<Numbered> {
  const moment = await momentOf(parts)
  const inOneTurn = (apart: boolean) =>
    parts.db.inTransaction(async (tx) => {
      await lockNumbering(tx)
      return numberInTurn(parts, tx, { moment, apart })
    })
  return inOneTurn(false).catch((error) => {
    if (error instanceof Unread) return inOneTurn(true)
    throw error
  })
}

type Turn = { moment: Moment; apart: boolean }

async function numberInTurn(parts: Parts, tx: Tx, { moment, apart }: Turn): Promise<Numbered> {
  const { id, kind, subject, number } = liveEvents
  const changes = await tx
    .select({ id, kind, subject })
    .from(liveEvents)
    .where(isNull(number))
    .orderBy(asc(id))
    .limit(most)
  const last = lastOfEach(changes)
  if (last.length === 0) return { rows: [], more: false }
  const telling = { ...moment, language: defaultLanguageOf(moment.content.values) }
  const texts = await readChanges(parts, tx, last, { telling, apart })
  const sealed = last.map((change) => ({
    id: change.id,
    data: seal(parts.config, texts.get(change) ?? ''),
  }))
  const numbers = await writeNumbers(tx, [JSON.stringify(sealed), instantText(parts.realNow())])
  const numberOf = new Map(numbers.map((row) => [Number(row.id), Number(row.number)]))
  const lastIds = new Set(last.map((change) => change.id))
  const outdone = changes.filter((change) => !lastIds.has(change.id)).map((change) => change.id)
  if (outdone.length > 0) await tx.delete(liveEvents).where(inArray(id, outdone))
  const rows = last.map((change) => ({
    kind: change.kind,
    data: texts.get(change) ?? '',
    number: numberOf.get(change.id) ?? 0,
  }))
  return {
    rows: rows.toSorted((one, other) => one.number - other.number),
    more: changes.length === most,
  }
}

/** Until the transaction ends; one that goes quiet in it is ended by the database. */
export const lockNumbering = (tx: Tx) =>
  tx.execute(
    sql`select set_config('idle_in_transaction_session_timeout', '3s', true), pg_advisory_xact_lock(${turn})`,
  )

/**
 * In a database put back from a backup numbers would be given a second time, and a screen that slept meanwhile would take
 * what they say now for what it heard. Those given from here on are beyond any: the house tells less than one each
 * millisecond.
 */
export const passGivenNumbers = ({ db, realNow }: Pick<Parts, 'db' | 'realNow'>) =>
  db.inTransaction(async (tx) => {
    await lockNumbering(tx)
    await tx.execute(
      sql`select setval('live_event_numbers', greatest(last_value, ${realNow()}::int8)) from live_event_numbers`,
    )
  })

const lastOfEach = (changes: readonly Change[]): Change[] =>
  [
    ...new Map(changes.map((change) => [`${change.kind} ${change.subject}`, change])).values(),
  ].toSorted((one, other) => one.id - other.id)

/** In the order they are given; the text is '' where it is said by its happening. */
const writeNumbers = statement<{ id: string; number: string }>(
  'number-live-events',
  `update live_events set number = given.number, at = $2::timestamptz, told = given.data
   from (
     select id, data, nextval('${liveNumbers.seqName}') as number
     from json_to_recordset(($1::text)::json) as row (id int8, data text)
   ) given
   where live_events.id = given.id
   returning live_events.id::text, live_events.number::text`,
)

type Reading = { telling: Telling; apart: boolean }

/** What can't be told, for whatever reason, has its readers load their lists anew: no board stays behind for a fault. */
async function readChanges(
  parts: Parts,
  tx: Tx,
  changes: readonly Change[],
  { telling, apart }: Reading,
): Promise<Map<Change, string>> {
  const texts = new Map<Change, string>()
  for (const [name, ofKind] of Map.groupBy(changes, ({ kind }) => kind)) {
    const read = kindOf(name)?.read
    if (!read) continue
    const subjects = ofKind.map(({ subject }) => subject)
    const reading = () => read(tx, telling, subjects)
    // In a savepoint: what can't be read must not undo the numbers, or nothing is ever told again.
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
