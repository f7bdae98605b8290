import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { Page } from '@playwright/test'
import type { Practice } from '../practice.ts'
import { bookVisit, payFor, setSetting } from './calls.ts'
import { startingWith } from './reserve.ts'
import type { Her } from './signed-in.ts'
import type { WordsOf } from './words-of.ts'

/** The night of the clock the walk begins at: her place is held, then paid, and the garage opens to her. */
const night = '2026-11-17'

/**
 * Walks on, and stops at each with its name, through what a patron sees once something has been done or is under way: a
 * held place, the garage, forms that lack something, her thanks after a gift and a letter, a membership on sale, and
 * last the sign-in of a new phone, who is asked about herself.
 */
export async function* furtherScreens(
  page: Page,
  practice: Practice,
  t: WordsOf,
  her: Her,
): AsyncGenerator<string> {
  const button = (name: WordKey) => page.getByRole('button', { name: t(name), exact: true })
  const visit = await bookVisit(page, her, { night, parking: true, hold: true })
  await page.goto('/')
  await page.getByText(t('homePendingTitle')).waitFor()
  yield 'home-with-a-held-place'
  await payFor(page, her, visit)
  await practice.setClock(visit.reservationTime)
  await page.goto('/reserve')
  await button('garageOpen').waitFor()
  yield 'garage'
  await page.goto('/license-plate')
  await button('plateSubmit').click()
  await page.getByRole('alert').first().waitFor()
  yield 'license-plate-missing'

  await page.goto('/donate?amount=22')
  await page.getByRole('radio', { name: /4242/ }).waitFor()
  await page.getByLabel(t('donateEmail')).fill('rivka@example.com')
  await page.getByRole('button', { name: startingWith(t('donatePay', { amount: '' })) }).click()
  await page.getByText(t('donateThanks')).waitFor()
  yield 'donate-thanks'
  await page.goto('/contact')
  await button('contactSend').click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
  yield 'contact-missing'
  await page.getByLabel(t('contactMessage')).fill('123')
  await page.getByLabel(t('contactEmail')).fill('rivka@example.com')
  await button('contactSend').click()
  await page.getByText(t('contactSent')).waitFor()
  yield 'contact-sent'
  await page.goto('/profile?become=member')
  await page.getByRole('dialog').waitFor()
  yield 'membership-on-sale'

  await setSetting(page, practice, 'sendEmailForNewUsers', 'True')
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.removeItem('session'))
  await page.goto('/login?to=%2Freserve')
  await page.getByLabel(t('signInPhone')).fill('2015550188')
  await button('signInSend').click()
  const code = page.locator('input[autocomplete="one-time-code"]')
  await code.waitFor()
  yield 'login-code'
  await code.fill(await practice.codeFor('12015550188'))
  await button('signInContinue').click()
  await page.getByLabel(t('reserveInfoFirstName')).waitFor()
  await button('reserveInfoSave').click()
  await page.getByText(t('reserveInfoIncomplete')).waitFor()
  yield 'about-her'
}
