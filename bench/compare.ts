import type { Lab } from './lab.ts'
import { type Figure, load, medianOf, type Shot, together } from './load.ts'

/** Somebody who is measured: `next` goes on from where its warm-up left off. Several processes share the connections. */
export type Contender = { url: string | readonly string[]; next: () => Shot }

/** Warms everybody up, then measures them in turns, so that what else the machine does falls on all alike. */
export async function compare(
  { rounds, seconds, warmUp }: Pick<Lab, 'rounds' | 'seconds' | 'warmUp'>,
  connections: number,
  contenders: readonly Contender[],
): Promise<Figure[]> {
  for (const one of contenders) await measure(one, { connections, seconds: warmUp })
  const figures = contenders.map((): Figure[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [nth, one] of contenders.entries()) {
      figures[nth]?.push(await measure(one, { connections, seconds }))
    }
  }
  return figures.map(medianOf)
}

async function measure(
  { url, next }: Contender,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Figure> {
  const urls = typeof url === 'string' ? [url] : url
  const each = { connections: connections / urls.length, seconds }
  return together(await Promise.all(urls.map((one) => load(one, next, each))))
}
