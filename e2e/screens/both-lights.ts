import { long } from '@mikvah/server/test/long.ts'
import type { Page } from '@playwright/test'
import { expectNoAxeFindings, expectNoAxeFindingsAtNight } from '../axe.ts'
import { picture } from '../picture.ts'

/**
 * The page as it stands, fit for everyone and pictured by day and by night. The gate asks by day alone: the colours of the
 * night are those of the same parts, which the walk over every screen asks for.
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
