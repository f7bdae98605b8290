import { readFileSync } from 'node:fs'
import { contract } from '@mikvah/contract/contract.ts'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import type { Lab, Product } from '../lab.ts'
import { report } from '../report.ts'

const most = 20
const asked = 40
const calls = (Object.values(contract) as Endpoint[]).filter(
  ({ who, practiceOnly }) => who.includes('any') && !practiceOnly,
)

/** The most costly that each takes in, as far as its shape says it. */
const queries: Partial<Record<Endpoint['name'], string>> = {
  schedule: '?dt=2026-12-01&dtTo=2027-01-31',
  zmanim: '?dt=2027-02-01',
}
const names = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, nth) => [`a${nth}`, 1]))
const bodies: Record<string, (bytes: number) => string> = {
  'many fields': (bytes) => JSON.stringify(names(Math.floor(bytes / 12))),
  'one long text': (bytes) => JSON.stringify({ phone: 'x'.repeat(bytes - 20) }),
  'one long list': (bytes) => `{"phone":[${'0,'.repeat((bytes - 20) / 2)}0]}`,
}

/** Of the process as Linux counts it, in hundredths of a second; user's and system's. */
function workedMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** What a stranger's request costs the process, beside a fixed piece of work: a body of that size read and written. */
export const strangers = (lab: Lab): Promise<void> =>
  lab.onPostgres(async (product) => {
    const piece = pieceMs()
    for (const call of calls) {
      const wishes = call.method === 'GET' ? { 'asked for': () => undefined } : bodies
      for (const [what, bodyOf] of Object.entries(wishes)) {
        const body = bodyOf((call.mostBytes ?? 256 * 1024) - 100)
        const ms = await costOf(product, call, body)
        report({
          figure: `a stranger: ${call.name}`,
          who: what,
          told: `${ms.toFixed(1)} ms of processor, ${(ms / piece).toFixed(1)} × 256 kB of JSON`,
          aims: [{ says: `≤ ${most} ms`, met: ms <= most }],
        })
      }
    }
  })

async function costOf({ url, pid }: Product, call: Endpoint, body?: string): Promise<number> {
  const path = call.path
    .replace(':processor', 'stripe')
    .replace(':provider', 'twilio')
    .replace(':id', '7')
  const headers = { 'accept-encoding': 'br, gzip', 'content-type': 'application/json' }
  const ask = async () => {
    const at = `${url}${path}${queries[call.name] ?? ''}`
    await (await fetch(at, { method: call.method, headers, ...(body ? { body } : {}) })).text()
  }
  for (let nth = 0; nth < 5; nth++) await ask()
  const before = workedMs(pid)
  for (let nth = 0; nth < asked; nth++) await ask()
  return (workedMs(pid) - before) / asked
}

function pieceMs(): number {
  const text = bodies['many fields']?.(256 * 1024) ?? ''
  const once = () => JSON.stringify(JSON.parse(text))
  for (let nth = 0; nth < 10; nth++) once()
  const before = process.cpuUsage()
  for (let nth = 0; nth < asked; nth++) once()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / asked
}
