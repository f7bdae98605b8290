import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@mikvah/contract/contract.ts'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { builtWeb } from '../../server/version.ts'
import type { Lab, Product } from '../lab.ts'
import { report } from '../report.ts'
import { workedMs } from '../worked.ts'

const most = 20
const asked = 40
const calls = (Object.values(contract) as Endpoint[]).filter(({ practiceOnly }) => !practiceOnly)

/** The most costly that each takes in, as far as its shape says it. */
const queries: Partial<Record<Endpoint['name'], string>> = {
  schedule: '?dt=2026-12-01&dtTo=2027-01-31',
  zmanim: '?dt=2027-02-01',
}
/** What any client may say that it reads. */
const encodings = ['br', 'gzip', 'deflate', 'zstd', 'identity']
const bytesOfABody = 256 * 1024
const names = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, nth) => [`a${nth}`, 1]))
const bodies: Record<string, (bytes: number) => string> = {
  'many fields': (bytes) => JSON.stringify(names(Math.floor(bytes / 12))),
  'one long text': (bytes) => JSON.stringify({ phone: 'x'.repeat(bytes - 20) }),
  'one long list': (bytes) => `{"phone":[${'0,'.repeat((bytes - 20) / 2)}0]}`,
}

type Asking = { name: string; what: string; path: string; init: RequestInit }

function* ofCalls(): Generator<Asking> {
  for (const { name, path, method } of calls) {
    const at = path
      .replace(':processor', 'stripe')
      .replace(':provider', 'twilio')
      .replace(/:\w+/g, '7')
    if (method === 'GET') yield* inEachWay(name, `${at}${queries[name] ?? ''}`)
    else
      for (const [what, bodyOf] of Object.entries(bodies)) {
        const headers = { 'content-type': 'application/json' }
        // Of the largest of any call: what is read of it is what costs.
        yield { name, what, path: at, init: { method, headers, body: bodyOf(bytesOfABody - 100) } }
      }
  }
}

function* inEachWay(name: string, path: string): Generator<Asking> {
  for (const encoding of encodings)
    yield { name, what: encoding, path, init: { headers: { 'accept-encoding': encoding } } }
}

/** Pages, the files that belong to them, largest first, and what shows the API. */
function* ofPages(): Generator<Asking> {
  const assets = join(builtWeb() ?? '', 'assets')
  const largest = readdirSync(assets)
    .filter((name) => !/\.(br|gz)$/.test(name))
    .toSorted((a, b) => statSync(join(assets, b)).size - statSync(join(assets, a)).size)
    .slice(0, 5)
  const files = largest.map((name) => `/assets/${name}`)
  for (const path of ['/', '/reserve', '/docs/', '/docs/js/scalar.js', '/openapi.json', ...files])
    yield* inEachWay(path, path)
}

/**
 * Reports how many milliseconds of processor each call and page costs when a stranger asks for it, beside a fixed piece
 * of work: a body of 256 kB of JSON read and written.
 */
export const strangers = (lab: Lab): Promise<void> =>
  lab.onPostgres(async (product) => {
    const piece = pieceMs()
    for (const asking of [...ofCalls(), ...ofPages()]) {
      const ms = await costOf(product, asking)
      report({
        figure: `a stranger: ${asking.name}`,
        who: asking.what,
        measured: `${ms.toFixed(1)} ms of processor, ${(ms / piece).toFixed(1)} × 256 kB of JSON`,
        aims: [{ says: `≤ ${most} ms`, met: ms <= most }],
      })
    }
  })

async function costOf({ url, pid }: Product, { path, init }: Asking): Promise<number> {
  // A body that is refused unread may end the line under whoever still sends it.
  const ask = () =>
    fetch(`${url}${path}`, init).then(
      (answer) => answer.arrayBuffer(),
      () => null,
    )
  for (let nth = 0; nth < 5; nth++) await ask()
  const before = workedMs(pid)
  for (let nth = 0; nth < asked; nth++) await ask()
  return (workedMs(pid) - before) / asked
}

function pieceMs(): number {
  const text = bodies['many fields']?.(bytesOfABody) ?? ''
  const once = () => JSON.stringify(JSON.parse(text))
  for (let nth = 0; nth < 10; nth++) once()
  const before = process.cpuUsage()
  for (let nth = 0; nth < asked; nth++) once()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / asked
}
