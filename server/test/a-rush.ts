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
export type RushAnswer = { status: number; after: number; body: Received; ms: number }

/** Each asks from an address of its own. */
const homeOf = (nth: number) => `198.${18 + (nth >> 16)}.${(nth >> 8) & 255}.${nth & 255}`

/** A line that nothing has been asked on. */
export async function aLine({ url }: Process): Promise<Socket> {
  const line = dial(Number(new URL(url).port), '127.0.0.1')
  afterUse(async () => void line.destroy())
  await once(line, 'connect')
  return line
}

/** Once, on a line of its own: so little is done for it here that thousands are sent in one moment. */
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

/** Moments are in milliseconds since 1970, which processes of one machine have alike. */
export type HealthLook = { asked: number; answered: number; status: number }

const askHealth = join(import.meta.dirname, 'ask-health.ts')

/** Looks at the health of a process from another one, which thousands of answers keep from nothing. Begun once it has looked. */
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

/** Who is put off comes back after two seconds, as she is told to, until she is told an end. */
export const askUntilLetIn = (asking: () => Promise<RushAnswer>): Promise<RushAnswer> =>
  vi.waitFor(
    async () => {
      const answer = await asking()
      if (answer.status === 503) throw new Error('She is put off.')
      return answer
    },
    { timeout: 300_000, interval: 2000 },
  )

/** What so much of them were below, in whole milliseconds. */
export function shareBelow(share: number, all: readonly { ms: number }[]): number {
  const sorted = all.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
