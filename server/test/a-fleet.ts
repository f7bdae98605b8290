import { vi } from 'vitest'
import { aProcess, type Process } from './a-process.ts'
import type { Received } from './received.ts'

export type Sent = { path: string; body?: object; token?: string; key?: string; from?: string }
export type Answer = { status: number; body: Received }

export type Fleet = {
  members: Process[]
  /** What was answered how often, and how many calls were cut off. */
  heard: Map<string, number>
  /** As a browser asks through a balancer, under the same key until it is told an end: of one process after the other. */
  ask(sent: Sent): Promise<Answer>
  /** Of that one alone, and once. */
  askOf(nth: number, sent: Sent): Promise<Answer>
  /** Kills a process without a warning. */
  kill(nth: number): Promise<void>
  begin(nth: number): Promise<void>
}

/** Longer than a charge is left to the process that began it, which may have died. */
const patience = { timeout: 150_000, interval: 250 }
/** Whoever hears nothing for so long has gone elsewhere. */
const mostSilent = 10_000

/** A number of server processes on one PostgreSQL that a test may kill and start again. */
export async function aFleet(
  databaseUrl: string,
  size: number,
  more: Record<string, string> = {},
): Promise<Fleet> {
  // The house's clock goes on from where the test has put it, whoever is begun.
  const env = { DATABASE_URL: databaseUrl, CLOCK: '', ...more }
  const members = await Promise.all(Array.from({ length: size }, () => aProcess(env)))
  const heard = new Map<string, number>()
  const count = (what: string) => heard.set(what, (heard.get(what) ?? 0) + 1)
  let turn = 0

  async function askOf(nth: number, { path, body, token, key, from }: Sent): Promise<Answer> {
    const at = members[nth % size]?.url
    const answer = await fetch(`${at}/api/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(from ? { 'x-forwarded-for': from } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(mostSilent),
    })
    const ended = { status: answer.status, body: await answer.json() }
    count(String(answer.status))
    return ended
  }

  return {
    members,
    heard,
    askOf,
    ask: (sent) =>
      vi.waitFor(async () => {
        const answer = await askOf(turn++, sent).catch((error) => {
          count('cut')
          throw error
        })
        if (!isEnd(answer)) throw new Error(`${sent.path}: ${JSON.stringify(answer)}`)
        return answer
      }, patience),
    async kill(nth) {
      members[nth]?.child.kill('SIGKILL')
      await members[nth]?.gone
    },
    async begin(nth) {
      members[nth] = await aProcess(env)
    },
  }
}

const goesOn: unknown[] = ['in-progress', 'payment-in-progress']

/** What a browser doesn't ask again about. */
const isEnd = ({ status, body }: Answer): boolean =>
  status < 500 &&
  status !== 202 &&
  status !== 429 &&
  !(status === 409 && goesOn.includes(body.code))
