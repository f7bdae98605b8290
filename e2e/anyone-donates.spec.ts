import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { keepCard } from './screens/calls.ts'
import { testCards, typeCard } from './screens/card.ts'
import { startingWith } from './screens/reserve.ts'
import { signedIn } from './screens/signed-in.ts'
import { arrived, backAt, opened, told } from './screens/steps.ts'
import { wordsOf } from './screens/words-of.ts'

test('a visitor is told what is missing, gives, and is thanked', async ({ page, lang }) => {
  const t = wordsOf(lang)
  await page.goto('/donate')
  await opened(page, t('donateTitle'))
  await page.getByRole('button', { name: t('donatePayNothing') }).click()
  for (const field of ['FirstName', 'LastName', 'Phone', 'Email', 'Amount'] as const) {
    await expect(page.getByText(t(`donate${field}Required`))).toBeVisible()
  }
  await backAt(page.locator('form [aria-invalid="true"]').first())
  await expectNoAxeFindings(page)
  await picture(page, 'donate-missing')

  await page.getByRole('radio', { name: '$36', exact: true }).check({ force: true })
  await page.getByLabel(t('donateFirstName')).fill('Rivka')
  await page.getByLabel(t('donateLastName')).fill('Stern')
  await page.getByLabel(t('donatePhone')).fill('7325550199')
  await page.getByLabel(t('donateEmail')).fill('rivka@example.com')
  await typeCard(page, t, testCards.charged)
  await page.getByRole('button', { name: t('donatePay', { amount: '$36.00' }) }).click()
  await told(page, page.getByText(t('donateThanks')))
  await expect(page.getByRole('status').filter({ hasText: t('donateThanks') })).toContainText(
    '$36.00',
  )
  await arrived(page, t('donateTitle'))
  await picture(page, 'donate-thanks')
})

test('her one kept card is chosen already when she gives signed in, and two quick taps give once @once', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await keepCard(page, await signedIn(page, practice))
  await page.goto('/donate?amount=22')
  await expect(page.getByRole('radio', { name: /4242/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^\$22/ })).toBeChecked()
  await expect(page.getByLabel(t('donateFirstName'))).toHaveCount(0)
  await page.getByLabel(t('donateEmail')).fill('rivka@example.com')
  await page
    .getByRole('button', { name: startingWith(t('donatePay', { amount: '$22' })) })
    .dblclick()
  await told(page, page.getByText(t('donateThanks')))
  await page.goto('/history')
  await expect(page.getByRole('cell', { name: t('historyMethod.Donation') })).toHaveCount(1)
})
