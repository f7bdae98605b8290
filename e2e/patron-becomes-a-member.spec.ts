import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { testCards, typeCard } from './screens/card.ts'
import { chooseNight, startingWith } from './screens/reserve.ts'
import { calledAs, signedIn } from './screens/signed-in.ts'
import { arrived, asked, backAt, opened, told } from './screens/steps.ts'
import { wordsOf } from './screens/words-of.ts'

test('she buys a year, pays member prices from then on, and sees when she may renew @once', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await signedIn(page, practice)
  await page.goto('/profile?become=member')
  const sale = page.getByRole('dialog')
  await asked(sale)
  await sale.getByRole('button', { name: startingWith(t('membershipPayNothing')) }).click()
  await expect(sale.getByText(t('membershipLevelRequired'))).toBeVisible()
  await expect(sale.getByText(t('membershipEmailRequired'))).toBeVisible()
  await backAt(sale.locator('[aria-invalid="true"]').first())
  await sale
    .getByLabel(t('membershipFrequency'))
    .selectOption({ label: t('membershipFrequencyChoose') })
  await expect(sale.getByText(t('membershipFrequencyRequired'))).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'membership-missing')

  await sale.getByLabel(t('membershipFrequency')).selectOption({ label: t('membershipAnnually') })
  await sale.getByRole('radio', { name: 'Patron' }).check()
  await sale.getByLabel(t('membershipEmail')).fill('rivka@example.com')
  await typeCard(page, t, testCards.charged)
  await sale.getByRole('button', { name: t('membershipPay', { amount: '$360.00' }) }).click()
  await expect(sale).toBeHidden()
  const section = page.locator('#membership')
  await told(page, section.getByRole('status').first())
  await expect(section.getByText(t('membershipActive'), { exact: true })).toBeVisible()
  await expect(section.getByText(t('membershipRenewalLater'))).toBeVisible()
  const renews = section.getByRole('switch', { name: startingWith(t('membershipAutoRenew')) })
  const before = await renews.isChecked()
  await renews.click()
  await backAt(renews)
  await expect(renews).toBeChecked({ checked: !before })
  await page.reload()
  await expect(renews).toBeChecked({ checked: !before })
  await expectNoAxeFindings(page)
  await picture(page, 'membership-active')

  await page.goto('/reserve')
  await chooseNight(page, t, 1)
  await arrived(page, t('reserveOptions'))
  await expect(
    page.getByRole('radio', { name: startingWith(t('reserveShower')) }),
  ).toHaveAccessibleName(/\$15/)

  await practice.setClock('2027-11-03T14:00:00-04:00')
  await page.goto('/profile')
  await expect(section.getByRole('button', { name: t('membershipRenew') })).toBeVisible()
  await expect(section.getByText(t('membershipRenewalLater'))).toBeHidden()
})

test('a membership that is paid for in part may be cancelled to the day it is paid until @once', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const { userId } = await signedIn(page, practice)
  const { headers } = await calledAs(page, practice, 'Admin')
  const given = await page.request.post(`/api/api/users/${userId}/membership`, {
    headers,
    data: {
      membershipLevel: 'Friend',
      membershipExpiration: '2027-11-17',
      membershipPaidUntil: '2027-05-17',
    },
  })
  expect(given.status()).toBe(200)
  await page.goto('/profile')
  await opened(page, t('profileTitle'))
  const cancel = page.getByRole('button', { name: t('membershipCancel') })
  await cancel.click()
  const sure = page.getByRole('dialog', { name: t('membershipCancel') })
  await asked(sure)
  await expect(sure).toContainText(/May/)
  await sure.getByRole('button', { name: t('membershipCancel') }).click()
  await told(page, page.getByText(t('membershipCancelled')))
  await expect(page.locator('#membership').getByText(/It expires on .*May/)).toBeVisible()
  await expect(cancel).toBeHidden()
  await expect(
    page.getByRole('switch', { name: startingWith(t('membershipAutoRenew')) }),
  ).not.toBeChecked()
})
