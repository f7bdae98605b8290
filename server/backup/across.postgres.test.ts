import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkAudit } from '../audit/check-audit.ts'
import { connect } from '../db/connect.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import { aFacility } from '../test/a-facility.ts'
import { afterUse } from '../test/after-use.ts'
import { anEmptyDatabase } from '../test/databases/a-database.ts'
import { layNewest } from '../test/databases/kept-database.ts'
import { emptyTemplate } from '../test/databases/migrated-template.ts'
import { everythingIn } from '../test/everything-in.ts'
import { backUp } from './back-up.ts'
import { putBack } from './put-back.ts'
import { readFile } from './read-file.ts'

async function embedded(): Promise<Database> {
  const db = await connect({ inMemory: true, template: await emptyTemplate() })
  afterUse(db.close)
  return db
}
const postgres = async () => (await anEmptyDatabase()).database

const ways = {
  'from the embedded database to PostgreSQL and back': [embedded, postgres],
  'from PostgreSQL to the embedded database and back': [postgres, embedded],
} as const

it.each(Object.entries(ways))('a facility moves %s without a change', async (_, [here, there]) => {
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-backup-'))
  afterUse(() => rm(folder, { recursive: true, force: true }))
  const house = await layNewest(await here())
  await house.orm.execute(sql`update nights set version = 0`)
  const before = await everythingIn(house)
  await backUp(house, join(folder, 'there'), 0)

  const other = await there()
  await putBack(other, await readFile(join(folder, 'there')), { replace: false })
  // The two engines word their checks and indexes otherwise; their rows and counters are the same.
  const rowsOf = ({ schema, ...rows }: Record<string, unknown>) => rows
  expect(rowsOf(await everythingIn(other))).toEqual(rowsOf(before))

  await backUp(other, join(folder, 'back'), 0)
  const again = await here()
  await putBack(again, await readFile(join(folder, 'back')), { replace: false })
  expect(await everythingIn(again)).toEqual(before)
  const facility = await aFacility({ db: again })
  expect(await checkAudit(facility.parts)).toMatchObject({ ok: true })
})
