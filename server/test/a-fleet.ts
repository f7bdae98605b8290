import { vi } from 'vitest'
import { aProcess, type Process } from './a-process.ts'
import type { Received } from './received.ts'

/** A call that is sent to one of the processes; `from` is the address that it says it comes from. */
export type Sent = { path: string; body?: object; token?: string; key?: string; from?: string }
export type Answer = { status: number; body: Received }

/** Several processes of one facility, behind what stands in for a load balancer. */
export type Fleet = {
  members: Process[]
  /** How often each answer came, and how many calls were cut off. */
  heard: Map<string, number>
  /**
   * Asks as a browser does through a balancer: repeats the call with the same key, at one process after the other,
   * until the answer is final.
   */
  ask(sent: Sent): Promise<Answer>
  /** Asks one process, once. */
  askOf(nth: number, sent: Sent): Promise<Answer>
  /** Kills a process with SIGKILL, so that it can finish nothing. */
  kill(nth: number): Promise<void>
  begin(nth: number): Promise<void>
}

/**
 * How long tests wait, in ms: longer than the server waits before another process takes over a charge whose process has
 * died.
 */
const patience = { timeout: 150_000, interval: 250 }
/** A call without an answer for so many ms is cut off, and asked of another process. */
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

/** Whether the answer is final, so that a browser doesn’t repeat the call. */
const isEnd = ({ status, body }: Answer): boolean =>
  status < 500 &&
  status !== 202 &&
  status !== 429 &&
  !(status === 409 && goesOn.includes(body.code))
