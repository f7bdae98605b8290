import type { Locator } from '@playwright/test'

export type TapTwice = (place: Locator) => Promise<void>

/** Two taps of a finger at one place, one right after the other: the second meets whatever stands there by then. */
const byFinger: TapTwice = async (place) => {
  await place.click({ trial: true })
  const box = await place.boundingBox()
  if (!box) throw new Error('There is nothing to tap.')
  const { touchscreen } = place.page()
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const
  await touchscreen.tap(...at)
  await touchscreen.tap(...at)
}

export const waysToTapTwice: readonly [string, TapTwice][] = [
  ['two taps of a finger', byFinger],
  ['a double click', (place) => place.dblclick()],
]
