import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { awayBecause } from '../../db/away.ts'
import { statement } from '../../db/statement.ts'
import type { Parts } from '../../request/parts.ts'
import { lacksKey } from '../../secrets/seal.ts'
import { within } from '../../within.ts'

const patience: Ms = 1500
/** Two segments of the database's journal: with less free space it may not be able to go on writing. */
const leastFree = 32 * 1024 * 1024

/** For how long all callers share one answer, because anyone may call without limit and each check costs a query. */
const shared: Ms = 1000
const known = new WeakMap<Parts, { since: Ms; because: Promise<string | null> }>()

/**
 * Why this process can't do its work now; null when it can. Answers within two seconds, and is a second old at most.
 */
export function readiness(parts: Parts): Promise<string | null> {
  const now = parts.realNow()
  const found = known.get(parts)
  if (found && now >= found.since && now < found.since + shared) return found.because
  const because = readAnew(parts)
  because.then((reason) => reason && parts.log.warn({ because: reason }, 'not ready'))
  known.set(parts, { since: now, because })
  return because
}

async function readAnew(parts: Parts): Promise<string | null> {
  const found = within(
    patience,
    asked(parts).then((because) => ({ because })),
  )
  const answer = await found.catch((error: unknown) => ({
    because: `database ${awayBecause(error) ?? 'failing'}`,
  }))
  return answer === null ? 'database slow' : answer.because
}

/** A query that isn't answered is given up, before later ones have used up the connections. */
const isStandby = statement<{ standby: boolean }>(
  'is-standby',
  'select pg_is_in_recovery() as standby',
  'look',
)

async function asked({ db, config, facility }: Parts): Promise<string | null> {
  const [row] = await isStandby(db.orm, [])
  if (row?.standby) return 'database read-only'
  await facility.read()
  if (lacksKey(config)) return 'a key of the facility is missing'
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
