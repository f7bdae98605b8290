import { join } from 'node:path'
import { type Page, test } from '@playwright/test'
import { isLong } from './long.ts'

const folder = join(import.meta.dirname, '../test-results/pictures')

/** With LONG it keeps a picture of the whole page, to be looked at: `test-results/pictures/<name>-<project>.png`. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!isLong) return
  await page.evaluate(() => document.fonts.ready)
  const path = join(folder, `${name}-${test.info().project.name}.png`)
  await page.screenshot({ path, fullPage: true, animations: 'disabled' })
}
