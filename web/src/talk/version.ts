const place = 'reloadedFor'

/** The version of the server when it isn't this page's, else null; it is asked for past every cache. */
export async function newerVersion(): Promise<string | null> {
  const answer = await fetch(`/version.json?${Date.now()}`, { cache: 'no-store' })
  const { version } = (await answer.json()) as { version: string }
  // Each version is tried once, because a server that still delivers an old page must not make the screen reload
  // forever.
  return version !== __VERSION__ && sessionStorage.getItem(place) !== version ? version : null
}

/**
 * The names of caches that a service worker made; it deletes them itself as soon as its successor has the files of the
 * new version.
 */
const keptByWorkers = /^(pages|screens)-/

export async function emptyCaches() {
  if (!('caches' in window)) return
  for (const name of await caches.keys()) if (!keptByWorkers.test(name)) await caches.delete(name)
}

/** Reloads once for each version, after deleting old caches except those of a service worker. */
export function reloadOnce(version: string) {
  sessionStorage.setItem(place, version)
  location.reload()
}
