import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { testCards, typeCard } from './screens/card.ts'
import { goOn, payButton, timesOf } from './screens/reserve.ts'
import { signedIn } from './screens/signed-in.ts'
import { arrived, asked } from './screens/steps.ts'
import { wordsOf } from './screens/words-of.ts'

test('after each step the page stands at its top and its heading is read first; going back never enters what is over', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await signedIn(page, practice)
  await page.goto('/')
  await page.getByRole('link', { name: t('homeMakeReservation') }).click()
  await arrived(page, t('reserveDate'))
  await page.getByRole('radio').nth(1).click()
  await goOn(page, t)
  await arrived(page, t('reserveOptions'))
  await timesOf(page).first().click()
  await goOn(page, t)
  await arrived(page, t('payTitle'))
  await typeCard(page, t, testCards.bankAsks)
  await payButton(page, t).click()
  await page.getByRole('button', { name: t('bankApprove') }).click()
  const confirmed = page.getByRole('dialog', { name: t('payConfirmedTitle') })
  await asked(confirmed)
  await picture(page, 'confirmed')
  await expect(confirmed).toBeHidden()
  await arrived(page, t('payTitle'))
  await expect(page.getByText(t('payPaidTitle'))).toBeInViewport()
  await expect(page.getByText(t('payCode'), { exact: true })).toBeInViewport()
  await expectNoAxeFindings(page)
  await picture(page, 'arrival')

  for (const [way, heading] of [
    ['payAddTip', 'payAddTip'],
    ['payAddGift', 'payAddGift'],
    ['payAddShelf', 'payAddShelf'],
  ] as const) {
    await page.getByRole('button', { name: t(way), exact: true }).click()
    await arrived(page, t(heading))
    if (way === 'payAddGift') await page.getByLabel(t('payGiftOther')).fill('7')
    await page.goBack()
    await arrived(page, t('payTitle'))
  }
  await page.getByRole('button', { name: t('payAddGift'), exact: true }).click()
  await expect(page.getByLabel(t('payGiftOther'))).toHaveValue('7')
  await typeCard(page, t, testCards.charged)
  await payButton(page, t).click()
  await expect(page.getByText(t('payThanksGift'))).toBeInViewport()
  await arrived(page, t('payTitle'))

  await page.getByRole('button', { name: t('payNote'), exact: true }).click()
  await asked(page.getByRole('dialog', { name: t('payNoteTitle') }))
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: t('payNote'), exact: true })).toBeFocused()
  await page.reload()
  await arrived(page, t('payTitle'))

  await page.getByRole('button', { name: t('payCancel') }).click()
  await page.getByRole('button', { name: t('payCancelNow') }).click()
  await page.getByRole('button', { name: t('payDone') }).click()
  await expect(page.getByText(t('payCanceledRefunded'))).toBeInViewport()
  await arrived(page, t('payTitle'))

  await page.goBack()
  await arrived(page, t('reserveStart'))
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})
