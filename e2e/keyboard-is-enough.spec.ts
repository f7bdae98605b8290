import type { WordKey } from '@mikvah/contract/words/key.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { testCards } from './screens/card.ts'
import { payButton, timesOf } from './screens/reserve.ts'
import { arrived, asked, told } from './screens/steps.ts'
import { wordsOf } from './screens/words-of.ts'

/** Tabs on until the place is focused, and sees that nothing hides it there. */
async function tabTo(page: Page, place: Locator) {
  await place.first().waitFor()
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await isFocused(place)) break
    await page.keyboard.press('Tab')
  }
  await expect(place.first()).toBeFocused()
  expect(await isUncovered(place.first())).toBe(true)
}

const isFocused = (place: Locator) =>
  place.first().evaluate((element) => element === document.activeElement)

const isUncovered = (place: Locator) =>
  place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    return above !== null && (element.contains(above) || above.contains(element))
  })

test('home, sign-in, day, options and payment need nothing but a keyboard @once', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const { keyboard } = page
  const press = async (place: Locator, key = 'Enter') => {
    await tabTo(page, place)
    await keyboard.press(key)
  }
  const button = (name: WordKey) => page.getByRole('button', { name: t(name), exact: true })

  await page.goto('/')
  await press(page.getByRole('link', { name: t('homeMakeReservation') }))
  await arrived(page, t('signInTitle'))
  await tabTo(page, page.getByLabel(t('signInPhone')))
  await keyboard.type('2015550142')
  await keyboard.press('Enter')
  await expect(page.locator('input[autocomplete="one-time-code"]')).toBeFocused()
  await keyboard.type(await practice.codeFor('12015550142'))
  await keyboard.press('Enter')

  await arrived(page, t('reserveDate'))
  const days = page.getByRole('radio')
  await tabTo(page, days)
  await keyboard.press('ArrowRight')
  await expect(days.nth(1)).toBeChecked()
  await press(button('reserveContinue'))

  await arrived(page, t('reserveOptions'))
  await press(page.getByRole('checkbox', { name: new RegExp(`^${t('reserveParking')}`) }), 'Space')
  await tabTo(page, timesOf(page))
  await keyboard.press('Space')
  await expect(timesOf(page).first()).toBeChecked()
  await press(button('reserveContinue'))

  await arrived(page, t('payTitle'))
  await tabTo(page, page.getByLabel(t('cardNumber')))
  await keyboard.type(testCards.charged)
  await keyboard.press('Tab')
  await keyboard.type('12/30')
  await keyboard.press('Tab')
  await keyboard.type('123')
  await press(payButton(page, t))
  await asked(page.getByRole('dialog', { name: t('payConfirmedTitle') }))
  await keyboard.press('Escape')
  await arrived(page, t('payTitle'))
  await told(page, page.getByText(t('payPaidTitle')))
})
