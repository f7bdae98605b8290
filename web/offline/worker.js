// This worker caches what was built, and never a call, so that a page opens without a network. There is one for the
// screens of the house and one for patrons; they differ in `kept`, which the build writes here.
const kept = '__KEPT__'
const name = `${kept.kind}-${kept.version}`
const page = kept.page ?? new URL(self.registration.scope).pathname
const mayBeKept = new Set([...kept.files, ...kept.later])

self.addEventListener('install', (event) => event.waitUntil(keepAll()))

async function keepAll() {
  const files = await caches.open(name)
  const fresh = await fetch(page, { cache: 'no-cache' })
  const whole = withoutTexts(await fresh.text())
  const names = whole.match(/\/assets\/[\w.-]+/g) ?? []
  // The page is of another version than this worker, or was redirected, so the worker isn't installed now and is tried
  // again later.
  if (!fresh.ok || fresh.redirected || !names.every((file) => mayBeKept.has(file)))
    throw new Error(`The page at ${page} isn’t of version ${kept.version}.`)
  // A file that the worker before has kept under the same name has the same content.
  for (const file of kept.later) {
    const known = await caches.match(file)
    if (known) await files.put(file, known)
  }
  await files.addAll(kept.files)
  await files.put(page, new Response(whole, { headers: policyOf(fresh) }))
}

/** The headers of an answer, without those that fit only its bytes as they came: their compression, length and ETag. */
const policyOf = ({ headers }) =>
  Object.fromEntries(
    [...headers].filter(([name]) => !/^content-(encoding|length)$|^etag$/i.test(name)),
  )

/** The page without the facility's own texts, because a device that shows it later may have newer ones by then. */
const withoutTexts = (text) =>
  text.replace(/<script type="application\/json" id="texts">[^<]*<\/script>/, '')

// A new worker takes the place of the one before when a page says so, or when all pages have been closed.
self.addEventListener('message', ({ data }) => {
  if (data === 'now') self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const forgetOthers = async () => {
    for (const one of await caches.keys())
      if (one.startsWith(`${kept.kind}-`) && one !== name) await caches.delete(one)
    await self.clients.claim()
  }
  event.waitUntil(forgetOthers())
})

// A page says which files it loaded before there was a worker.
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keepToo(event.data))
})

async function keepToo(loaded) {
  const files = await caches.open(name)
  for (const file of loaded)
    if (mayBeKept.has(file) && !(await files.match(file))) await files.add(file)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.destination === 'document' && isOurs(pathname)) event.respondWith(thePage(request))
  else if (mayBeKept.has(pathname) && !request.headers.has('range'))
    event.respondWith(theFile(request))
})

/**
 * Whether a path is one of the worker's addresses, compared as the server does: capitals and a last slash don't count,
 * and an address that ends in `*` or a parameter stands for all below it too.
 */
function isOurs(pathname) {
  if (!kept.addresses) return true
  const asked = pathname.toLowerCase().replace(/(.)\/$/, '$1')
  return kept.addresses.some((address) => {
    const start = address.replace(/\/[*:].*$/, '')
    return start === address ? asked === address : asked === start || asked.startsWith(`${start}/`)
  })
}

/**
 * The page from the server while that answers, so that a page and its files are of one version; else the cached one.
 */
async function thePage(request) {
  const waited = new AbortController()
  const timer = setTimeout(() => waited.abort(), kept.longestWait)
  const answer = await fetch(request, { signal: waited.signal }).catch(() => null)
  clearTimeout(timer)
  if (answer && (answer.ok || !kept.coversErrors)) return answer
  return (await caches.match(page)) ?? answer ?? Response.error()
}

/** The cached file where there is one, because a file with its hash in its name never changes. */
async function theFile(request) {
  const known = await caches.match(request.url)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) {
    const files = await caches.open(name)
    // A device that has no room for the file goes on without caching it.
    await files.put(request.url, answer.clone()).catch(() => null)
  }
  return answer
}
