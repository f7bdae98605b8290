import type { Page } from '@playwright/test'
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
  const go = page.getByRole('button', { name: t('signInContinue'), exact: true })
  if (await go.isVisible().catch(() => false))
    await go.click({ timeout: 2000 }).catch(() => undefined)
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}
