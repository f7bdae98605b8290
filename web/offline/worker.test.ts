import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

const source = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8')
const origin = 'https://mayim.example'

type Kept = Map<string, Map<string, Response>>
type Ask = {
  path: string
  from?: string
  method?: string
  destination?: string
  headers?: Record<string, string>
}

const pathOf = (asked: string | { url: string }) =>
  new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname

/** A worker in a browser of its own; `serve` is the network. */
function worker(more: object, serve: (path: string) => Response | Promise<Response>, kept: Kept) {
  const heard: Record<string, ((event: object) => void)[]> = {}
  let now = false
  const asked: string[] = []
  const network = async (request: string | { url: string }, { signal }: RequestInit = {}) => {
    asked.push(pathOf(request))
    const gone = new Promise<never>((_, lost) => {
      signal?.addEventListener('abort', () => lost(new DOMException('gone', 'AbortError')))
    })
    return Promise.race([Promise.resolve().then(() => serve(pathOf(request))), gone])
  }
  const cacheOf = (files: Map<string, Response>) => ({
    match: async (file: string | { url: string }) => files.get(pathOf(file))?.clone(),
    put: async (file: string, answer: Response) => void files.set(pathOf(file), answer),
    add: async (file: string) => void files.set(file, await network(file)),
    addAll: async (all: string[]) => {
      for (const file of all) files.set(file, await network(file))
    },
  })
  const caches = {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => {
      const files = kept.get(name) ?? new Map<string, Response>()
      kept.set(name, files)
      return cacheOf(files)
    },
    match: async (file: string) =>
      [...kept.values()].map((files) => files.get(pathOf(file))?.clone()).find(Boolean),
  }
  const self = {
    registration: { scope: `${origin}/room` },
    location: { origin },
    clients: { claim: async () => undefined },
    skipWaiting: () => {
      now = true
    },
    addEventListener: (name: string, hear: (event: object) => void) => {
      heard[name] = [...(heard[name] ?? []), hear]
    },
  }
  const got = {
    kind: 'pages',
    version: 'two',
    files: ['/assets/app-2.js'],
    later: ['/assets/contact-2.js', '/assets/letters.woff2'],
    page: '/language',
    addresses: ['/', '/contact', '/admin/*'],
    longestWait: 30,
    coversErrors: false,
    ...more,
  }
  runInNewContext(
    source.replace("'__KEPT__'", () => JSON.stringify(got)),
    { self, caches, fetch: network, Response, URL, AbortController, setTimeout, clearTimeout, Set },
  )
  /** What an event makes it do, to the end. */
  const tell = async (name: string, event: object = {}) => {
    const works: Promise<unknown>[] = []
    for (const hear of heard[name] ?? [])
      hear({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) })
    await Promise.all(works)
  }
  /** Null where it leaves the request to the browser. */
  const ask = async ({
    path,
    from = origin,
    method = 'GET',
    destination = '',
    headers = {},
  }: Ask) => {
    let answer: Promise<Response> | null = null
    const request = { url: from + path, method, destination, headers: new Headers(headers) }
    for (const hear of heard.fetch ?? [])
      hear({ request, respondWith: (given: Promise<Response>) => (answer = given) })
    const given = await (answer as Promise<Response> | null)
    return given && { status: given.status, text: await given.text() }
  }
  return { tell, ask, asked, isNow: () => now }
}

const text = (path: string) => new Response(path === '/language' ? 'page /assets/app-2.js' : path)
const lost = () => Promise.reject(new TypeError('no network'))

/** Installed and active; `network` may be changed afterwards. */
async function standing(more: object = {}, kept: Kept = new Map()) {
  const network = { serve: text as (path: string) => Response | Promise<Response> }
  const one = worker(more, (path) => network.serve(path), kept)
  await one.tell('install')
  await one.tell('activate')
  one.asked.length = 0
  return { ...one, network, kept }
}
const opened = (path: string): Ask => ({ path, destination: 'document' })

it('keeps the page under the same policy, without the texts that may be older than what the device was told', async () => {
  const { ask, network, kept } = await standing({}, new Map())
  expect(kept.get('pages-two')?.get('/language')).toBeDefined()
  const headers = { 'Content-Security-Policy': 'self', 'Content-Encoding': 'br', ETag: 'W/"a"' }
  const got = '<script type="application/json" id="texts">{"en":{"homeLead":"Old"}}</script>'
  const one = worker(
    {},
    (path) =>
      path === '/language' ? new Response(`page${got}/assets/app-2.js`, { headers }) : text(path),
    kept,
  )
  await one.tell('install')
  const page = kept.get('pages-two')?.get('/language')
  expect(await page?.clone().text()).toBe('page/assets/app-2.js')
  expect(Object.fromEntries(page?.headers ?? [])).toEqual({
    ...{ 'content-security-policy': 'self', 'content-type': expect.stringContaining('text') },
  })
  network.serve = lost
  expect((await ask(opened('/contact')))?.text).toBe('page/assets/app-2.js')
})

