import autocannon from 'autocannon'

/** One request of a load; `key` is its idempotency key, `token` an access token. */
export type Shot = {
  method: 'GET' | 'POST'
  path: string
  token?: string
  body?: object
  key?: string
  /** What every browser says it can read; the plain figures say nothing. */
  acceptEncoding?: string
}

/**
 * What was measured: answers a second, p50 and p99 in milliseconds, how many were refused (4xx), how many failed (5xx
 * or no answer).
 */
export type Figure = {
  perSecond: number
  p50: number
  p99: number
  refused: number
  errors: number
}

/** Asks for some seconds over so many connections; `next` makes each request. */
export async function load(
  url: string,
  next: () => Shot,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Figure> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...requestOf(next()) }) }],
  })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result['4xx'],
    errors: result.errors + result['5xx'],
  }
}

const requestOf = ({ method, path, token, body, key, acceptEncoding }: Shot) => ({
  method,
  path,
  headers: {
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
    ...(acceptEncoding ? { 'accept-encoding': acceptEncoding } : {}),
  },
  ...(body ? { body: JSON.stringify(body) } : {}),
})

/** The middle one by size, of an even count the higher of the two; 0 of none. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The rounds of one contender as one figure: medians, with what was refused or failed added up. */
export function medianOf(rounds: readonly Figure[]): Figure {
  const of = (field: keyof Figure) => median(rounds.map((round) => round[field]))
  const sum = (field: keyof Figure) => rounds.reduce((all, round) => all + round[field], 0)
  return {
    perSecond: Math.round(of('perSecond')),
    p50: of('p50'),
    p99: of('p99'),
    refused: sum('refused'),
    errors: sum('errors'),
  }
}

/**
 * The figures of several processes asked at the same time as one: all added up but the latencies, of which the worst
 * counts.
 */
export function together(parts: readonly Figure[]): Figure {
  const sum = (field: keyof Figure) => parts.reduce((all, part) => all + part[field], 0)
  const worst = (field: keyof Figure) => Math.max(...parts.map((part) => part[field]))
  return {
    perSecond: sum('perSecond'),
    p50: worst('p50'),
    p99: worst('p99'),
    refused: sum('refused'),
    errors: sum('errors'),
  }
}
