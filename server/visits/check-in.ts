import type { BodyOf, QueryOf } from '@mikvah/contract/endpoint.ts'
import type { checkIn as checkInCall } from '@mikvah/contract/evening/check-in.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { prepayReasonOf } from '@mikvah/rules/reservation/prepay.ts'
import { flagOf } from '@mikvah/rules/settings/read.ts'
import { checksIn } from '@mikvah/rules/visit/check-in.ts'
import { judgeWhereSheIs } from '@mikvah/rules/visit/self-check-in.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused, SettingsMoved } from '../asked/refused.ts'
import { keepMade } from '../asked/request-key.ts'
import { withFresh } from '../audit/with-fresh.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { offersCubicle } from '../cubicles/store.ts'
import type { Db, Tx } from '../db/database.ts'
import { nightAt, placeById } from '../nights/nights.ts'
import { quietAt } from '../nights/quiet.ts'
import { balanceOfVisit } from '../payments/ledger/balance-of-visit.ts'
import { mayTouch } from '../people/owner.ts'
import { pointOf } from '../places/where-it-is.ts'
import { addReceipt } from '../receipts/print-receipt.ts'
import { lockNightsOf } from '../reservations/lock-nights.ts'
import { lockReservation, type ReservationRow, reservationById } from '../reservations/store.ts'
import { visitTold } from '../rooms/telling/visit-told.ts'
import { lookedUpAtKiosk } from './looked-up-at-kiosk.ts'
import { moveStatus } from './move-status.ts'
import { refuseInQuiet } from './refuse-in-quiet.ts'
import { refuseMove } from './refuse-move.ts'

type Query = QueryOf<typeof checkInCall>
type Body = BodyOf<typeof checkInCall>

/** She is here, and waits for a room (rules 2). */
export async function checkIn(parts: Parts, asked: AskedBySomeone, query: Query, body: Body) {
  const { resId: id } = query
  const seen = await reservationById(parts.db.orm, id)
  if (!seen || !(await mayCheckIn(parts.db.orm, asked, seen))) throw new Refused('not-found')
  if (!asked.key?.made)
    await withFresh(parts, asked, {
      act: () => checkInLocked(parts, asked, seen, { ...query, ...body }),
      fresh: (db) => told(db, asked, id),
      visit: seen.userId === asked.by.userId ? null : id,
    })
  return told(parts.db.orm, asked, id)
}

const mayCheckIn = async (db: Db, asked: AskedBySomeone, row: ReservationRow): Promise<boolean> =>
  mayTouch(asked, row.userId) || (await lookedUpAtKiosk(db, asked, row.id))

const atTheDesk = ({ by }: AskedBySomeone) => holds(by.roles, 'Reception')

const checkInLocked = (
  parts: Parts,
  asked: AskedBySomeone,
  seen: ReservationRow,
  given: Query & Body,
) =>
  parts.db.inTransaction(async (tx) => {
    const version = await lockNightsOf(tx, seen)
    if (version !== asked.content.version) throw new SettingsMoved()
    const row = await lockReservation(tx, seen.id)
    if (!row) throw new Refused('not-found')
    await refuseCheckIn(tx, asked, row, given)
    const language = given.userLanguage ?? row.language
    const moved = await moveStatus(tx, asked, row, 'Waiting', { language })
    await printAtCheckIn(tx, asked, moved, given.printer)
    const details = { from: row.status, to: 'Waiting' }
    await writeAudit(tx, asked, { subject: row.id, owner: row.userId, details })
    await keepMade(tx, asked.key, { reservation: row.id })
  })

/** Of its own accord the program prints nothing on Shabbos and Yom Tov. That the printer isn't there keeps nobody out. */
async function printAtCheckIn(
  tx: Tx,
  asked: AskedBySomeone,
  row: ReservationRow,
  printer: string | undefined,
): Promise<void> {
  if (printer === undefined || quietAt(asked, asked.now)) return
  if (flagOf(asked.content.values, 'printReceiptAtCheckin'))
    await addReceipt(tx, asked, row, printer)
}

async function refuseCheckIn(
  tx: Tx,
  asked: AskedBySomeone,
  row: ReservationRow,
  { lat, lng, accuracy }: Body,
): Promise<void> {
  const own = row.userId === asked.by.userId
  refuseInQuiet(asked, { asPatron: own })
  // The table lets her out of a room to wait again, too; that is no check-in.
  if (!checksIn(row.status, 'Waiting'))
    throw new Refused('move-refused', { params: { from: row.status, to: 'Waiting' } })
  refuseMove(asked, row, 'Waiting')
  if (own) {
    const phone =
      lat === undefined || lng === undefined ? null : { lat, lng, accuracy: accuracy ?? null }
    const { values } = asked.content
    const near = judgeWhereSheIs(phone, pointOf(asked.content, row.locationId), values)
    if (!near.allowed) throw new Refused(near.because)
  }
  // The desk sees what is owed and takes it there.
  if (!atTheDesk(asked) && (await isUnpaid(tx, asked, row))) throw new Refused('check-in-not-paid')
}

async function isUnpaid(tx: Tx, asked: AskedBySomeone, row: ReservationRow): Promise<boolean> {
  const place = placeById(asked, row.locationId)
  if (!place || !prepayReasonOf(row, nightAt(asked, place, row.night), place.values)) return false
  return !(await balanceOfVisit(tx, row)).paid
}

async function told(db: Db, asked: AskedBySomeone, id: string) {
  const row = await reservationById(db, id)
  if (!row) throw new Refused('not-found')
  const inTheHouse = atTheDesk(asked) || holds(asked.by.roles, 'Kiosk')
  const cubicleOffered =
    inTheHouse && row.status === 'Waiting' && (await offersCubicle(db, asked, row))
  return { ...(await visitTold(db, asked, row)), cubicleOffered }
}
