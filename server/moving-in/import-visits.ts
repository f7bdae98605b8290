import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { importVisits as call } from '@mikvah/contract/settings/moving-in.ts'
import { matchHeadings } from '@mikvah/rules/people/match-headings.ts'
import {
  mostImportVisits,
  neededOfVisits,
  visitImportFields,
} from '@mikvah/rules/reservation/import-visits.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused, SettingsMoved } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { bookBatch, type Ended } from '../reservations/booking/book-batch.ts'
import { tryBatch } from '../reservations/booking/try-batch.ts'
import { badLine } from './bad-visit.ts'
import { readList } from './read-list.ts'
import { visitReader } from './read-visit.ts'
import { type SortedVisits, sortVisits } from './sort-visits.ts'

/**
 * Reads a list of upcoming visits and tells what becomes of its lines: how many are booked and unchanged, which are bad
 * and why. With dryRun nothing is written; else they are booked, batch after batch, as the desk books. A visit that was
 * imported before stays as it is, also when she has moved or canceled it since, so that a list that broke off may be
 * imported again. Refuses as `readList` does, and, but for dryRun, a list without a column that is needed.
 */
export async function importVisits(parts: Parts, ctx: SignedInContext, body: BodyOf<typeof call>) {
  const { headings, rows } = await readList(body.text, mostImportVisits)
  const columns = body.columns ?? matchHeadings(headings, visitImportFields)
  const known = neededOfVisits.every((field) => columns[field] !== undefined)
  // On a first look the headings are shown all the same.
  if (!known && !body.dryRun) throw new Refused('import-no-time')
  const read = visitReader(ctx, columns)
  const lines = known ? rows.map(({ line, cells }) => read(line, cells)) : []
  const sorted = await sortVisits(parts, ctx, { lines, evenIfFull: body.evenIfFull })
  const ended = body.dryRun
    ? await tryBatch(parts.db, openedOf(sorted))
    : await write(parts, ctx, sorted)
  const refused = sorted.entries.flatMap(({ line }, nth) => {
    const end = ended[nth]
    return end && 'refused' in end ? [badLine(ctx, line, end.refused)] : []
  })
  return {
    ...{ written: !body.dryRun, headings, columns, lines: rows.length },
    made: sorted.entries.length - refused.length,
    unchanged: sorted.unchanged,
    bad: [...sorted.bad, ...refused].toSorted((a, b) => a.line - b.line),
  }
}

const openedOf = ({ entries }: SortedVisits) => entries.map(({ opened }) => opened)

/**
 * The most bookings in one batch, so that nights are locked no longer than by other batches, however long the list
 * is.
 */
const entriesAtOnce = 100

async function write({ db }: Parts, ctx: SignedInContext, sorted: SortedVisits) {
  const all = openedOf(sorted)
  const outcomes: Exclude<Ended, { alsoIn: unknown }>[] = []
  for (let from = 0; from < all.length; from += entriesAtOnce) {
    const entries = all.slice(from, from + entriesAtOnce)
    const ended = await bookBatch(db, entries, async (tx, ended) => {
      const made = ended.filter((end) => 'booked' in end).length
      const bad = ended.length - made + (from === 0 ? sorted.bad.length : 0)
      if (made === 0) return
      await writeAudit(tx, ctx, { subject: 'visits', details: { made, bad } })
      await recordOutcome(tx, ctx.key, { user: 'import' })
    }).catch((error) => {
      // The batches before stay booked. The lines of this one are named, so that the list can be imported again.
      if (from === 0 || !(error instanceof SettingsMoved)) throw error
      return entries.map(() => ({ refused: new Refused('try-again') }))
    })
    outcomes.push(
      ...ended.map((end) => ('alsoIn' in end ? { refused: new Refused('try-again') } : end)),
    )
  }
  return outcomes
}
