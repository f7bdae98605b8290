import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { testCards, typeCard } from './screens/card.ts'
import { goOn, payButton, timesOf } from './screens/reserve.ts'
import { signedIn } from './screens/signed-in.ts'
import { arrived, asked } from './screens/steps.ts'
import { wordsOf } from './screens/words-of.ts'

/** Before the next picture: two presses of a key aren't a double tap to the browser. */
function clickTwice(button: HTMLElement) {
  button.click()
  button.click()
}

/** What the page sends to a path from now on: the Idempotency-Key of each. */
function keysOf(page: Page, path: RegExp): string[] {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(request.url()))
      keys.push(request.headers()['idempotency-key'] ?? '')
  })
  return keys
}

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
  await expect(confirmed).toBeHidden({ timeout: 6000 })
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

test('every button that writes, tapped twice, writes once @once', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await signedIn(page, practice)
  const booked = keysOf(page, /newreservation/)
  const changed = keysOf(page, /\/status/)
  const noted = keysOf(page, /\/notes/)
  const paid = keysOf(page, /makepayment/)
  const tapTwice = (name: string) =>
    page.getByRole('button', { name: t(name), exact: true }).dblclick()

  await page.goto('/reserve')
  await arrived(page, t('reserveDate'))
  await page.getByRole('radio').nth(1).click()
  await tapTwice('reserveContinue')
  await arrived(page, t('reserveOptions'))
  await timesOf(page).first().click()
  await expect(page.getByRole('button', { name: t('reserveContinue') })).toBeEnabled()
  await page.getByRole('button', { name: t('reserveContinue') }).evaluate(clickTwice)
  await arrived(page, t('payTitle'))
  expect(booked).toHaveLength(1)

  await page.getByRole('button', { name: t('payAtTheDoor') }).evaluate(clickTwice)
  const confirmed = page.getByRole('dialog', { name: t('payConfirmedTitle') })
  await expect(confirmed).toBeVisible()
  await page.keyboard.press('Escape')
  await arrived(page, t('payTitle'))
  expect(changed).toHaveLength(1)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.getByRole('button', { name: t('payNote'), exact: true }).click()
  await page.getByLabel(t('payNoteLabel')).fill('Warm')
  await tapTwice('payNoteSave')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(noted).toHaveLength(1)

  await page.getByRole('button', { name: t('payPay'), exact: true }).click()
  await typeCard(page, t, testCards.charged)
  await payButton(page, t).dblclick()
  await expect(page.getByText(t('payPaidTitle'))).toBeVisible()
  expect(paid).toHaveLength(1)
  await arrived(page, t('payTitle'))

  await page.getByRole('button', { name: t('payAddTip'), exact: true }).click()
  await typeCard(page, t, testCards.charged)
  await payButton(page, t).dblclick()
  await expect(page.getByText(t('payThanks'), { exact: true })).toBeVisible()
  expect(paid).toHaveLength(2)

  await page.getByRole('button', { name: t('payCancel') }).click()
  await tapTwice('payCancelNow')
  await page.getByRole('button', { name: t('payDone') }).click()
  expect(changed).toHaveLength(2)
  expect(new Set([...booked, ...changed, ...noted, ...paid]).size).toBe(6)
})
