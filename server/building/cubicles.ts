import type { addCubicle as addCall, editCubicle as editCall } from '@mikvah/contract/cubicles.ts'
import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { type CubicleRow, lockCubicle } from '../cubicles/store.ts'
import { cubicles } from '../cubicles/table.ts'
import type { Tx } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import { refusedBy } from '../db/sql-state.ts'
import { settingsChanged } from '../facility/facility.ts'
import { numberIn } from '../ids.ts'
import { tellOfAll } from '../live/add-event.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { cubicleSetUp, freshNumber } from './store.ts'

/** Adds a free cubicle to a building, and gives it as `cubicleSetUp`; refuses a name that another one there has. */
export async function addCubicle(
  parts: Parts,
  ctx: SignedInContext,
  { name, locationId, lock }: BodyOf<typeof addCall>,
) {
  const before = ctx.key?.made?.cubicle
  if (before !== undefined) {
    const [row] = await parts.db.orm.select().from(cubicles).where(eq(cubicles.id, before))
    if (!row) throw new Refused('not-found')
    return cubicleSetUp(row)
  }
  const written = parts.db.inTransaction(async (tx) => {
    // Every change of the building writes this row, so that two who add at once come one after the other.
    await settingsChanged(tx)
    if (!ctx.content.locations.some(({ id }) => id === locationId)) throw new Refused('not-found')
    const row: CubicleRow = {
      ...{
        id: await freshNumber(tx, cubicles, 'cubicle-set-up'),
        name,
        locationId,
        lock: lock || null,
      },
      ...{ status: 'Available', reservationId: null },
    }
    await tx.insert(cubicles).values(row)
    await tellOfAll(tx)
    await writeAudit(tx, ctx, { subject: String(row.id), details: { made: true } })
    await recordOutcome(tx, ctx.key, { cubicle: row.id })
    return cubicleSetUp(row)
  })
  return refuseTakenName(name, written)
}

/**
 * Changes the name or the lock of a cubicle, and gives it as `cubicleSetUp`: what isn't given stays, and a blank lock
 * means that it has none. Refuses a name that another one there has.
 */
export function editCubicle(
  parts: Parts,
  ctx: SignedInContext,
  id: string,
  body: BodyOf<typeof editCall>,
) {
  const { name, lock } = body
  const written = parts.db.inTransaction(async (tx) => {
    const row = await lockedCubicle(tx, id)
    const becomes = {
      name: name ?? row.name,
      lock: lock === undefined ? row.lock : lock || null,
    }
    await tx.update(cubicles).set(becomes).where(eq(cubicles.id, row.id))
    await tellOfAll(tx)
    await writeAudit(tx, ctx, { subject: id, details: { fields: Object.keys(body) } })
    return cubicleSetUp({ ...row, ...becomes })
  })
  return refuseTakenName(name ?? '', written)
}

/** Removes a cubicle; refuses with cubicle-occupied while a visit has it. */
export async function removeCubicle(parts: Parts, ctx: SignedInContext, id: string) {
  await parts.db.inTransaction(async (tx) => {
    const row = await lockedCubicle(tx, id)
    if (row.reservationId !== null) throw new Refused('cubicle-occupied')
    await tx.delete(cubicles).where(eq(cubicles.id, row.id))
    await tellOfAll(tx)
    await writeAudit(tx, ctx, { subject: id, details: { removed: true } })
  })
  return null
}

async function lockedCubicle(tx: Tx, id: string): Promise<CubicleRow> {
  const number = numberIn(id)
  const row = number === null ? null : await lockCubicle(tx, number)
  if (!row) throw new Refused('not-found')
  return row
}

/** No two cubicles of a building may have the same name; a constraint of the database finds out. */
const refuseTakenName = <T>(name: string, written: Promise<T>): Promise<T> =>
  written.catch((error) => {
    const taken = refusedBy(error) === 'cubicles_name'
    throw taken ? new Refused('cubicle-name-taken', { params: { name } }) : error
  })
