import { defaultLanguageOf } from '@mikvah/rules/settings/read.ts'
import type { Tx } from '../db/database.ts'
import { asc, inArray, isNull } from '../db/drizzle/queries.ts'
import { instantText } from '../db/instant-text.ts'
import { anyListed, statement } from '../db/statement.ts'
import type { Moment } from '../request/context.ts'
import { momentOf } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import { seal } from '../secrets/seal.ts'
import type { EventRow } from './event.ts'
import { lockNumbering } from './lock-numbering.ts'
import { type LiveChange, readChanges, Unread } from './read-changes.ts'
import { liveEvents, liveNumbers } from './table.ts'

const most = 200

/** The events that were just numbered, and whether there may be more. */
export type Numbered = { rows: EventRow[]; more: boolean }

/**
 * Numbers up to 200 events that have no number yet, in turn with all other processes, and stores what each says as of
 * now. Where one thing has changed several times, only the last change is kept. A process that falls asleep in its turn
 * is cut off, so that the others go on.
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

const lastOfEach = (changes: readonly LiveChange[]): LiveChange[] =>
  [
    ...new Map(changes.map((change) => [`${change.kind} ${change.subject}`, change])).values(),
  ].toSorted((one, other) => one.id - other.id)

/** Numbers rows in their order and stores their data; the data is '' where the event itself says all. */
const writeNumbers = statement<{ id: string; number: string }>(
  'number-live-events',
  `update live_events set number = given.number, at = $2::timestamptz, told = given.data
   from (
     select id, data, nextval('${liveNumbers.seqName}') as number
     from json_to_recordset(($1::text)::json) as row (id int8, data text)
   ) given
   where live_events.id = given.id and live_events.id = ${anyListed('id', 'int8')}
   returning live_events.id::text, live_events.number::text`,
)
