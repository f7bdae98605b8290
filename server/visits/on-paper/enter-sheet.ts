import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { enterSheet as enterSheetCall } from '@mikvah/contract/evening/sheets.ts'
import type { Db, Tx } from '../../db/database.ts'
import { paperNightOver } from '../../nights/paper-nights.ts'
import { awaitRefunds } from '../../payments/refunding/await-refunds.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { textIn } from '../../request/words.ts'
import { lockVisits } from '../../reservations/lock-visit.ts'
import { lockRooms, roomsNumbered } from '../../rooms/store.ts'
import { isWritten, judgeRow, type Row, type RowRefusal, writeRow } from './enter-row.ts'
import { sheetView } from './read-sheets.ts'
import { type Night, visitsOfSheet } from './sheet-store.ts'

type Body = BodyOf<typeof enterSheetCall>
type Refusing = { row: Row; because: RowRefusal }

/**
 * Enters the sheet of a night without screens once it is over, row by row, none twice. Gives the sheet as `sheetView`,
 * and the rows that couldn't be entered with why (`refused`); the others are entered all the same.
 */
export async function enterSheet(parts: Parts, ctx: SignedInContext, body: Body) {
  const night = nightToEnter(ctx, body.dt)
  const { refused, canceled } = await parts.db.inTransaction((tx) =>
    ctx.key?.made ? judgedAgain(tx, night, body) : enterLocked(tx, ctx, night, body),
  )
  await Promise.all(canceled.map((id) => awaitRefunds(parts, id)))
  const sheet = await parts.db.inTransaction((tx) => sheetView(tx, ctx, night))
  return { ...sheet, refused: refused.map((one) => inWords(ctx, one)) }
}

/** The night of a date and when it was over; refuses one that has no sheet, or isn't over. */
export function nightToEnter(ctx: SignedInContext, date: string): Night {
  const over = paperNightOver(ctx, date)
  if (over === null) throw new Refused('night-not-on-paper')
  if (ctx.now < over) throw new Refused('night-not-over')
  return { date, over }
}

/** Locks nights, then visits, then rooms, as everywhere, so that two desks with one sheet take turns. */
async function enterLocked(tx: Tx, ctx: SignedInContext, night: Night, body: Body) {
  const seen = (await readRows(tx, night, body)).flatMap(({ visit, room }) =>
    visit ? [{ visit, room }] : [],
  )
  await lockVisits(
    tx,
    ctx,
    seen.map(({ visit }) => visit.row),
  )
  await lockRooms(
    tx,
    seen.flatMap(({ room }) => (room ? [room.id] : [])),
  )
  const refused: Refusing[] = []
  const canceled: string[] = []
  for (const row of await readRows(tx, night, body)) {
    const because = judgeRow(row) ?? (await writeRow(tx, ctx, night, row))
    if (because) refused.push({ row, because })
    else if (row.entry.became === 'canceled') canceled.push(row.entry.reservationId)
  }
  await recordOutcome(tx, ctx.key, { sheet: night.date })
  return { refused, canceled }
}

/**
 * Reads the rows again under the locks. A repeat enters nothing: rows that were entered are known by now, and the
 * others are answered.
 */
async function judgedAgain(tx: Tx, night: Night, body: Body) {
  const rows = await readRows(tx, night, body)
  const refused = rows.flatMap((row) => {
    const because = judgeRow(row) ?? (isWritten(row) ? null : 'payment-in-progress')
    return because ? [{ row, because }] : []
  })
  return { refused, canceled: [] }
}

async function readRows(db: Db, { date }: Night, { rows }: Body): Promise<Row[]> {
  const visits = await visitsOfSheet(db, date)
  const numbers = rows.flatMap(({ room }) => (room ? [room] : []))
  const rooms = await roomsNumbered(db, numbers)
  return rows.map((entry) => {
    const visit = visits.find(({ row }) => row.id === entry.reservationId) ?? null
    const room = rooms.find(
      ({ number, locationId }) => number === entry.room && locationId === visit?.row.locationId,
    )
    return { entry, visit, room: room ?? null }
  })
}

function inWords({ language, content }: SignedInContext, { row, because }: Refusing) {
  const { entry, visit } = row
  const params = {
    from: visit?.row.status ?? '',
    to: entry.became === 'canceled' ? 'Canceled' : entry.became === 'came' ? 'Done' : 'Reserved',
    room: entry.room ?? '',
  }
  const errorMessage = textIn(language, because, params, content.texts)
  return { reservationId: entry.reservationId, code: because, errorMessage }
}
