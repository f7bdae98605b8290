import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type {
  addSection as addCall,
  editSection as editCall,
} from '@mikvah/contract/settings/building.ts'
import { lockSection } from '../attendants/store.ts'
import { sections } from '../attendants/table.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import { sqlStateOf } from '../db/sql-state.ts'
import { newId } from '../ids.ts'
import { tellOfAll } from '../live/add-event.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { rooms } from '../rooms/table.ts'
import { sectionSetUp } from './store.ts'

/** Adds a section without rooms to a building, and gives it as `sectionSetUp`. */
export async function addSection(
  parts: Parts,
  ctx: SignedInContext,
  { name, nameHe, locationId }: BodyOf<typeof addCall>,
) {
  const id = ctx.key?.made?.section ?? newId()
  if (!ctx.key?.made)
    await parts.db.inTransaction(async (tx) => {
      const known = ctx.content.locations.some((place) => place.id === locationId)
      if (!known) throw new Refused('not-found')
      await tx.insert(sections).values({ id, name, nameHe, locationId })
      await tellOfAll(tx)
      await writeAudit(tx, ctx, { subject: id, details: { made: true } })
      await recordOutcome(tx, ctx.key, { section: id })
    })
  const [made] = await parts.db.orm.select().from(sections).where(eq(sections.id, id))
  if (!made) throw new Refused('not-found')
  return sectionSetUp(made)
}

/** Renames a section; a Hebrew name that isn't given stays. Boards are told of it by the change itself. */
export const editSection = (
  parts: Parts,
  ctx: SignedInContext,
  id: string,
  named: BodyOf<typeof editCall>,
) =>
  parts.db.inTransaction(async (tx) => {
    const row = await lockKnownSection(tx, id)
    const [changed = row] = await tx
      .update(sections)
      .set(named)
      .where(eq(sections.id, id))
      .returning()
    await writeAudit(tx, ctx, { subject: id, details: { fields: Object.keys(named) } })
    return sectionSetUp(changed)
  })

/**
 * Removes a section that was made by mistake. Refuses with section-with-rooms while it has rooms, and with
 * section-with-history where anything else still refers to it, which foreign keys find out.
 */
export async function removeSection(parts: Parts, ctx: SignedInContext, id: string) {
  await parts.db
    .inTransaction(async (tx) => {
      await lockKnownSection(tx, id)
      const [room] = await tx.select().from(rooms).where(eq(rooms.sectionId, id)).limit(1)
      if (room) throw new Refused('section-with-rooms')
      await tx.delete(sections).where(eq(sections.id, id))
      await tellOfAll(tx)
      await writeAudit(tx, ctx, { subject: id, details: { removed: true } })
    })
    .catch((error) => {
      throw sqlStateOf(error) === stillSpokenOf ? new Refused('section-with-history') : error
    })
  return null
}

/** PostgreSQL's code for a row that others still refer to (foreign_key_violation). */
export const stillSpokenOf = '23503'

/** Takes the row lock of a section and gives its row; refuses with not-found where there is none. */
export async function lockKnownSection(tx: Tx, id: string) {
  const row = await lockSection(tx, id)
  if (!row) throw new Refused('not-found')
  return row
}
