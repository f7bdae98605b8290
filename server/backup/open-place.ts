import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ConfigurationRefused, configOf } from '../config.ts'
import type { AppUser } from '../db/app-user/let-in.ts'
import { connect } from '../db/connect.ts'
import type { Database } from '../db/database.ts'

type Environment = Record<string, string | undefined>
export type Place = { databaseUrl: string } | { dataDir: string }

/** Where the facility is, by the two variables that say so: a backup by night needs neither SECRET_KEY nor the rest. */
export function placeIn({ DATABASE_URL, DATA_DIR }: Environment): Place {
  const { databaseUrl, dataDir } = configOf({ DATABASE_URL, DATA_DIR })
  return databaseUrl ? { databaseUrl } : { dataDir }
}

/**
 * Who owns the database, where another user than the program's does, and who the program is there. Each password stands in its
 * address, or beside it where every letter may stand in it.
 */
export function ownerIn(env: Environment): { url: string; appUser: AppUser } | null {
  if (!env.DATABASE_OWNER_URL || !env.DATABASE_URL) return null
  const owner = addressIn(env.DATABASE_OWNER_URL, env.DATABASE_OWNER_PASSWORD)
  const app = addressIn(env.DATABASE_URL, env.PGPASSWORD)
  const [name, password] = [app.username, app.password].map(decodeURIComponent)
  if (!name) throw new ConfigurationRefused('DATABASE_URL names no user.')
  return { url: owner.href, appUser: { name, password: password || null } }
}

function addressIn(url: string, password = ''): URL {
  const address = new URL(configOf({ DATABASE_URL: url }).databaseUrl ?? '')
  if (address.password === '') address.password = encodeURIComponent(password)
  return address
}

/** A file as it was named where the command was given: npm goes to the program's own folder first. */
export const fileNamed = (name: string, { INIT_CWD }: Environment): string =>
  resolve(INIT_CWD ?? '.', name)

export const openPlace = (place: Place): Promise<Database> =>
  connect('databaseUrl' in place ? { ...place, connections: 1 } : place)

/** Whether there is a database: an embedded one that isn't there would be made. */
export const isThere = (place: Place): boolean =>
  'databaseUrl' in place || existsSync(join(place.dataDir, 'db'))
