import { expect } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { evening, inTheEvening } from './screens/desk.ts'
import { keysOn } from './screens/keys.ts'
import { calledAs } from './screens/signed-in.ts'
import { asked, backAt } from './screens/steps.ts'

/** Whether it is seen where the focus is. */
function showsFocus(place: Element): boolean {
  const isLit = (element: Element | null) => {
    const { outlineStyle, outlineWidth } = element ? getComputedStyle(element) : document.body.style
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  return [place, place.parentElement, place.closest('label'), place.nextElementSibling].some(isLit)
}

/** How many lines a sign and its words take. */
function linesBeside(sign: Element): number {
  const words = sign.parentElement ?? sign
  return Math.round(
    words.getBoundingClientRect().height / (sign.getBoundingClientRect().height * 1.2),
  )
}

test('an evening’s acts at the desk need nothing but its keys, from signing in to a text @once @desk', async ({
  page,
  practice,
  lang,
}) => {
  const { t, keyboard, tabTo, press, button } = keysOn(page, lang, { holds: showsFocus })
  await practice.reset('evening', inTheEvening)
  const account = await practice.account('Reception')
  const hers = (
    await evening(page, await calledAs(page, practice, 'Reception')).board()
  ).upcoming.find((one) => !one.bath && !one.handicapped && !one.privateRoom && !one.kallah)
  if (!hers) throw new Error('Nobody comes for a shower.')

  await page.goto('/login/staff')
  await tabTo(page.getByLabel(t('staffUserName')))
  await keyboard.type('Reception')
  await tabTo(page.getByLabel(t('staffPassword')))
  await keyboard.type(account.password)
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/receptionist')

  const search = page.getByRole('searchbox', { name: t('deskSearch') })
  const details = page.getByRole('dialog').first()
  const openHers = async () => {
    await page.locator('[data-room]').first().waitFor({ state: 'attached' })
    await keyboard.press('/')
    await backAt(search)
    await keyboard.press('ControlOrMeta+A')
    await keyboard.type(hers.reservationCode)
    await page
      .getByRole('search')
      .getByText(hers.reservationCode, { exact: true })
      .first()
      .waitFor()
    await keyboard.press('Enter')
    await expect(details.getByRole('heading', { name: hers.reservationCode })).toBeFocused()
  }

  await openHers()
  await press(button('deskCheckIn', details))
  await expect(page).toHaveURL(/checkin/)
  await expect(button('checkInDo')).toBeFocused()
  await keyboard.press('Enter')
  await page.getByRole('heading', { name: t('checkInDone') }).waitFor()
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await keyboard.press('Escape')
  await expect(page).toHaveURL('/receptionist')

  // Into a room, and a step on; after each act she is still in the drawer.
  await openHers()
  await press(button('deskPlace', details))
  const choice = page.getByRole('dialog', { name: t('deskPlace') })
  await asked(choice)
  await press(choice.getByRole('radio').first(), 'Space')
  await press(button('deskConfirm', choice))
  await expect(choice).toBeHidden()
  await expect(details.locator(':focus')).toHaveCount(1)
  const status = details.getByRole('combobox')
  await tabTo(status)
  for (const key of ['Enter', 'Home', 'Enter']) await keyboard.press(key)
  await expect(status).toContainText(t('statusPrep'))
  await backAt(status)

  // A step too many is taken back.
  const step = { code: hers.reservationCode, status: t('statusAssigned') }
  await press(details.getByRole('button', { name: new RegExp(`^${t('deskUndo', step)}`) }))
  await expect(status).toContainText(t('statusAssigned'))
  await expect(details.locator(':focus')).toHaveCount(1)

  await press(
    details.getByRole('button', { name: new RegExp(`^(${t('deskPayments')}|${t('deskPay')})$`) }),
  )
  await press(button('tillAddFee'))
  await tabTo(page.getByLabel(t('tillFeeAmount')))
  await keyboard.type('5')
  await tabTo(page.getByLabel(t('tillFeeWhy')))
  await keyboard.type('1234567')
  await keyboard.press('Enter')
  await expect(page.getByText(t('tillFeeAdded'))).toBeVisible()
  await expect(page.locator(':focus')).toHaveCount(1)

  await press(page.getByRole('link', { name: t('deskTonight'), exact: true }))
  await openHers()
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await backAt(search)

  await press(page.getByRole('link', { name: t('pageMessages') }))
  await press(page.getByRole('checkbox').nth(1), 'Space')
  await tabTo(page.getByLabel(t('messageText')))
  await keyboard.type('1234567')
  await press(page.getByRole('button', { name: t('messageSend_one', { count: '1' }) }))
  await expect(page.getByText(t('messageSent_one', { count: '1' }))).toBeVisible()
  await expect(page.locator(':focus')).toHaveCount(1)
  // How far it has come is said beside her, its sign in the line of its words.
  const sign = page.getByRole('checkbox').nth(1).locator('xpath=ancestor::label').locator('svg')
  await expect.poll(() => sign.last().evaluate(linesBeside)).toBe(1)
  await keyboard.press('Escape')
  await expect(page).toHaveURL('/receptionist')
})
