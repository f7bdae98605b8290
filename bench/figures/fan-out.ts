import { call, done } from '../call.ts'
import type { Lab } from '../lab.ts'
import { type Listeners, listen } from '../listeners.ts'
import { report } from '../report.ts'

const screens = 50
const changes = 40
/** Staff accounts that hear of rooms; of one account only so many streams stay open. */
const names = ['Reception', 'Attendant', 'Admin'] as const
const aim = 3

/** How long after a change is asked for each screen has been told of it. */
type Changing = { listeners: Listeners; event: string; change: (nth: number) => Promise<unknown> }

async function signIn(url: string, name: string): Promise<string> {
  const sent = { grant_type: 'password', username: name }
  const answer = await fetch(`${url}/api/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...sent, password: `practice-${name.toLowerCase()}` }),
  })
  return (await answer.json()).access_token
}

async function measure({ listeners, event, change }: Changing): Promise<number[]> {
  const took: number[] = []
  for (let nth = 0; nth < changes; nth++) {
    const heard = listeners.heard(event)
    const began = performance.now()
    await change(nth)
    took.push(...(await heard).map((at) => at - began))
  }
  return took
}

const at = (share: number, sorted: readonly number[]) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0

const toldOf = (took: readonly number[]) => {
  const sorted = took.toSorted((one, other) => one - other)
  const [p50, p99] = [at(0.5, sorted), at(0.99, sorted)]
  return { p99, measured: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms` }
}

/**
 * Reports after how many milliseconds (p50, p99) a change of a room has reached each of 50 open boards, beside a bare
 * server that writes one row and hands as many bytes to as many streams. In turns; a round is 40 changes, one after the
 * other.
 */
export const fanOut = (lab: Lab, bare: string): Promise<void> =>
  lab.onPostgres(async ({ url }) => {
    const tokens = await Promise.all(names.map((name) => signIn(url, name)))
    const desk = tokens[0] ?? ''
    const lines = Array.from({ length: screens }, (_, nth) => ({
      url: `${url}/api/api/events`,
      token: tokens[nth % tokens.length] ?? '',
    }))
    const { body: room } = await call(url, '/api/api/rooms/7', undefined, desk)
    const bytes = JSON.stringify(room).length
    await using open = new AsyncDisposableStack()
    const opened = async (on: typeof lines | { url: string }[]) => {
      const listeners = await listen(on)
      open.defer(async () => listeners.close())
      return listeners
    }
    const language = (nth: number) => ({ language: nth % 2 === 0 ? 'he' : 'en' })
    const ours: Changing = {
      listeners: await opened(lines),
      event: 'room',
      change: (nth) => done(url, '/api/api/rooms/7/setlanguage', language(nth), desk),
    }
    const theirs: Changing = {
      listeners: await opened(lines.map(() => ({ url: `${bare}/events` }))),
      event: 'change',
      change: (nth) => done(bare, '/change', { nth, bytes }),
    }
    const all = { ours: [] as number[], theirs: [] as number[] }
    await measure(ours)
    await measure(theirs)
    for (let round = 0; round < lab.rounds; round++) {
      all.theirs.push(...(await measure(theirs)))
      all.ours.push(...(await measure(ours)))
    }
    const figure = `a change to ${screens} open screens, ${bytes} bytes`
    const [plain, product] = [toldOf(all.theirs), toldOf(all.ours)]
    const ratio = product.p99 / plain.p99
    report({ figure, who: 'bare', measured: plain.measured })
    report({
      figure,
      who: 'product',
      measured: `${product.measured}, p99 ${ratio.toFixed(2)} of bare`,
      aims: [{ says: `≤ ${aim}`, met: ratio <= aim }],
    })
  })
