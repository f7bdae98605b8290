import { vi } from 'vitest'
import type { Process } from './a-process.ts'
import type { Told } from './told.ts'

export type Asked = { path: string; body?: object; token?: string; key?: string }
export type Told503 = { status: number; after: number; body: Told; ms: number }

/** Each from an address of its own, as whoever asks from home: of two hundred and fifty nets in each of as many others. */
export const homeOf = (nth: number) => `198.${18 + (nth >> 16)}.${(nth >> 8) & 255}.${nth & 255}`

/** Once, on a line of its own. */
export async function ask({ url }: Process, nth: number, sent: Asked): Promise<Told503> {
  const since = performance.now()
  const { path, body, token, key } = sent
  const answer = await fetch(`${url}${path.startsWith('/') ? path : `/api/api/${path}`}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-forwarded-for': homeOf(nth),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const told = await answer.json()
  const after = Number(answer.headers.get('retry-after') ?? 0)
  return { status: answer.status, after, body: told, ms: performance.now() - since }
}

/** Who is put off comes back after two seconds, as she is told to, until she is told an end. */
export const askUntilLetIn = (asking: () => Promise<Told503>): Promise<Told503> =>
  vi.waitFor(
    async () => {
      const told = await asking()
      if (told.status === 503) throw new Error('She is put off.')
      return told
    },
    { timeout: 300_000, interval: 2000 },
  )

/** What so much of them were below, in whole milliseconds. */
export function shareBelow(share: number, all: readonly { ms: number }[]): number {
  const sorted = all.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
