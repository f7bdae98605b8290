import { type BrowserContext, expect } from '@playwright/test'
import type { Line } from '../fixtures/line.ts'

/**
 * Cuts a browser off. Chromium only plays that it is offline, and a page that is just loading is told of it a moment too
 * late for what it sends at once; so the line it is on is cut as well. A page that still waits for a part of itself is
 * let have it first: what she does without a network she does on a page that stands.
 */
export async function cutOff(context: BrowserContext, line: Line): Promise<void> {
  for (const page of context.pages()) await expect(page.locator('[data-waits]')).toHaveCount(0)
  line.cut()
  await context.setOffline(true)
}

/** Gives it its network back. */
export async function letThrough(context: BrowserContext, line: Line): Promise<void> {
  line.mend()
  await context.setOffline(false)
}