it('leaves every call and all that is not of the build to the browser', async () => {
  const { ask } = await standing()
  const left: Ask[] = [
    { path: '/api/api/settings/public' },
    { path: '/api/token', method: 'POST' },
    { path: '/api/events' },
    { path: '/version.json?1' },
    { path: '/files/newsletter.pdf' },
    { path: '/health' },
    { path: '/assets/office-2.js' },
    { path: '/assets/app-2.js', headers: { range: 'bytes=0-9' } },
    { path: '/', destination: 'iframe' },
    { path: '/assets/app-2.js', from: 'https://elsewhere.example' },
    { ...opened('/contact'), from: 'https://elsewhere.example' },
    opened('/api/docs'),
    opened('/files/newsletter.pdf'),
    opened('/administration'),
  ]
  for (const one of left) expect(await ask(one), one.path).toBeNull()
})

it('shows the page it keeps when there is no answer, and when none comes in time', async () => {
  const { ask, network } = await standing()
  expect((await ask(opened('/contact')))?.text).toBe('/contact')
  network.serve = lost
  for (const path of ['/contact', '/Contact/', '/', '/admin', '/admin/settings/prices'])
    expect((await ask(opened(path)))?.text, path).toBe('page /assets/app-2.js')
  network.serve = () => new Promise(() => {})
  expect((await ask(opened('/')))?.text).toBe('page /assets/app-2.js')
})

it('shows what the server says, also that it can’t; a tablet keeps its page', async () => {
  const failing = () => new Response('closed for a moment', { status: 503 })
  const phone = await standing()
  phone.network.serve = failing
  expect(await phone.ask(opened('/'))).toEqual({ status: 503, text: 'closed for a moment' })
  const tablet = await standing({
    kind: 'screens',
    page: null,
    addresses: null,
    coversErrors: true,
  })
  tablet.network.serve = failing
  expect(await tablet.ask(opened('/room/7'))).toEqual({ status: 200, text: '/room' })
})

it('gives a file it has without asking, and keeps one that comes', async () => {
  const { ask, asked, network } = await standing()
  expect((await ask({ path: '/assets/app-2.js' }))?.text).toBe('/assets/app-2.js')
  expect(asked).toEqual([])
  await ask({ path: '/assets/contact-2.js' })
  network.serve = lost
  expect((await ask({ path: '/assets/contact-2.js' }))?.text).toBe('/assets/contact-2.js')
  expect(asked).toEqual(['/assets/contact-2.js'])
})

it('keeps no file that failed to come', async () => {
  const { ask, network } = await standing()
  network.serve = () => new Response('no', { status: 503 })
  expect((await ask({ path: '/assets/contact-2.js' }))?.status).toBe(503)
  network.serve = text
  expect((await ask({ path: '/assets/contact-2.js' }))?.text).toBe('/assets/contact-2.js')
})

it('keeps what the page was made of before it stood, and nothing else', async () => {
  const { tell, kept } = await standing()
  await tell('message', { data: ['/assets/letters.woff2', '/assets/office-2.js', '/api/x'] })
  expect([...(kept.get('pages-two')?.keys() ?? [])]).toEqual([
    '/assets/app-2.js',
    '/language',
    '/assets/letters.woff2',
  ])
})

it('takes over what is the same in the new version, and forgets the old one when it stands', async () => {
  const old = new Map([
    ['/assets/letters.woff2', new Response('letters')],
    ['/assets/app-1.js', new Response('old')],
  ])
  const kept: Kept = new Map([
    ['pages-one', old],
    ['screens-one', new Map()],
  ])
  const { asked, tell } = worker({}, text, kept)
  await tell('install')
  expect(asked).toEqual(['/language', '/assets/app-2.js'])
  expect([...kept.keys()]).toEqual(['pages-one', 'screens-one', 'pages-two'])
  await tell('activate')
  expect([...kept.keys()]).toEqual(['screens-one', 'pages-two'])
  expect(await kept.get('pages-two')?.get('/assets/letters.woff2')?.text()).toBe('letters')
})

it.each([
  ['of another version', () => new Response('page /assets/app-3.js')],
  [
    'led elsewhere',
    () =>
      Object.defineProperty(new Response('page /assets/app-2.js'), 'redirected', { value: true }),
  ],
  ['an error', () => new Response('no', { status: 503 })],
])('is not installed with a page that is %s', async (_, page) => {
  const serve = (path: string) => (path === '/language' ? page() : text(path))
  await expect(worker({}, serve, new Map()).tell('install')).rejects.toThrow(/version two/)
})

it('takes the place of the one before when its page says so, not by itself', async () => {
  const { tell, isNow } = await standing()
  await tell('message', { data: ['/assets/letters.woff2'] })
  expect(isNow()).toBe(false)
  await tell('message', { data: 'now' })
  expect(isNow()).toBe(true)
})
