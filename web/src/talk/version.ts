const place = 'reloadedFor'

/** The version the server carries when it isn't this one, else null. Asked past every cache. */
export async function newerVersion(): Promise<string | null> {
  const answer = await fetch(`/version.json?${Date.now()}`, { cache: 'no-store' })
  const { version } = (await answer.json()) as { version: string }
  // One try for each version: were an old page still served after it, the screen must not reload forever.
  return version !== __VERSION__ && sessionStorage.getItem(place) !== version ? version : null
}

export async function reloadWith(version: string) {
  if ('caches' in window) {
    for (const name of await caches.keys()) await caches.delete(name)
  }
  reloadOnce(version)
}

/** The same for a screen that keeps its files for a time without a network. */
export function reloadOnce(version: string) {
  sessionStorage.setItem(place, version)
  location.reload()
}
