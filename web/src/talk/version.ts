import { hours, type Ms } from '@mikvah/rules/time/ms.ts'

const storageKey = 'reloadedFor'
const again: Ms = hours(1)

/** When this tab last reloaded for each version. */
function reloadedFor(): Record<string, Ms> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

/**
 * The version of the server when it isn't this page's, and this tab hasn't reloaded for it within the hour; else null.
 * It is asked for past every cache; rejects where the server can't be reached.
 */
export async function newerVersion(): Promise<string | null> {
  const answer = await fetch(`/version.json?${Date.now()}`, { cache: 'no-store' })
  const { version } = (await answer.json()) as { version: string }
  if (version === __VERSION__) return null
  // A server that still delivers an old page must not make the screen reload for ever. Two that take turns while one is
  // put in the other's place do so for minutes, so a version is tried again later.
  const last = reloadedFor()[version]
  return last === undefined || Math.abs(Date.now() - last) >= again ? version : null
}

/**
 * The names of caches that a service worker made; it deletes them itself as soon as its successor has the files of the
 * new version.
 */
const keptByWorkers = /^(pages|screens)-/

/** Deletes all caches but the service workers' own, before the page reloads for a new version. */
export async function emptyCaches() {
  if (!('caches' in window)) return
  for (const name of await caches.keys()) if (!keptByWorkers.test(name)) await caches.delete(name)
}

/** Reloads for a version, which isn't found newer again within the hour. */
export function reloadFor(version: string) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...reloadedFor(), [version]: Date.now() }))
  } catch {
    // Where nothing can be stored, the reload is what matters.
  }
  location.reload()
}
