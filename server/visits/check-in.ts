import type { BodyOf, QueryOf } from '@mikvah/contract/endpoint.ts'
import type { checkIn as checkInCall } from '@mikvah/contract/evening/check-in.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { prepayReasonOf } from '@mikvah/rules/reservation/prepay.ts'
import { flagOf } from '@mikvah/rules/settings/read.ts'
import { checksIn } from '@mikvah/rules/visit/check-in.ts'
import { hourOfCheckIn } from '@mikvah/rules/visit/hour-of-tap.ts'
import { judgeWhereSheIs } from '@mikvah/rules/visit/self-check-in.ts'
import { offersCubicle } from '../cubicles/store.ts'
import type { Db, Tx } from '../db/database.ts'
import { lookedUpAtKiosk } from '../kiosk/looked-up-at-kiosk.ts'
import { pointOf } from '../locations/where-it-is.ts'
import { locationById, nightAt } from '../nights/nights.ts'
import { quietAt } from '../nights/quiet.ts'
import { balanceOfVisit } from '../payments/ledger/balance-of-visit.ts'
import { mayTouch } from '../people/owner.ts'
import { addReceipt } from '../receipts/print-receipt.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { actOnVisit } from '../reservations/act-on-visit.ts'
import { type ReservationRow, reservationById } from '../reservations/store.ts'
import { visitView } from '../rooms/views/visit-view.ts'
import { moveStatus } from './move-status.ts'
import { refuseInQuiet } from './refuse-in-quiet.ts'
import { refuseMove } from './refuse-move.ts'

type Query = QueryOf<typeof checkInCall>
type Body = BodyOf<typeof checkInCall>

/** Checks her in, where `judgeStep` allows it. Gives her visit, and whether a desk or kiosk may offer a cubicle. */
export async function checkIn(parts: Parts, ctx: SignedInContext, query: Query, body: Body) {
  const { resId: id } = query
  await actOnVisit(parts, ctx, id, {
    may: (db, seen) => mayCheckIn(db, ctx, seen),
    act: (tx, row) => welcome(tx, ctx, row, { ...query, ...body }),
    audit: { after: ({ status }) => ({ from: status, to: 'Waiting' }) },
    fresh: (db) => readView(db, ctx, id),
  })
  return readView(parts.db.orm, ctx, id)
}

const mayCheckIn = async (db: Db, ctx: SignedInContext, row: ReservationRow): Promise<boolean> =>
  mayTouch(ctx, row.userId) || (await lookedUpAtKiosk(db, ctx, row.id))

const atTheDesk = ({ by }: SignedInContext) => holds(by.roles, 'Reception')

async function welcome(
  tx: Tx,
  ctx: SignedInContext,
  row: ReservationRow,
  given: Query & Body,
): Promise<void> {
  await refuseCheckIn(tx, ctx, row, given)
  const language = given.userLanguage ?? row.language
  const moved = await moveStatus(tx, asTapped(ctx, row, given), row, {
    to: 'Waiting',
    marks: { language },
  })
  // Where it is printed is for the house to say.
  const isHerPhone = row.userId === ctx.by.userId
  await printAtCheckIn(tx, ctx, moved, isHerPhone ? undefined : given.printer)
}

/** The hour of a tap that a kiosk sent late; anybody else checks in now. */
function asTapped(ctx: SignedInContext, { statusSince }: ReservationRow, { tappedAt }: Body) {
  if (tappedAt === undefined || atTheDesk(ctx) || !holds(ctx.by.roles, 'Kiosk')) return ctx
  return { ...ctx, now: hourOfCheckIn({ tappedAt: Date.parse(tappedAt), statusSince }, ctx.now) }
}

/** The program prints nothing by itself on Shabbos and Yom Tov. A missing printer keeps nobody out. */
async function printAtCheckIn(
  tx: Tx,
  ctx: SignedInContext,
  row: ReservationRow,
  printer: string | undefined,
): Promise<void> {
  if (printer === undefined || quietAt(ctx, ctx.now)) return
  if (flagOf(ctx.content.values, 'printReceiptAtCheckin')) await addReceipt(tx, ctx, row, printer)
}

async function refuseCheckIn(
  tx: Tx,
  ctx: SignedInContext,
  row: ReservationRow,
  { lat, lng, accuracy }: Body,
): Promise<void> {
  const own = row.userId === ctx.by.userId
  refuseInQuiet(ctx, { asPatron: own })
  // The table also has a move out of a room back to waiting, which isn't a check-in.
  if (!checksIn(row.status, 'Waiting'))
    throw new Refused('move-refused', { params: { from: row.status, to: 'Waiting' } })
  refuseMove(ctx, row, 'Waiting')
  if (own) {
    const phone =
      lat === undefined || lng === undefined ? null : { lat, lng, accuracy: accuracy ?? null }
    const { values } = ctx.content
    const near = judgeWhereSheIs(phone, pointOf(ctx.content, row.locationId), values)
    if (!near.allowed) throw new Refused(near.because)
  }
  // The desk sees what is owed and takes it there, so it isn't refused.
  if (!atTheDesk(ctx) && (await isUnpaid(tx, ctx, row))) throw new Refused('check-in-not-paid')
}

async function isUnpaid(tx: Tx, ctx: SignedInContext, row: ReservationRow): Promise<boolean> {
  const location = locationById(ctx, row.locationId)
  if (!location || !prepayReasonOf(row, nightAt(ctx, location, row.night), location.values))
    return false
  return !(await balanceOfVisit(tx, row)).paid
}

async function readView(db: Db, ctx: SignedInContext, id: string) {
  const row = await reservationById(db, id)
  if (!row) throw new Refused('not-found')
  const inTheHouse = atTheDesk(ctx) || holds(ctx.by.roles, 'Kiosk')
  const cubicleOffered =
    inTheHouse && row.status === 'Waiting' && (await offersCubicle(db, ctx, row))
  return { ...(await visitView(db, ctx, row)), cubicleOffered }
}
