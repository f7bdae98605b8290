import type { Lab } from './lab.ts'
import { type Figure, load, medianOf, together } from './load.ts'
import type { Shots } from './shots.ts'

/** Somebody who is measured, from where its warm-up left off. Several processes share the connections. */
export type Contender = Shots & { url: string | readonly string[] }

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
  { url, next, goOn }: Contender,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Figure> {
  await goOn?.()
  const urls = typeof url === 'string' ? [url] : url
  const each = { connections: connections / urls.length, seconds }
  return together(await Promise.all(urls.map((one) => load(one, next, each))))
}
