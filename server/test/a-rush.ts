import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect as dial, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { vi } from 'vitest'
import type { Process } from './a-process.ts'
import { afterUse } from './after-use.ts'
import type { Received } from './received.ts'
import { sooner } from './sooner.ts'

type Asked = { path: string; body?: object; token?: string; key?: string }
/** An answer off the line: `after` is its Retry-After in seconds, 0 without one, and `ms` how long it took. */
export type RushAnswer = { status: number; after: number; body: Received; ms: number }

/** The address that the nth of them sends from, so that no limit by address counts them together. */
const homeOf = (nth: number) => `198.${18 + (nth >> 16)}.${(nth >> 8) & 255}.${nth & 255}`

/** Opens a connection to the process, on which nothing has been asked yet. */
export async function aLine({ url }: Process): Promise<Socket> {
  const line = dial(Number(new URL(url).port), '127.0.0.1')
  afterUse(async () => void line.destroy())
  await once(line, 'connect')
  return line
}

/**
 * Sends one request on its own connection. The client does as little as possible, so that it can send thousands at
 * once.
 */
export async function askOn(line: Socket, nth: number, sent: Asked): Promise<RushAnswer> {
  const { path, body, token, key } = sent
  const text = body ? JSON.stringify(body) : ''
  const heads = [
    `${body ? 'POST' : 'GET'} ${path.startsWith('/') ? path : `/api/api/${path}`} HTTP/1.1`,
    ...['Host: localhost', 'Connection: close', `X-Forwarded-For: ${homeOf(nth)}`],
    ...(body
      ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]
      : []),
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(key ? [`Idempotency-Key: ${key}`] : []),
  ]
  const since = performance.now()
  line.write(`${heads.join('\r\n')}\r\n\r\n${text}`)
  const heard = Buffer.concat(await line.toArray()).toString()
  const ms = performance.now() - since
  const [head = '', said = ''] = heard.split('\r\n\r\n')
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0),
    after: Number(/^retry-after: (\d+)/im.exec(head)?.[1] ?? 0),
    body: said.startsWith('{') ? JSON.parse(said) : {},
    ms,
  }
}

/**
 * A look at the health of a process: when it was asked for and answered, and the status of the answer. Moments are in
 * ms since 1970 by the machine’s clock, so that those of different processes can be compared.
 */
export type HealthLook = { asked: number; answered: number; status: number }

const askHealth = join(import.meta.dirname, 'ask-health.ts')

/**
 * Asks for the health of a process from another process, which isn’t slowed by the thousands of answers that come to
 * this one. Resolves after the first answer.
 */
export async function watchingHealth({ url }: Process): Promise<{ looks: HealthLook[] }> {
  const child = spawn(process.execPath, [...sooner, askHealth, `${url}/healthz`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  afterUse(async () => {
    child.kill('SIGKILL')
    await gone
  })
  const looks: HealthLook[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => looks.push(JSON.parse(line)))
  await once(lines, 'line')
  return { looks }
}

/**
 * Repeats a request that is put off (503) every two seconds, as the answer says, until it gets another answer; throws
 * after five minutes.
 */
export const askUntilLetIn = (asking: () => Promise<RushAnswer>): Promise<RushAnswer> =>
  vi.waitFor(
    async () => {
      const answer = await asking()
      if (answer.status === 503) throw new Error('She is put off.')
      return answer
    },
    { timeout: 300_000, interval: 2000 },
  )

/** The time in whole ms in which this share of all (0 to 1) was answered. */
export function shareBelow(share: number, all: readonly { ms: number }[]): number {
  const sorted = all.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
