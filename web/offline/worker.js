// Kept by the browser, so that a page stands without a network: what was built, never a call. One worker for the screens
// of the house and one for patrons; what they differ in stands in `kept`, which the build writes here.
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
  // Of another version than this worker, or led elsewhere: it is tried again another time.
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

/** What the page may do and is, without how it was packed on its way. */
const policyOf = ({ headers }) =>
  Object.fromEntries(
    [...headers].filter(([name]) => !/^content-(encoding|length)$|^etag$/i.test(name)),
  )

/** Without the facility's own texts: a device that shows this page later may have been told newer ones since. */
const withoutTexts = (text) =>
  text.replace(/<script type="application\/json" id="texts">[^<]*<\/script>/, '')

// Who comes after takes the place of the one before when its page says so, or when it is opened anew.
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

// A page tells what it was made of before there was a worker.
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

/** As the server takes an address: any case, with or without a last slash, and `/*` with all below it. */
function isOurs(pathname) {
  if (!kept.addresses) return true
  const asked = pathname.toLowerCase().replace(/(.)\/$/, '$1')
  return kept.addresses.some((address) => {
    const start = address.replace(/\/[*:].*$/, '')
    return start === address ? asked === address : asked === start || asked.startsWith(`${start}/`)
  })
}

/** From the server while it answers, so that a page and its files are of one version. */
async function thePage(request) {
  const waited = new AbortController()
  const timer = setTimeout(() => waited.abort(), kept.longestWait)
  const answer = await fetch(request, { signal: waited.signal }).catch(() => null)
  clearTimeout(timer)
  if (answer && (answer.ok || !kept.coversErrors)) return answer
  return (await caches.match(page)) ?? answer ?? Response.error()
}

/** A file with its hash in its name is the same for ever. */
async function theFile(request) {
  const known = await caches.match(request.url)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) {
    const files = await caches.open(name)
    // A device without room for more goes on without.
    await files.put(request.url, answer.clone()).catch(() => null)
  }
  return answer
}
