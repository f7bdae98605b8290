import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from '../../db/migrating/migration-files.ts'
import { afterUse } from '../after-use.ts'

/** A folder with the migrations of a later version: those of this one, and one more with these statements. */
export async function nextVersion(statements: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-next-'))
  afterUse(() => rm(folder, { recursive: true }))
  await cp(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8'))
  const tag = '9999_next'
  journal.entries.push({ ...journal.entries.at(-1), idx: 999, when: 4_102_444_800_000, tag })
  await writeFile(file, JSON.stringify(journal))
  await writeFile(join(folder, `${tag}.sql`), statements)
  return folder
}

/** Statements of a migration that may be applied while programs of before serve. */
export const expanding = `-- expand: a release later it is filled
alter table reservations add column seen_by text;
--> statement-breakpoint
create table seen (id text primary key, reservation_id text not null references reservations (id));
--> statement-breakpoint
create index reservations_seen_by on reservations (seen_by);`

/** The statement of a migration that may not be applied while programs of before serve. */
export const changing = 'alter table reservations rename column notes to remarks;'
