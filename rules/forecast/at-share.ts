import type { Ms } from '../time/ms.ts'

/**
 * The value at a share from 0 to 1 of quantiles that lie evenly apart, from the least to the most; between two of them
 * it is read off the straight line from one to the other. In milliseconds, as they are.
 */
export function atShare(quantiles: readonly Ms[], share: number): Ms {
  const place = share * (quantiles.length - 1)
  const [below = 0, above = 0] = [quantiles[Math.floor(place)], quantiles[Math.ceil(place)]]
  return below + (above - below) * (place - Math.floor(place))
}
