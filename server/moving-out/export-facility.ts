import { hours } from '@mikvah/rules/time/ms.ts'
import { todayOf } from '../nights/nights.ts'
import { bucketOf } from '../request/bucket.ts'
import type { SignedInContext } from '../request/context.ts'
import { withinLimit } from '../request/limits.ts'
import type { Parts } from '../request/parts.ts'
import { spool } from './spool.ts'
import { writeArchive } from './write-archive.ts'

/** The most exports in an hour: each reads the whole database. */
const limit = { bucket: bucketOf('export'), most: 10, windowMs: hours(1) }

/**
 * All that the facility owns, as one ZIP to keep: its file name, and its bytes as they are written. Ten may be made in
 * an hour.
 */
export async function exportFacility(parts: Parts, ctx: SignedInContext) {
  await withinLimit(parts.db.orm, limit, parts.realNow(), 'too-many-requests')
  const bytes = await spool((into, gone) => writeArchive(parts, ctx, { into, gone }))
  return { name: `mikvah-${todayOf(ctx)}.zip`, bytes }
}
