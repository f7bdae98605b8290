import { join } from 'node:path'
import { type Page, test } from '@playwright/test'

const folder = join(import.meta.dirname, '../test-results/pictures')

/** Keeps a picture of the whole page, to be looked at: `test-results/pictures/<name>-<project>.png`. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const path = join(folder, `${name}-${test.info().project.name}.png`)
  await page.screenshot({ path, fullPage: true, animations: 'disabled' })
}
