import { long } from '@mikvah/server/test/long.ts'
import type { Page } from '@playwright/test'

/**
 * Goes to another page as a link does, without loading all of it anew, and waits until its heading has taken the place
 * of the one before: documents that come cost most of a walk. The page's own path is loaded by its address, and with
 * LONG every path is.
 */
export async function goInPlace(page: Page, path: string): Promise<void> {
  const isAnother = new URL(page.url()).pathname !== path.split('?')[0]
  if (long || !isAnother) return void (await page.goto(path))
  await page.evaluate((address) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = ''
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await page.locator('h1:not([data-left])').first().waitFor()
}
