import type { contract } from '@mikvah/contract/contract.ts'
import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { eq } from '../db/drizzle/queries.ts'
import { refusedBy } from '../db/sql-state.ts'
import { peripherals } from '../devices/table.ts'
import { newId } from '../ids.ts'
import { addEvent } from '../live/add-event.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'

type Added = BodyOf<typeof contract.addPeripheral>
type Edited = BodyOf<typeof contract.editPeripheral>

/**
 * Adds a printer or a card reader that a desk or a kiosk can choose, and gives its row. Refuses a point that another
 * one has with point-taken, and an unknown location with not-found.
 */
export async function addPeripheral(parts: Parts, ctx: SignedInContext, body: Added) {
  const id = ctx.key?.made?.peripheral ?? newId()
  if (!ctx.key?.made)
    await refuseTakenPoint(
      parts.db.inTransaction(async (tx) => {
        refuseUnknownPlace(ctx, body.locationId)
        await tx.insert(peripherals).values({ id, ...body })
        await addEvent(tx, 'devices')
        await writeAudit(tx, ctx, { subject: id, details: { made: true } })
        await recordOutcome(tx, ctx.key, { peripheral: id })
      }),
    )
  const [row] = await parts.db.orm.select().from(peripherals).where(eq(peripherals.id, id))
  if (!row) throw new Refused('not-found')
  return row
}

/**
 * Changes the given fields of a printer or card reader, and gives its row; refuses as `addPeripheral` does, and an
 * unknown one with not-found. One that is out of use can't be chosen, and gets no receipts.
 */
export const editPeripheral = (parts: Parts, ctx: SignedInContext, id: string, body: Edited) =>
  refuseTakenPoint(
    parts.db.inTransaction(async (tx) => {
      const [row] = await tx.select().from(peripherals).where(eq(peripherals.id, id)).for('update')
      if (!row) throw new Refused('not-found')
      if (body.locationId !== undefined) refuseUnknownPlace(ctx, body.locationId)
      const becomes = { ...row, ...body }
      await tx.update(peripherals).set(becomes).where(eq(peripherals.id, id))
      await addEvent(tx, 'devices')
      await writeAudit(tx, ctx, { subject: id, details: { fields: Object.keys(body) } })
      return becomes
    }),
  )

function refuseUnknownPlace({ content }: SignedInContext, locationId: string): void {
  if (!content.locations.some(({ id }) => id === locationId)) throw new Refused('not-found')
}

/** No two of them may have the same point; a constraint of the database finds out. */
const refuseTakenPoint = <T>(written: Promise<T>): Promise<T> =>
  written.catch((error) => {
    throw refusedBy(error) === 'peripherals_point' ? new Refused('point-taken') : error
  })
