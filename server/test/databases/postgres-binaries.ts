import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The folder of the newest `postgres` and `initdb` on this machine; undefined when there is none. */
export function postgresBinaries(): string | undefined {
  if (process.platform === 'win32') return undefined
  const debian = versionsIn('/usr/lib/postgresql').map((v) => `/usr/lib/postgresql/${v}/bin`)
  const onPath = (process.env.PATH ?? '').split(delimiter)
  return [...debian, ...onPath].find((folder) => ['initdb', 'postgres'].every(runnableIn(folder)))
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
