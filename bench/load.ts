import autocannon from 'autocannon'

export type Figure = {
  perSecond: number
  p50: number
  p99: number
  refused: number
  errors: number
}
export type Shot = {
  method: 'GET' | 'POST'
  path: string
  token?: string
  body?: object
  key?: string
}

/** Asks for some seconds over so many connections; `next` makes each request. */
export async function load(
  url: string,
  next: (nth: number) => Shot,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Figure> {
  let nth = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          const shot = next(nth++)
          return {
            ...request,
            method: shot.method,
            path: shot.path,
            headers: {
              ...(shot.body ? { 'content-type': 'application/json' } : {}),
              ...(shot.token ? { authorization: `Bearer ${shot.token}` } : {}),
              ...(shot.key ? { 'idempotency-key': shot.key } : {}),
            },
            ...(shot.body ? { body: JSON.stringify(shot.body) } : {}),
          }
        },
      },
    ],
  })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result['4xx'],
    errors: result.errors + result['5xx'],
  }
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

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
