import type { QueryOf, ResultOf } from '@mikvah/contract/endpoint.ts'
import type { sheets as sheetsCall } from '@mikvah/contract/evening/sheets.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { outcomeOf } from '@mikvah/rules/visit/from-paper.ts'
import type { Db } from '../../db/database.ts'
import { snapshot } from '../../db/snapshot.ts'
import { todayOf } from '../../nights/nights.ts'
import { paperNightOver } from '../../nights/paper-nights.ts'
import { balanceFrom } from '../../payments/ledger/balance-of-visit.ts'
import { moneyOfReservations } from '../../payments/ledger/money.ts'
import type { Moment, SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { preassignmentsOf } from '../../rooms/preassigning/store.ts'
import { roomsByIds } from '../../rooms/store.ts'
import { placeNamed } from '../../rooms/views/place-named.ts'
import {
  isOnSheet,
  type Night,
  nightsWithUnknown,
  oldestSheet,
  type SheetVisit,
  visitsOfSheet,
} from './sheet-store.ts'

type Sheet = ResultOf<typeof sheetsCall>[number]

/** The sheets that wait to be entered, or that of one night; empty where that night has no sheet or isn't over. */
export const readSheets = (
  { db }: Parts,
  ctx: SignedInContext,
  { dt }: QueryOf<typeof sheetsCall>,
): Promise<Sheet[]> =>
  db.inTransaction(async (tx) => {
    const today = todayOf(ctx)
    const dates =
      dt === undefined ? await nightsWithUnknown(tx, { from: oldestSheet(today), to: today }) : [dt]
    const sheets: Sheet[] = []
    for (const date of dates) {
      const over = paperNightOver(ctx, date)
      if (over !== null && over <= ctx.now) sheets.push(await sheetView(tx, ctx, { date, over }))
    }
    return sheets
  }, snapshot)

/** A night with what has been entered so far, in the order of the paper. */
export async function sheetView(
  db: Db,
  moment: Pick<Moment, 'content'>,
  { date, over }: Night,
): Promise<Sheet> {
  const visits = (await visitsOfSheet(db, date)).filter(isOnSheet)
  const rows = visits.map(({ row }) => row)
  const preassigned = await preassignedRooms(db, rows)
  const paid = Map.groupBy(
    await moneyOfReservations(
      db,
      rows.map(({ id }) => id),
    ),
    ({ reservationId }) => reservationId,
  )
  const at = (ms: number) => instantTextOf(ms, moment.content.timeZone)
  return {
    date,
    ended: at(over),
    rows: visits.map((visit) => ({
      ...rowView(visit, at),
      location: placeNamed(moment.content, visit.row.locationId),
      kept: preassigned.get(visit.row.id) ?? null,
      balance: dollarsOf(balanceFrom(visit.row, paid.get(visit.row.id) ?? []).balanceCents),
    })),
  }
}

const rowView = ({ row, onPaper, room }: SheetVisit, at: (ms: number) => string) => ({
  reservationId: row.id,
  reservationCode: row.code,
  reservationTime: at(row.startsAt),
  firstTime: row.firstTime,
  handicapped: row.handicapped,
  kallah: row.kallah,
  became: outcomeOf({ status: row.status, onPaper }),
  room,
})

async function preassignedRooms(db: Db, rows: readonly { id: string }[]) {
  const preassigned = await preassignmentsOf(
    db,
    rows.map(({ id }) => id),
  )
  const named = await roomsByIds(
    db,
    preassigned.map(({ roomId }) => roomId),
  )
  const byId = new Map(named.map(({ id, number }) => [id, { id, number }]))
  return new Map(
    preassigned.map(({ reservationId, roomId }) => [reservationId, byId.get(roomId) ?? null]),
  )
}
