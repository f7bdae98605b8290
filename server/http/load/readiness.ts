import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { sql } from 'drizzle-orm'
import type { Parts } from '../../asked/parts.ts'
import { awayBecause } from '../../db/away.ts'
import { within } from '../../within.ts'

const patience: Ms = 1500
/** Two segments of the database's journal: with less it may not go on writing. */
const leastFree = 32 * 1024 * 1024

/** Why this process can't do its work now, within two seconds; null when it can. */
export async function readiness(parts: Parts): Promise<string | null> {
  const found = within(
    patience,
    asked(parts).then((because) => ({ because })),
  )
  const answer = await found.catch((error: unknown) => ({
    because: `database ${awayBecause(error) ?? 'failing'}`,
  }))
  return answer === null ? 'database slow' : answer.because
}

async function asked({ db, config }: Parts): Promise<string | null> {
  const { rows } = await db.orm.execute<{ standby: boolean }>(
    sql`select pg_is_in_recovery() as standby`,
  )
  if (rows[0]?.standby) return 'database read-only'
  return db.engine === 'embedded' && db.durable ? diskFault(config.dataDir) : null
}

async function diskFault(directory: string): Promise<string | null> {
  try {
    await access(directory, constants.W_OK)
    const { bavail, bsize } = await statfs(directory)
    return bavail * bsize < leastFree ? 'disk full' : null
  } catch {
    return 'disk read-only or gone'
  }
}
