import { join } from 'node:path'
import { type Page, test } from '@playwright/test'

const folder = join(import.meta.dirname, '../test-results/pictures')

/**
 * Keeps a picture of the whole page, to be looked at, with `npm run test:long`:
 * `test-results/pictures/<name>-<project>.png`.
 */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.LONG) return
  await page.evaluate(() => document.fonts.ready)
  const path = join(folder, `${name}-${test.info().project.name}.png`)
  await page.screenshot({ path, fullPage: true, animations: 'disabled' })
}
