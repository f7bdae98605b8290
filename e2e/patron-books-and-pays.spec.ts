import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { testCards, typeCard } from './screens/card.ts'
import { payButton } from './screens/reserve.ts'
import { signIn } from './screens/sign-in.ts'
import { arrived, asked, opened, told } from './screens/steps.ts'
import { wordsOf } from './screens/words-of.ts'
import { weigh } from './weight.ts'

test('a new phone signs up, reserves a shower with parking, pays, and cancels with a refund @wide', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const weightOfSignIn = weigh(page)
  await page.goto('/login')
  await page.getByLabel(t('signInPhone')).waitFor()
  expect(await weightOfSignIn.kilobytes(), await weightOfSignIn.list()).toBeLessThan(180)

  const weight = weigh(page)
  const look = async (name: string) => {
    await expectNoAxeFindings(page)
    await picture(page, name)
  }

  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('dir', lang === 'he' ? 'rtl' : 'ltr')
  await page.getByRole('link', { name: t('homeMakeReservation') }).waitFor()
  await opened(page, t('homeByAppointment'))
  await look('home')
  expect(await weight.kilobytes(), await weight.list()).toBeLessThan(150)
  await page.getByRole('link', { name: t('homeMakeReservation') }).click()

  await page.getByLabel(t('signInPhone')).waitFor()
  await arrived(page, t('signInTitle'))
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

  await arrived(page, t('reserveDate'))
  await page.getByRole('radio').nth(1).check({ force: true })
  await look('reserve-date')
  await page.getByRole('button', { name: t('reserveContinue') }).click()

  await arrived(page, t('reserveOptions'))
  await page
    .getByRole('checkbox', { name: new RegExp(`^${t('reserveParking')}`) })
    .check({ force: true })
  await page
    .getByRole('radio', { name: /\d{1,2}:\d{2}/ })
    .first()
    .check({ force: true })
  await look('reserve-options')
  await page.getByRole('button', { name: t('reserveContinue') }).click()

  await arrived(page, t('payTitle'))
  await expect(page.getByRole('timer')).toBeVisible()
  await typeCard(page, t, testCards.declined)
  await look('reserve-payment')
  await page.getByRole('button', { name: new RegExp(`^${t('payPay')}`) }).click()
  await told(page, page.getByRole('alert'))
  await expect(payButton(page, t)).toBeInViewport()
  await look('reserve-payment-declined')

  await typeCard(page, t, testCards.charged)
  await page.getByRole('button', { name: new RegExp(`^${t('payPay')}`) }).click()
  const confirmed = page.getByRole('dialog', { name: t('payConfirmedTitle') })
  await asked(confirmed)
  expect(await weight.kilobytes(), await weight.list()).toBeLessThan(230)
  await expect(confirmed).toBeHidden()
  await arrived(page, t('payTitle'))
  await told(page, page.getByText(t('payPaidTitle')))
  await look('reserved')

  await page.getByRole('button', { name: t('payCancel') }).click()
  await asked(page.getByRole('dialog'))
  await page.getByRole('button', { name: t('payCancelNow') }).click()
  await expect(page.getByRole('dialog')).toContainText(/\$30\.00/)
  await asked(page.getByRole('dialog'))
  await look('canceled')
  await page.getByRole('button', { name: t('payDone') }).click()
  await arrived(page, t('payTitle'))
  await told(page, page.getByText(t('payCanceledRefunded')))
})
