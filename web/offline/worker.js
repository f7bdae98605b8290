// Kept by the browser for the screens of rooms, kiosk and waiting area: what was built, never a call.
const version = '__VERSION_OF_FILES__'
const files = ['__FILES__']
const name = `screens-${version}`
const page = new URL(self.registration.scope).pathname
const longestWait = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(name).then((kept) => kept.addAll([...files, page])))
})

// Who comes after takes the place of the one before when its screen says so, or when it is opened anew.
self.addEventListener('message', ({ data }) => {
  if (data === 'now') self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const forgetOthers = async () => {
    for (const one of await caches.keys())
      if (one.startsWith('screens-') && one !== name) await caches.delete(one)
    await self.clients.claim()
  }
  event.waitUntil(forgetOthers())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(thePage(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(theFile(request))
})

/** From the server while it answers, so that a page and its files are of one version. */
async function thePage(request) {
  const answer = await fetch(request, { signal: AbortSignal.timeout(longestWait) }).catch(
    () => null,
  )
  if (answer?.ok) return answer
  return (await caches.match(page)) ?? answer ?? Response.error()
}

/** A file with its hash in its name is the same for ever. */
async function theFile(request) {
  const known = await caches.match(request.url)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await caches.open(name).then((kept) => kept.put(request.url, answer.clone()))
  return answer
}
