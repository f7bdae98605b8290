import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { testCards, typeCard } from './screens/card.ts'
import { signIn } from './screens/sign-in.ts'
import { wordsOf } from './screens/words-of.ts'
import { weigh } from './weight.ts'

test('a new phone signs up, reserves a shower with parking, pays, and cancels with a refund @desk', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const weight = weigh(page)
  const look = async (name: string) => {
    await expectNoAxeFindings(page)
    await picture(page, name)
  }

  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('dir', lang === 'he' ? 'rtl' : 'ltr')
  await page.getByRole('link', { name: t('homeMakeReservation') }).waitFor()
  await look('home')
  expect(await weight.kilobytes(), await weight.list()).toBeLessThan(170)
  await page.getByRole('link', { name: t('homeMakeReservation') }).click()

  await page.getByLabel(t('signInPhone')).waitFor()
  await look('login')
  await signIn(page, practice, t)

  await page
    .getByRole('button', { name: t('reserveCreate') })
    .or(page.getByRole('heading', { name: t('reserveDate') }))
    .first()
    .waitFor()
  if (await page.getByRole('button', { name: t('reserveCreate') }).isVisible()) {
    await look('reserve-start')
    await page.getByRole('button', { name: t('reserveCreate') }).click()
  }

  await page.getByRole('heading', { name: t('reserveDate') }).waitFor()
  await page.getByRole('radio').nth(1).check()
  await look('reserve-date')
  await page.getByRole('button', { name: t('reserveContinue') }).click()

  await page.getByRole('heading', { name: t('reserveOptions') }).waitFor()
  await page.getByRole('checkbox', { name: new RegExp(`^${t('reserveParking')}`) }).check()
  await page
    .getByRole('radio', { name: /\d{1,2}:\d{2}/ })
    .first()
    .check()
  await look('reserve-options')
  await page.getByRole('button', { name: t('reserveContinue') }).click()

  await page.getByRole('heading', { name: t('payTitle') }).waitFor()
  await expect(page.getByRole('timer')).toBeVisible()
  await typeCard(page, t, testCards.declined)
  await look('reserve-payment')
  await page.getByRole('button', { name: new RegExp(`^${t('payPay')}`) }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await look('reserve-payment-declined')

  await typeCard(page, t, testCards.charged)
  await page.getByRole('button', { name: new RegExp(`^${t('payPay')}`) }).click()
  const confirmed = page.getByRole('dialog', { name: t('payConfirmedTitle') })
  await expect(confirmed).toBeVisible()
  expect(await weight.kilobytes(), await weight.list()).toBeLessThan(230)
  await expect(confirmed).toBeHidden({ timeout: 6000 })
  await expect(page.getByText(t('payPaidTitle'))).toBeVisible()
  await look('reserved')

  await page.getByRole('button', { name: t('payCancel') }).click()
  await page.getByRole('button', { name: t('payCancelNow') }).click()
  await expect(page.getByRole('dialog')).toContainText(/\$30\.00/)
  await look('canceled')
  await page.getByRole('button', { name: t('payDone') }).click()
  await expect(page.getByText(t('payCanceledRefunded'))).toBeVisible()
})
