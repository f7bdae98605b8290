import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aDatabase } from '../test/databases/a-database.ts'
import { structureOf } from './structure-check.ts'

const kept = join(import.meta.dirname, '../db/migrating/structure.txt')

// After a new migration: npx vitest run --project server-postgres server/watch/structure-check -u
it('the structure that is kept beside the migrations is what they make', async () => {
  const made = await structureOf(await aDatabase())
  expect(made.length).toBeGreaterThan(100)
  await expect(`${made.join('\n')}\n`).toMatchFileSnapshot(kept)
})
