import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkAudit } from '../audit/check-audit.ts'
import { sql } from '../db/drizzle/queries.ts'
import { migrate } from '../db/migrating/migrate.ts'
import { aFacility } from '../test/a-facility.ts'
import { afterUse } from '../test/after-use.ts'
import { anEmptyDatabase } from '../test/databases/a-database.ts'
import { layKept } from '../test/databases/kept-database.ts'
import { everythingIn } from '../test/everything-in.ts'
import { someOf } from '../test/long.ts'
import { backUp } from './back-up.ts'
import { putBack } from './put-back.ts'
import { readFile } from './read-file.ts'

const kept = (await readdir(join(import.meta.dirname, '../test/kept'))).filter((name) =>
  name.endsWith('.sql'),
)

it.each(someOf(kept, 6))('a backup of the release that %s is of comes up to date', async (name) => {
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-backup-'))
  afterUse(() => rm(folder, { recursive: true, force: true }))
  const { database: old } = await anEmptyDatabase()
  await layKept(old, name)
  await backUp(old, join(folder, 'old'), 0)

  const { database: other } = await anEmptyDatabase()
  await putBack(other, await readFile(join(folder, 'old')), { replace: false })

  await old.orm.execute(sql`update nights set version = 0`)
  await migrate(old)
  // A migration gives the live events of before the time at which it runs.
  for (const database of [old, other])
    await database.orm.execute(sql`update live_events set written = now()::date`)
  expect(await everythingIn(other)).toEqual(await everythingIn(old))
  const facility = await aFacility({ db: other })
  expect(await checkAudit(facility.parts)).toMatchObject({ ok: true })
})
