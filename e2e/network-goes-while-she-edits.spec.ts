import { expect } from '@playwright/test'
import { test } from './fixtures/on-a-line.ts'
import { visitsOf } from './screens/lost-answers.ts'
import { tapInTheDark } from './screens/network.ts'
import { goOn, signedInWithVisit, startingWith, timesOf } from './screens/reserve.ts'
import { arrived, opened } from './screens/steps.ts'
import { wordsOf } from './screens/words-of.ts'

test('cut off at each step of an edit she keeps her visit and what she chose, and it is confirmed once, by her tap @once', async ({
  page,
  practice,
  lang,
  line,
}) => {
  const t = wordsOf(lang)
  await page.clock.install()
  const noConnection = page.getByRole('alert').filter({ hasText: t('errorUnreachable') })
  const live = async () =>
    (await visitsOf(page))
      .filter(({ reservationStatus }) => /Reserved|Pending/.test(reservationStatus))
      .map(({ reservationStatus, reservationDate }) => `${reservationStatus} ${reservationDate}`)
      .toSorted()
  await signedInWithVisit(page, practice)
  await page.goto('/reserve', { waitUntil: 'networkidle' })
  await opened(page, t('payTitle'))

  // The edit begun, another day and what she takes of it: each is chosen in the dark.
  await tapInTheDark({ page, line }, t, () =>
    page.getByRole('button', { name: t('payEdit'), exact: true }).click(),
  )
  await arrived(page, t('reserveDate'))
  const days = page.getByRole('radio')
  await days.nth(2).waitFor()
  await tapInTheDark({ page, line }, t, async () => {
    await days.nth(2).click()
    await goOn(page, t)
  })
  await arrived(page, t('reserveOptions'))
  const bath = page.getByRole('radio', { name: startingWith(t('reserveBath')) })
  await bath.waitFor()
  await tapInTheDark({ page, line }, t, async () => {
    await bath.check({ force: true })
    await timesOf(page).nth(1).click()
    await expect(page.getByText(t('reservePriceWaits'))).toBeVisible()
  })
  await expect(bath).toBeChecked()
  await expect(timesOf(page).nth(1)).toBeChecked()
  await expect(page.getByText('$35.00')).toBeVisible()
  await goOn(page, t)

  // Back from the payment, and on again.
  await arrived(page, t('payTitle'))
  await tapInTheDark({ page, line }, t, async () => {
    await page.goBack()
    await arrived(page, t('reserveOptions'))
    await goOn(page, t)
    await expect(noConnection).toBeVisible()
  })
  await expect(timesOf(page).nth(1)).toBeChecked()
  expect(await live()).toEqual(['Pending 2026-11-19', 'Reserved 2026-11-18'])
  await goOn(page, t)

  // Pay at the door confirms it.
  await arrived(page, t('payTitle'))
  const door = page.getByRole('button', { name: t('payAtTheDoor') })
  await tapInTheDark({ page, line }, t, async () => {
    await door.click()
    await expect(noConnection).toBeVisible()
  })
  await page.clock.runFor('00:05')
  expect(await live()).toEqual(['Pending 2026-11-19', 'Reserved 2026-11-18'])
  await door.click()
  await expect(page.getByText(t('payBookedTitle'))).toBeVisible()
  expect(await live()).toEqual(['Reserved 2026-11-19'])
})
