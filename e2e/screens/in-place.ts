import { long } from '@mikvah/server/test/long.ts'
import type { Page } from '@playwright/test'

/**
 * Goes to a page as a link does, without loading all of it anew, and waits until it has taken the place of the one
 * before: the walk through every screen spends most of its time on documents that come. With LONG each is opened by its
 * address.
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
