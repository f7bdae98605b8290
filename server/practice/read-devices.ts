import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { desc } from '../db/drizzle/queries.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { practiceDevices } from './table.ts'

/** The commands that simulated doors, lights, printers and phones were given, newest first, 500 at most. */
export async function readDevices(parts: Parts, { content }: RequestContext) {
  const rows = await parts.db.orm
    .select()
    .from(practiceDevices)
    .orderBy(desc(practiceDevices.at))
    .limit(500)
  return rows.map(({ id, at, point, op, result, text }) => ({
    id,
    at: instantTextOf(at, content.timeZone),
    point,
    op,
    result,
    text,
  }))
}
