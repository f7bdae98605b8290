import { readFileSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const { version: stated }: { version: string } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

/** The folder of the newest web build; null where there is none. */
export function builtWeb(at = root): string | null {
  try {
    return realpathSync(join(at, 'web/dist'))
  } catch {
    return null
  }
}

let served: string | null | undefined

/**
 * The folder of the build that this process serves until it ends, null while there is none; a newer one is for the next
 * process.
 */
export function servedWeb(): string | null {
  served ??= builtWeb()
  return served
}

/** The stated version and, after a plus, a hash of the sources that the pages were built from. */
export const versionFrom = (sources: string): string => `${stated}+${sources}`

/** The version of the product, by which open screens notice a newer one. */
export function appVersion(): string {
  const name = basename(servedWeb() ?? '')
  return name.startsWith(versionFrom('')) ? name : stated
}
