import { expect, type Page } from '@playwright/test'
import type { Practice } from '../practice.ts'
import type { WordsOf } from './words-of.ts'

/** Signs a phone of the United States in on the login screen, with the code from the outbox. */
export async function signIn(
  page: Page,
  practice: Practice,
  t: WordsOf,
  phone = '2015550142',
): Promise<void> {
  await page.getByLabel(t('signInPhone')).fill(phone)
  await page.getByRole('button', { name: t('signInSend') }).click()
  const code = page.locator('input[autocomplete="one-time-code"]')
  await code.waitFor()
  await code.fill(await practice.codeFor(`1${phone}`))
  // A tap so soon after the last one at this place counts for nothing.
  const go = page.getByRole('button', { name: t('signInContinue'), exact: true })
  const isIn = (url: URL) => !url.pathname.startsWith('/login')
  await expect(async () => {
    if (await go.isVisible()) await go.click({ timeout: 2000 }).catch(() => undefined)
    await page.waitForURL(isIn, { timeout: 5000 })
  }).toPass({ timeout: 60_000 })
}
