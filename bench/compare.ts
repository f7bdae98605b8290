import type { Lab } from './lab.ts'
import { type Figure, load, medianOf, together } from './load.ts'
import type { Shots } from './shots.ts'

/**
 * A server that is measured, by its address, with the requests it is sent. Where there are several addresses, of
 * several processes, the connections are divided among them.
 */
export type Contender = Shots & { url: string | readonly string[] }

/**
 * Warms every contender up, then measures them in turns, so that what else the machine does falls on all alike. Gives
 * one figure for each in their order: the medians of its rounds. `seconds` and `warmUp` are in seconds.
 */
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
