import { execFileSync } from 'node:child_process'
import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The folder of `postgres` and `initdb` of a major version, POSTGRES_MAJOR when that names one, else of the newest on
 * this machine; undefined when there is none. Throws when there is none of the version that is named.
 */
export function postgresBinaries(major = process.env.POSTGRES_MAJOR): string | undefined {
  const found = foldersWithPostgres()
  if (!major) return found[0]
  const named = found.find((folder) => majorIn(folder) === major)
  if (named === undefined) throw new Error(`PostgreSQL ${major} is not on this machine`)
  return named
}

/** The major versions on this machine, newest first. */
export const postgresMajors = (): string[] => [...new Set(foldersWithPostgres().map(majorIn))]

function foldersWithPostgres(): string[] {
  if (process.platform === 'win32') return []
  const debian = versionsIn(ofDebian).map((version) => join(ofDebian, version, 'bin'))
  const onPath = (process.env.PATH ?? '').split(delimiter)
  return [...debian, ...onPath].filter((folder) => ['initdb', 'postgres'].every(runnableIn(folder)))
}

const ofDebian = '/usr/lib/postgresql'

function majorIn(folder: string): string {
  const said = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return /\b(\d+)/.exec(said)?.[1] ?? ''
}

function versionsIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort((a, b) => Number(b) - Number(a))
  } catch {
    return []
  }
}

const runnableIn = (folder: string) => (name: string) => {
  try {
    accessSync(join(folder, name), constants.X_OK)
    return true
  } catch {
    return false
  }
}
