import type { Applied } from '../db/migrating/migration-files.ts'

/** The first line of a backup, which anybody can read: `head -n 1 FILE`. */
export type Head = {
  format: 'mikvah-backup'
  /** The version of the format: a program reads its own and those before it. */
  form: number
  /** The version of the program that made the backup. */
  version: string
  /** When the backup was begun, by the real clock. */
  at: string
  engine: 'embedded' | 'postgres'
  mode: 'practice' | 'live'
  /** The migrations of its schema, the oldest first. */
  migrations: Applied[]
}

export const format = 'mikvah-backup'
export const presentForm = 1

/** The first bytes of any backup, whatever version made it. */
export const mark = `{"format":"${format}"`
