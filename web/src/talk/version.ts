const place = 'reloadedFor'

/** The version the server carries when it isn't this one, else null. Asked past every cache. */
export async function newerVersion(): Promise<string | null> {
  const answer = await fetch(`/version.json?${Date.now()}`, { cache: 'no-store' })
  const { version } = (await answer.json()) as { version: string }
  // One try for each version: were an old page still served after it, the screen must not reload forever.
  return version !== __VERSION__ && sessionStorage.getItem(place) !== version ? version : null
}

/** What a worker keeps it forgets itself as soon as its successor has the files of the new version. */
const keptByWorkers = /^(pages|screens)-/

export async function emptyCaches() {
  if (!('caches' in window)) return
  for (const name of await caches.keys()) if (!keptByWorkers.test(name)) await caches.delete(name)
}

/** Once for each version; a screen that keeps its files for a time without a network leaves its caches alone. */
export function reloadOnce(version: string) {
  sessionStorage.setItem(place, version)
  location.reload()
}
