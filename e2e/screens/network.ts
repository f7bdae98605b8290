import type { BrowserContext } from '@playwright/test'
import type { Line } from '../fixtures/line.ts'

/**
 * Cuts a browser off. Chromium only plays that it is offline, and a page that is just loading is told of it a moment too
 * late for what it sends at once; so the line it is on is cut as well.
 */
export async function cutOff(context: BrowserContext, line: Line): Promise<void> {
  line.cut()
  await context.setOffline(true)
}

/** Gives it its network back. */
export async function letThrough(context: BrowserContext, line: Line): Promise<void> {
  line.mend()
  await context.setOffline(false)
}
