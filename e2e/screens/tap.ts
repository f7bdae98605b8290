import type { Locator } from '@playwright/test'

/** As near as a browser takes two touches for a double tap, in pixels; twice that is safe. */
const apart = 40
let last = { x: Number.NaN, y: Number.NaN }

/**
 * A touch where no other has just been. Within half a second at the same place a browser takes one for the second of a
 * double tap, which nothing hears that has come up there since; a journey is quicker than a hand.
 */
export async function tap(place: Locator, patience: { timeout?: number } = {}): Promise<void> {
  await place.scrollIntoViewIfNeeded(patience)
  const box = await place.boundingBox(patience)
  if (!box) throw new Error('There is nothing to tap.')
  const y = box.height / 2
  const spots = [1 / 2, 1 / 5, 4 / 5].map((share) => ({ x: box.width * share, y }))
  const near = (spot: { x: number }) => Math.hypot(box.x + spot.x - last.x, box.y + y - last.y)
  const position = spots.find((spot) => !(near(spot) < apart)) ?? spots[2]
  await place.tap({ ...patience, ...(position ? { position } : {}) })
  if (position) last = { x: box.x + position.x, y: box.y + y }
}
