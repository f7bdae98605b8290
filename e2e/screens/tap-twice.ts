import type { Locator } from '@playwright/test'

export type TapTwice = (place: Locator) => Promise<void>

/** As far apart as a hurried finger's, in seconds, however slow the machine is between them. */
const apart = 0.15
let lastTap = 0

/** Two taps of a finger at one place, one right after the other: the second meets whatever stands there by then. */
const byFinger: TapTwice = async (place) => {
  await place.click({ trial: true })
  const box = await place.boundingBox()
  if (!box) throw new Error('There is nothing to tap.')
  const page = place.page()
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const hand = await page.context().newCDPSession(page)
  // Within half a second at the same place a browser takes a tap for one more of the former two.
  const first = Math.max(Date.now() / 1000, lastTap + 1)
  lastTap = first + apart
  for (const timestamp of [first, first + apart]) {
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof at)[]) =>
      hand.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
    await Promise.all([touch('touchStart', [at]), touch('touchEnd', [])])
  }
  await hand.detach()
}

/**
 * The ways to tap a place twice, each with its name and the tags of its journeys: the page hears a click by the same
 * button as a tap, so that the gate asks by finger.
 */
export const waysToTapTwice: readonly [string, TapTwice, string][] = [
  ['two taps of a finger', byFinger, '@once'],
  ['a double click', (place) => place.dblclick(), '@once @long'],
]
