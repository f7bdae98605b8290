import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Line } from '../fixtures/line.ts'
import type { WordsOf } from './words-of.ts'

/**
 * Cuts a browser off. Chromium only plays that it is offline, and a page that is just loading is told of it a moment
 * too late for what it sends at once; so the line it is on is cut as well. A page that still waits for a part of itself
 * is let have it first: what she does without a network she does on a page that stands.
 */
export async function cutOff(context: BrowserContext, line: Line): Promise<void> {
  for (const page of context.pages()) await expect(page.locator('[data-waits]')).toHaveCount(0)
  line.cut()
  await context.setOffline(true)
}

/** Gives a browser its network back that `cutOff` has taken from it, and mends the line. */
export async function letThrough(context: BrowserContext, line: Line): Promise<void> {
  line.mend()
  await context.setOffline(false)
}

type OnALine = { page: Page; line: Line }

/**
 * Cuts her page off, taps once it says so, gives it its network back and waits until it says nothing of it any more.
 * What has come of the tap is for the journey to look at.
 */
export async function tapInTheDark(
  { page, line }: OnALine,
  t: WordsOf,
  tap: () => Promise<void>,
): Promise<void> {
  const notice = page.getByText(t('offlineTitle'), { exact: true })
  await cutOff(page.context(), line)
  await expect(notice.first()).toBeVisible()
  await tap()
  await letThrough(page.context(), line)
  await expect(notice).toHaveCount(0)
}
