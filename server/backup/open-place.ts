import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ConfigurationRefused, configOf } from '../config.ts'
import type { AppUser } from '../db/app-user/let-in.ts'
import { connect } from '../db/connect.ts'
import type { Database } from '../db/database.ts'

type Environment = Record<string, string | undefined>
/** Where a database is: on a PostgreSQL server, or embedded in a folder. */
export type Place = { databaseUrl: string } | { dataDir: string }

/**
 * Where the facility is, by the two variables that say so: a nightly backup needs no others, not even SECRET_KEY.
 * DATABASE_URL counts where both are set; with neither it is the standard folder.
 */
export function placeIn({ DATABASE_URL, DATA_DIR }: Environment): Place {
  const { databaseUrl, dataDir } = configOf({ DATABASE_URL, DATA_DIR })
  return databaseUrl ? { databaseUrl } : { dataDir }
}

/**
 * The address at which to connect as the owner of the database (`url`), and the program's own user; null unless the
 * variables of both are given. Each password stands in the address, or in a variable beside it, where it may have any
 * letters. Throws ConfigurationRefused for a DATABASE_URL that names no user.
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

/** The path of a file as it was given on the command line; npm has changed the folder before. */
export const pathAsGiven = (name: string, { INIT_CWD }: Environment): string =>
  resolve(INIT_CWD ?? '.', name)

/** Opens the database there; on PostgreSQL with a single connection. */
export const openPlace = (place: Place): Promise<Database> =>
  connect('databaseUrl' in place ? { ...place, connections: 1 } : place)

/**
 * Whether a database is there, asked before opening it would make an embedded one; one on PostgreSQL is taken to be
 * there.
 */
export const isThere = (place: Place): boolean =>
  'databaseUrl' in place || existsSync(join(place.dataDir, 'db'))
