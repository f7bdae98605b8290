import { join } from 'node:path'
import { long } from '@mikvah/server/test/long.ts'
import { type Page, test } from '@playwright/test'

const folder = join(import.meta.dirname, '../test-results/pictures')

/** With LONG it keeps a picture of the whole page, to be looked at: `test-results/pictures/<name>-<project>.png`. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!long) return
  await page.evaluate(() => document.fonts.ready)
  const path = join(folder, `${name}-${test.info().project.name}.png`)
  await page.screenshot({ path, fullPage: true, animations: 'disabled' })
}
