import { readFileSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const { version: stated }: { version: string } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

/** The built web as it stands now, under the name of its version; null where none is built. */
export function builtWeb(at = root): string | null {
  try {
    return realpathSync(join(at, 'web/dist'))
  } catch {
    return null
  }
}

let served: string | null | undefined

/** What this process serves to its end: a web that is built meanwhile is for the next one. */
export function servedWeb(): string | null {
  served ??= builtWeb()
  return served
}

/** The number that the product states, and after a plus which sources the pages were built from. */
export const versionFrom = (sources: string): string => `${stated}+${sources}`

/** The version of the product, by which open screens see that there is a newer one. */
export function appVersion(): string {
  const name = basename(servedWeb() ?? '')
  return name.startsWith(versionFrom('')) ? name : stated
}
