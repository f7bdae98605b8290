import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { configOf } from '../config.ts'
import { connect } from '../db/connect.ts'
import type { Database } from '../db/database.ts'

type Environment = Record<string, string | undefined>
export type Place = { databaseUrl: string } | { dataDir: string }

/** Where the facility is, by the two variables that say so: a backup by night needs neither SECRET_KEY nor the rest. */
export function placeIn({ DATABASE_URL, DATA_DIR }: Environment): Place {
  const { databaseUrl, dataDir } = configOf({ DATABASE_URL, DATA_DIR })
  return databaseUrl ? { databaseUrl } : { dataDir }
}

/** A file as it was named where the command was given: npm goes to the program's own folder first. */
export const fileNamed = (name: string, { INIT_CWD }: Environment): string =>
  resolve(INIT_CWD ?? '.', name)

export const openPlace = (place: Place): Promise<Database> =>
  connect('databaseUrl' in place ? { ...place, connections: 1 } : place)

/** Whether there is a database: an embedded one that isn't there would be made. */
export const isThere = (place: Place): boolean =>
  'databaseUrl' in place || existsSync(join(place.dataDir, 'db'))
