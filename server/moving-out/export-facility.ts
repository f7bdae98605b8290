import { hours } from '@mikvah/rules/time/ms.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import { bucketOf } from '../asked/bucket.ts'
import { withinLimit } from '../asked/limits.ts'
import type { Parts } from '../asked/parts.ts'
import { todayOf } from '../nights/nights.ts'
import { spool } from './spool.ts'
import { writeArchive } from './write-archive.ts'

/** Each reads the database from end to end. */
const limit = { bucket: bucketOf('export'), most: 10, windowMs: hours(1) }

/** All that the facility owns, as one file to keep. */
export async function exportFacility(parts: Parts, asked: AskedBySomeone) {
  await withinLimit(parts.db.orm, limit, parts.realNow(), 'too-many-requests')
  const bytes = await spool((into, gone) => writeArchive(parts, asked, { into, gone }))
  return { name: `mikvah-${todayOf(asked)}.zip`, bytes }
}
