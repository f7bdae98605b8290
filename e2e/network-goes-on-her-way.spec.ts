import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/on-a-line.ts'
import { keepCard, setSetting } from './screens/calls.ts'
import { testCards, typeCard } from './screens/card.ts'
import { loseAnswer, visitsOf } from './screens/lost-answers.ts'
import { cutOff, letThrough, tapInTheDark } from './screens/network.ts'
import {
  goOn,
  payButton,
  signedInWithHold,
  signedInWithVisit,
  startingWith,
  timesOf,
} from './screens/reserve.ts'
import { arrived, opened } from './screens/steps.ts'
import { wordsOf } from './screens/words-of.ts'

test('without a network she stays where she is, and what she asked for comes when it is back @once', async ({
  page,
  context,
  practice,
  lang,
  line,
}) => {
  const t = wordsOf(lang)
  await page.clock.install()
  const { her } = await signedInWithVisit(page, practice)
  await keepCard(page, her)
  await page.goto('/reserve', { waitUntil: 'networkidle' })
  await opened(page, t('payTitle'))
  const title = page.getByRole('heading', { level: 1 })

  await cutOff(context, line)
  await page.getByRole('button', { name: t('payNote'), exact: true }).click()
  await expect(page.getByText(t('offlineTitle'))).toBeVisible()
  await page.clock.runFor('00:03')
  await expect(title).toHaveText(t('payTitle'))
  await letThrough(context, line)
  await expect(page.getByRole('dialog').getByLabel(t('payNoteLabel'))).toBeVisible()
})

test('a letter stands when she taps on without a network, and the next page comes with it @once @long', async ({
  page,
  context,
  lang,
  line,
}) => {
  const t = wordsOf(lang)
  await page.clock.install()
  await page.goto('/contact', { waitUntil: 'networkidle' })
  const letter = page.getByLabel(t('contactMessage'))
  await letter.fill('Is the water warm?')
  await cutOff(context, line)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('drawerHours') })
    .click()
  await page.clock.runFor('00:03')
  await expect(letter).toHaveValue('Is the water warm?')
  await letThrough(context, line)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('hoursTitle'))
})

const statusesOf = async (page: Page) =>
  (await visitsOf(page)).map(({ reservationStatus }) => reservationStatus)

test('cut off at each step to a paid visit she loses nothing, books once and pays once, by her own taps @once', async ({
  page,
  practice,
  lang,
  line,
}) => {
  const t = wordsOf(lang)
  await page.clock.install()
  const noConnection = page.getByRole('alert').filter({ hasText: t('errorUnreachable') })
  await setSetting(page, practice, 'sendEmailForNewUsers', 'True')

  // The sign-in.
  await page.goto('/reserve', { waitUntil: 'networkidle' })
  const phone = page.getByLabel(t('signInPhone'))
  const send = page.getByRole('button', { name: t('signInSend') })
  await phone.fill('2015550142')
  const typed = await phone.inputValue()
  await tapInTheDark({ page, line }, t, async () => {
    await send.click()
    await expect(noConnection).toBeVisible()
  })
  await expect(phone).toHaveValue(typed)
  const code = page.locator('input[autocomplete="one-time-code"]')
  await expect(async () => {
    await send.click({ timeout: 1000 })
    await code.waitFor({ timeout: 5000 })
  }).toPass()
  const goIn = page.getByRole('button', { name: t('signInContinue'), exact: true })
  await code.fill(await practice.codeFor('12015550142'))
  await tapInTheDark({ page, line }, t, async () => {
    await expect(async () => {
      await goIn.click({ timeout: 1000 })
      await expect(noConnection).toBeVisible({ timeout: 1000 })
    }).toPass()
  })
  await expect(code).toHaveValue(/^\d{6}$/)
  await goIn.click()

  // About her.
  const lastName = page.getByLabel(t('reserveInfoLastName'))
  await page.getByLabel(t('reserveInfoFirstName')).fill('Leah')
  await lastName.fill('Stern')
  await page.getByLabel(t('reserveInfoEmail')).fill('leah@example.org')
  await page.getByLabel(t('reserveInfoAddress')).fill('1 Brook Lane')
  await page.getByLabel(t('reserveInfoCity')).fill('Lakewood')
  await page.getByLabel(t('reserveInfoState')).fill('NJ')
  await page.getByLabel(t('reserveInfoZipcode')).fill('08701')
  const save = page.getByRole('button', { name: t('reserveInfoSave') })
  await tapInTheDark({ page, line }, t, async () => {
    await save.click()
    await expect(noConnection).toBeVisible()
  })
  await expect(lastName).toHaveValue('Stern')
  await save.click()

  // The day, and what she takes: her tap is kept, and the times come with the network.
  await arrived(page, t('reserveDate'))
  await page.getByRole('radio').nth(1).click()
  await tapInTheDark({ page, line }, t, () => goOn(page, t))
  await arrived(page, t('reserveOptions'))
  const parking = page.getByRole('checkbox', { name: startingWith(t('reserveParking')) })
  await parking.check()
  await timesOf(page).nth(1).click()
  await page.reload()
  await expect(timesOf(page).nth(1)).toBeChecked()
  await expect(page.getByText('$30.00')).toBeVisible()
  await tapInTheDark({ page, line }, t, async () => {
    await goOn(page, t)
    await expect(noConnection).toBeVisible()
  })
  await expect(parking).toBeChecked()
  await expect(timesOf(page).nth(1)).toBeChecked()
  expect(await statusesOf(page)).toEqual([])
  await loseAnswer(page, 'reservations/newreservation*')
  await goOn(page, t)
  await expect.poll(() => statusesOf(page)).toEqual(['Pending'])
  await expect(noConnection).toBeVisible()
  await goOn(page, t)

  // The payment, with a tip.
  await arrived(page, t('payTitle'))
  expect(await statusesOf(page)).toEqual(['Pending'])
  await page.getByText(t('payTips')).first().click()
  await page.getByRole('radio', { name: '$5' }).check({ force: true })
  await typeCard(page, t, testCards.charged)
  await tapInTheDark({ page, line }, t, async () => {
    await payButton(page, t).click()
    await expect(noConnection).toBeVisible()
  })
  await page.clock.runFor('00:03')
  await expect(page.getByLabel(t('cardNumber'))).toHaveValue(testCards.charged)
  expect((await visitsOf(page)).map(({ payments }) => payments)).toEqual([[]])
  await loseAnswer(page, 'payments/makepayment')
  await payButton(page, t).click()
  await expect(page.getByText(t('cardUnheardTitle'))).toBeVisible()
  await expect(page.getByText(t('payPaidTitle'))).toBeVisible()
  const [visit, ...others] = await visitsOf(page)
  expect(others).toEqual([])
  expect(visit).toMatchObject({ reservationStatus: 'Reserved', amountPaid: 35 })
  expect(visit?.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(35)
})

test('a lost answer to Pay at the door is found by her visit, without a refusal over it @once', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await signedInWithHold(page, practice, t)
  await arrived(page, t('payTitle'))
  await loseAnswer(page, 'reservations/*/status')
  await page.getByRole('button', { name: t('payAtTheDoor') }).click()
  await expect(page.getByText(t('payBookedTitle'))).toBeVisible()
  expect(await statusesOf(page)).toEqual(['Reserved'])
  await expect(page.getByRole('alert')).toHaveCount(0)
})
