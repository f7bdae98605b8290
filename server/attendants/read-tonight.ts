import { todayOf } from '../nights/nights.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { lastAttendants, sectionsInUse, sectionsOfNight } from './store.ts'
import { tonightView } from './tonight-view.ts'

/**
 * A row for each section with rooms in use, in the order of the map: who has it on the present business day and who had
 * it last (null for nobody), whether its rooms are opened tonight, whether its building stays closed.
 */
export async function readTonight({ db }: Parts, ctx: SignedInContext) {
  const night = todayOf(ctx)
  const rows = await sectionsOfNight(db.orm, night)
  const used = await sectionsInUse(db.orm)
  const last = await lastAttendants(db.orm, night)
  return rows
    .filter(({ section }) => used.has(section.id))
    .map((row) => tonightView(ctx, row, last.get(row.section.id) ?? null))
}
