import { long } from '@mikvah/server/test/long.ts'
import type { Page } from '@playwright/test'
import { expectNoAxeFindings, expectNoAxeFindingsAtNight } from '../axe.ts'
import { picture } from '../picture.ts'

/**
 * Expects the page as it stands to be fit for everyone; with LONG also by night, and takes a picture in both lights.
 * The gate asks by day alone: the colours of the night are those of the same parts, which the walk over every screen
 * asks for.
 */
export async function inBothLights(page: Page, name: string): Promise<void> {
  await expectNoAxeFindings(page)
  if (!long) return
  await expectNoAxeFindingsAtNight(page)
  await picture(page, name)
  await page.emulateMedia({ colorScheme: 'dark' })
  await picture(page, `${name}-dark`)
  await page.emulateMedia({ colorScheme: null })
}
