import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configOf } from '../../config.ts'
import { openInMemory } from '../../db/embedded.ts'
import { databaseOver } from '../../db/in-transaction.ts'
import { migrate } from '../../db/migrating/migrate.ts'
import { migrationsFolder } from '../../db/migrating/migration-files.ts'
import { openApp } from '../../open-app.ts'
import { dumpOf } from './dump.ts'
import { liveAWhile } from './live-a-while.ts'

/**
 * Keeps a facility as this schema has it, for every later program to open: `node server/test/kept/make.ts`. Once for
 * each released schema, when its migrations are final.
 */
const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
const tags: string[] = entries.map(({ tag }: { tag: string }) => tag)
const path = join(import.meta.dirname, `${tags.at(-1)}.sql`)

const db = databaseOver(await openInMemory(), console.error)
await migrate(db)
const config = {
  ...configOf({ LOG_LEVEL: 'silent', DATA_DIR: '/nonexistent' }),
  clock: Date.parse('2026-11-24T14:00:00-05:00'),
}
const { app, parts } = await openApp(db, config, { seed: 'empty' })
await liveAWhile(app, parts)
await app.close()
const { text, empty } = await dumpOf(db)
await db.close()
if (empty.length > 0) throw new Error(`Nothing fills these tables: ${empty.join(', ')}`)
writeFileSync(path, text)
console.log(`Kept in ${path}`)
