import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { importVisits as call } from '@mikvah/contract/settings/moving-in.ts'
import { matchHeadings } from '@mikvah/rules/people/match-headings.ts'
import {
  mostImportVisits,
  neededOfVisits,
  type VisitImportField,
  visitImportFields,
} from '@mikvah/rules/reservation/import-visits.ts'
import { instantOfText } from '@mikvah/rules/time/local-text.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db } from '../db/database.ts'
import { todayOf } from '../nights/nights.ts'
import { users } from '../people/table.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused, SettingsMoved } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { textIn } from '../request/words.ts'
import { bookBatch, type Ended } from '../reservations/booking/book-batch.ts'
import { type Opened, openNewBooking } from '../reservations/booking/open-booking.ts'
import { patronFacts } from '../reservations/booking/patron-facts.ts'
import { tryBatch } from '../reservations/booking/try-batch.ts'
import { nightOf } from '../reservations/lock-nights.ts'
import { reservations } from '../reservations/table.ts'
import { readList } from './read-list.ts'
import type { BadLine } from './read-patron.ts'
import { type ReadVisit, visitReader } from './read-visit.ts'

type Entry = { line: number; opened: Opened }
type Sorted = { entries: Entry[]; unchanged: number; bad: BadLine[] }

/**
 * Reads a list of upcoming visits and says of each line what would become of it; they are written only when it is
 * confirmed, one batch after the other, by the desk's own booking. A visit that stands here already stays as it
 * is, also when she has moved or canceled it since, so that a list may come twice: one that broke off is sent again.
 */
export async function importVisits(parts: Parts, ctx: SignedInContext, body: BodyOf<typeof call>) {
  const { headings, rows } = await readList(body.text, mostImportVisits)
  const columns = body.columns ?? matchHeadings(headings, visitImportFields)
  const known = neededOfVisits.every((field) => columns[field] !== undefined)
  // A first look still shows the headings.
  if (!known && !body.dryRun) throw new Refused('import-no-time')
  const read = visitReader(ctx, columns)
  const lines = known ? rows.map(({ line, cells }) => read(line, cells)) : []
  const sorted = await sortLines(parts, ctx, { lines, evenIfFull: body.evenIfFull })
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

const openedOf = ({ entries }: Sorted) => entries.map(({ opened }) => opened)

/** As many are in one batch as of bookings: their nights are locked for no longer, whatever the length of the list. */
const entriesAtOnce = 100

async function write({ db }: Parts, ctx: SignedInContext, sorted: Sorted) {
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
      // What was booked before stands: these are named, and the list is sent again.
      if (from === 0 || !(error instanceof SettingsMoved)) throw error
      return entries.map(() => ({ refused: new Refused('try-again') }))
    })
    outcomes.push(
      ...ended.map((end) => ('alsoIn' in end ? { refused: new Refused('try-again') } : end)),
    )
  }
  return outcomes
}

async function sortLines(
  { db: { orm } }: Parts,
  ctx: SignedInContext,
  { lines, evenIfFull }: { lines: readonly (ReadVisit | BadLine)[]; evenIfFull: boolean },
): Promise<Sorted> {
  const visits = lines.filter((one) => 'body' in one)
  const sorted: Sorted = { entries: [], unchanged: 0, bad: lines.filter((one) => 'message' in one) }
  const owners = await ownersOf(orm, visits)
  const here = await startsOf(orm, [...owners.values()])
  const facts = await patronFacts(orm, [...owners.values()], todayOf(ctx))
  const holds = new Map(facts.map(({ userId, own }) => [userId, own]))
  const firstLine = new Map<string, number>()
  for (const visit of visits) {
    const { line, phone, night } = visit
    const before = firstLine.get(`${phone} ${night}`)
    const userId = owners.get(phone)
    const bad = (error: unknown) => sorted.bad.push(badLine(ctx, line, error))
    if (before !== undefined) {
      bad(new Refused('import-visit-twice', { params: { line: String(before) } }))
      continue
    }
    firstLine.set(`${phone} ${night}`, line)
    if (!userId) bad(new Refused('import-no-patron'))
    else if (here.has(`${userId} ${startOf(ctx, visit)}`)) sorted.unchanged++
    else open(visit, userId)
  }
  return sorted

  function open({ line, body }: ReadVisit, userId: string) {
    try {
      const opened = openNewBooking(
        { ...ctx, key: null },
        {
          body: { ...body, userId },
          query: { ignoreCutoff: true, ignoreAvailability: evenIfFull },
          takenOver: true,
        },
      )
      const held = (holds.get(userId) ?? []).filter(({ status }) => status === 'Pending')
      sorted.entries.push({
        line,
        opened: { ...opened, nights: [...opened.nights, ...held.map(nightOf)] },
      })
    } catch (error) {
      sorted.bad.push(badLine(ctx, line, error))
    }
  }
}

const startOf = ({ content }: SignedInContext, { body }: ReadVisit) =>
  instantOfText(body.reservationTime, content.timeZone)

async function ownersOf(db: Db, visits: readonly ReadVisit[]): Promise<Map<string, string>> {
  const phones = [...new Set(visits.map(({ phone }) => phone))]
  if (phones.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, phone: users.userName })
    .from(users)
    .where(and(eq(users.kind, 'patron'), inArray(users.userName, phones)))
  return new Map(rows.map(({ id, phone }) => [phone, id]))
}

/** What these patrons have had here at all, given up or not, by patron and start. */
async function startsOf(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ userId: reservations.userId, startsAt: reservations.startsAt })
    .from(reservations)
    .where(inArray(reservations.userId, [...ids]))
  return new Set(rows.map(({ userId, startsAt }) => `${userId} ${startsAt}`))
}

/** Which column of the list a refusal is about, for refusals that name no field of the booking. */
const columnOf: Partial<Record<string, VisitImportField>> = {
  ...{ 'import-no-patron': 'phone', 'import-visit-twice': 'date', 'import-other-visit': 'date' },
  ...{ 'night-past': 'date', 'night-closed': 'date' },
  ...{
    'bath-not-offered': 'room',
    'shower-not-offered': 'room',
    'bath-not-in-shabbos-mode': 'room',
  },
}

const isVisitImportField = (path: string): path is VisitImportField =>
  Object.hasOwn(visitImportFields, path)

/** What is refused for a reason is named by its line; anything else is nobody's line. */
function badLine({ language, content }: SignedInContext, line: number, error: unknown): BadLine {
  if (!(error instanceof Refused)) throw error
  const { code, more } = error
  const path = more.errors?.[0]?.path ?? ''
  const field = columnOf[code] ?? (isVisitImportField(path) ? path : 'time')
  return { line, field, message: textIn(language, code, more.params ?? {}, content.texts) }
}
