import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { done } from '../call.ts'
import type { Lab, Product } from '../lab.ts'
import type { Shot } from '../load.ts'
import { emptyNights } from '../nights.ts'
import { report } from '../report.ts'
import { availability, bookings } from '../shots.ts'

const crowd = 500
const most = 2000

type Told = { status: number; after: number; ms: number }

const ask = (url: string, agent: Agent, { method, path, token, key, body }: Shot): Promise<Told> =>
  new Promise((told, fail) => {
    const since = performance.now()
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    }
    request(`${url}${path}`, { method, agent, headers }, (answer: IncomingMessage) => {
      answer.resume()
      answer.once('end', () => {
        const after = Number(answer.headers['retry-after'] ?? 0)
        told({ status: answer.statusCode ?? 0, after, ms: performance.now() - since })
      })
    })
      .once('error', fail)
      .end(body && JSON.stringify(body))
  })

/** Health as another process sees it, which this one's own work keeps from nothing. */
async function watched<T>(url: string, work: () => Promise<T>): Promise<[T, number[]]> {
  const looker = join(import.meta.dirname, '../../server/test/ask-health.ts')
  const child = spawn(process.execPath, [looker, `${url}/healthz`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const looks: number[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => {
    const { asked, answered } = JSON.parse(line)
    looks.push(answered - asked)
  })
  await once(lines, 'line')
  try {
    return [await work(), looks]
  } finally {
    child.kill()
  }
}

/** Nine look, one books, in two nights that fill: the clock stands, as its own work is no part of the figure. */
function nextOf({ url, tokens }: Product): () => Shot {
  let nth = 0
  const night = () => emptyNights.nights[nth % 2 ? 0 : 1]
  const nights = { toBook: () => ({ night: night(), alternateLocation: false }) }
  const look = availability(tokens, { night })
  const book = bookings(url, tokens, { nights }).next
  return () => (nth++ % 10 === 9 ? book() : look())
}

/** Each asks again as soon as it is answered, and whoever is put off comes back when it was told to. */
async function crowdOf(count: number, product: Product, seconds: number): Promise<Told[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  const next = nextOf(product)
  const all: Told[] = []
  const end = performance.now() + seconds * 1000
  const one = async () => {
    while (performance.now() < end) {
      const answer = await ask(product.url, agent, next())
      all.push(answer)
      if (answer.status === 503) await new Promise((come) => setTimeout(come, answer.after * 1000))
    }
  }
  await Promise.all(Array.from({ length: count }, one))
  agent.destroy()
  return all
}

const shareBelow = (share: number, all: readonly number[]) =>
  Math.round(all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? 0)

/**
 * Reports on both engines what 500 connections at once are answered, many more than any evening has: milliseconds of
 * those served, how many are put off (503 with Retry-After), and how long a health check takes meanwhile. Each asker
 * keeps its line and comes back when it was told to.
 */
export async function storm(lab: Lab): Promise<void> {
  for (const [engine, on] of [
    ['PostgreSQL', lab.onPostgres],
    ['embedded', lab.onEmbedded],
  ] as const)
    await on(async (product: Product) => {
      const now = `${emptyNights.before}T13:00:00-05:00`
      await done(product.url, '/api/practice/clock', { now })
      await crowdOf(50, product, lab.warmUp)
      const [all, looks] = await watched(product.url, () =>
        crowdOf(crowd, product, lab.seconds * 2),
      )
      const served = all.filter(({ status }) => status < 500).map(({ ms }) => ms)
      const putOff = all.filter(({ status, after }) => status === 503 && after > 0)
      const [p50, p99] = [shareBelow(0.5, served), shareBelow(0.99, served)]
      const [usual, longest] = [shareBelow(0.99, looks), Math.round(Math.max(...looks))]
      report({
        figure: `${crowd} connections, ${engine}`,
        who: 'product',
        measured: `${served.length} served, p50 ${p50} ms, p99 ${p99} ms, ${putOff.length} put off, health p99 ${usual}, at most ${longest} ms`,
        aims: [
          { says: `p99 ≤ ${most} ms`, met: p99 <= most },
          { says: `health ≤ ${most} ms`, met: longest <= most },
          { says: 'else 503, Retry-After', met: served.length + putOff.length === all.length },
        ],
      })
    })
}
