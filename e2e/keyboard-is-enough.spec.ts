import { expect } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { testCards } from './screens/card.ts'
import { keysOn } from './screens/keys.ts'
import { payButton, timesOf } from './screens/reserve.ts'
import { arrived, asked, told } from './screens/steps.ts'

/** Whether nothing hides it. */
function isUncovered(place: Element): boolean {
  const { left, top, width, height } = place.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  return above !== null && (place.contains(above) || above.contains(place))
}

test('home, sign-in, day, options and payment need nothing but a keyboard @once', async ({
  page,
  practice,
  lang,
}) => {
  const { t, keyboard, tabTo, press, button } = keysOn(page, lang, {
    most: 60,
    holds: isUncovered,
  })

  await page.goto('/')
  await press(page.getByRole('link', { name: t('homeMakeReservation') }))
  await arrived(page, t('signInTitle'))
  await tabTo(page.getByLabel(t('signInPhone')))
  await keyboard.type('2015550142')
  await keyboard.press('Enter')
  await expect(page.locator('input[autocomplete="one-time-code"]')).toBeFocused()
  await keyboard.type(await practice.codeFor('12015550142'))
  await keyboard.press('Enter')

  await arrived(page, t('reserveDate'))
  const days = page.getByRole('radio')
  await tabTo(days)
  await keyboard.press('ArrowRight')
  await expect(days.nth(1)).toBeChecked()
  await press(button('reserveContinue'))

  await arrived(page, t('reserveOptions'))
  await press(page.getByRole('checkbox', { name: new RegExp(`^${t('reserveParking')}`) }), 'Space')
  await tabTo(timesOf(page))
  await keyboard.press('Space')
  await expect(timesOf(page).first()).toBeChecked()
  await press(button('reserveContinue'))

  await arrived(page, t('payTitle'))
  await tabTo(page.getByLabel(t('cardNumber')))
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
