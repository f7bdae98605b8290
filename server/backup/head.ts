import type { Applied } from '../db/migrating/migration-files.ts'

/** The first line of a backup, which anybody can read: `head -n 1 FILE`. */
export type Head = {
  format: 'mikvah-backup'
  /** How the rest is written: a program knows its own form and those before it. */
  form: number
  /** The program that made it. */
  version: string
  /** When it was begun, on the real clock. */
  at: string
  engine: 'embedded' | 'postgres'
  mode: 'practice' | 'live'
  /** What its schema is made of, the oldest first. */
  migrations: Applied[]
}

export const format = 'mikvah-backup'
export const presentForm = 1

/** What the bytes of a backup begin with, whatever program made it. */
export const mark = `{"format":"${format}"`
