import { cp, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../db/connect.ts'
import { sql } from '../../db/drizzle/queries.ts'
import { afterUse } from '../after-use.ts'
import { furnish } from './furnished.ts'

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-spoiled-'))
  afterUse(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/**
 * A sound folder of the embedded engine that tests copy and damage, with the paths of the files of these tables and
 * indexes.
 */
export async function aHouseToSpoil(names: string[]) {
  const whole = await aFolder()
  await furnish(whole, 'empty')
  const database = await connect({ dataDir: whole })
  const files = new Map<string, string>()
  for (const name of names) {
    const { rows } = await database.orm.execute<{ path: string }>(
      sql`select pg_relation_filepath(${name}::text::regclass) as path`,
    )
    files.set(name, `db/${rows[0]?.path}`)
  }
  await database.close()
  return {
    aCopy: async () => {
      const folder = await aFolder()
      await cp(whole, folder, { recursive: true })
      return folder
    },
    fileOf: (name: string, folder: string) => join(folder, files.get(name) ?? ''),
  }
}

/** Overwrites 200 bytes of the file, beginning at this offset. */
export async function spoil(path: string, place: number): Promise<void> {
  const file = await open(path, 'r+')
  await file.write(Buffer.alloc(200, 0xff), 0, 200, place)
  await file.close()
}

/** The lines of the doctor’s output that report damage. */
export const illIn = (said: string) => said.split('\n').filter((line) => line.startsWith('ILL'))
