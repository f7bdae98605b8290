import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { printReceipt as printReceiptCall } from '@mikvah/contract/evening/devices.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { numberOf } from '@mikvah/rules/settings/read.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db, Tx } from '../db/database.ts'
import { commandName } from '../devices/given-commands.ts'
import { printerById } from '../devices/store.ts'
import { newId } from '../ids.ts'
import { mayActAtKiosk } from '../kiosk/store.ts'
import { addEffect } from '../outbox/add-effect.ts'
import type { Moment, SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { type ReservationRow, reservationById } from '../reservations/store.ts'
import { receiptOf } from './receipt-of.ts'

/** A receipt that would come out later than this isn't printed: she has gone. */
const lateAfterSeconds = 600

/**
 * Prints a receipt, at any hour: somebody asked for it. Gives the id of the job; refuses with no-printer, and with
 * not-found a visit that the caller may not see.
 */
export async function printReceipt(
  { db }: Parts,
  ctx: SignedInContext,
  { resId, printer }: QueryOf<typeof printReceiptCall>,
) {
  const row = await reservationById(db.orm, resId)
  if (!row || !(await maySee(db.orm, ctx, row))) throw new Refused('not-found')
  const made = ctx.key?.made?.print
  if (made) return { jobId: made }
  return db.inTransaction(async (tx) => {
    const jobId = await addReceipt(tx, ctx, row, printer)
    if (jobId === null) throw new Refused('no-printer')
    await writeAudit(tx, ctx, { subject: row.id, details: { printer } })
    await recordOutcome(tx, ctx.key, { print: jobId })
    return { jobId }
  })
}

const maySee = async (db: Db, ctx: SignedInContext, { id }: ReservationRow) =>
  holds(ctx.by.roles, 'Reception') || (await mayActAtKiosk(db, ctx, id))

/**
 * Prints a receipt once the transaction is committed, and gives the id of the job; null where no printer in use has
 * this id.
 */
export async function addReceipt(
  tx: Tx,
  moment: Moment,
  row: ReservationRow,
  printer: string,
): Promise<string | null> {
  const found = await printerById(tx, printer)
  if (!found) return null
  const jobId = newId()
  const copies = numberOf(moment.content.values, 'printerCopies') ?? 1
  const payload = {
    ...(await receiptOf(tx, moment, row)),
    ...{ point: found.point, copies, lateAfterSeconds },
  }
  const dedupe = commandName('print', found.point, jobId)
  await addEffect(tx, { do: 'print', dueAt: moment.now, dedupe, payload })
  return jobId
}
