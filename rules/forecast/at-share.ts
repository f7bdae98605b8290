import type { Ms } from '../time/ms.ts'

/** Between two quantiles what lies between them. */
export function atShare(quantiles: readonly Ms[], share: number): Ms {
  const place = share * (quantiles.length - 1)
  const [below = 0, above = 0] = [quantiles[Math.floor(place)], quantiles[Math.ceil(place)]]
  return below + (above - below) * (place - Math.floor(place))
}
