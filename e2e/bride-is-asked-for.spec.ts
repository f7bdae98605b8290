import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { testCards, typeCard } from './screens/card.ts'
import { payButton } from './screens/reserve.ts'
import { signedIn } from './screens/signed-in.ts'
import { arrived, backAt, opened } from './screens/steps.ts'
import { type WordsOf, wordsOf } from './screens/words-of.ts'

async function askFor(page: Page, t: WordsOf, phone: string) {
  await page.getByLabel(t('kallahName')).fill('Leah Blum')
  await page.getByRole('textbox', { name: t('kallahPhone') }).fill(phone)
  await page.getByLabel(t('kallahEmail')).fill('leah@example.com')
  await page.getByLabel(t('kallahAddress')).fill('12 Pine Street')
  await page.getByLabel(t('kallahShul')).fill('Ohr Chaim')
  await page.getByLabel(t('kallahDate')).fill('2026-11-23')
  await page.getByLabel(t('kallahWedding')).fill('2026-11-25')
  await typeCard(page, t, testCards.charged)
}

test('a bride asks for a day, pays, and her visit stands with an hour to come @once', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await signedIn(page, practice)
  await page.goto('/kallah')
  await opened(page, t('kallahTitle'))
  await page.getByRole('button', { name: t('kallahSend') }).click()
  await expect(page.getByText(t('kallahIncomplete'))).toBeVisible()
  await backAt(page.getByLabel(t('kallahName')))
  await page.getByLabel(t('kallahDate')).fill('2026-11-21')
  await expect(page.getByText(t('kallah-holy-day'))).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'kallah-holy-day')

  await askFor(page, t, '2015550142')
  await expect(payButton(page, t)).toContainText('$150.00')
  await payButton(page, t).click()
  await arrived(page, t('kallahThanksTitle'))
  await expect(page.getByText(t('kallahThanksCreated').split('. ').at(-1) ?? '')).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'kallah-thanks')
  await page.goto('/history')
  await expect(page.getByRole('cell', { name: t('historyType.kallah'), exact: true })).toBeVisible()
})

test('asked for with another number, the office is told and nothing is booked @once', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await signedIn(page, practice)
  await page.goto('/kallah')
  await askFor(page, t, '2015550177')
  await payButton(page, t).click()
  await arrived(page, t('kallahThanksTitle'))
  await page.goto('/history')
  await expect(page.getByText(t('historyNoReservations'))).toBeVisible()
  const toOffice = (await practice.outbox()).filter(({ channel }) => channel === 'email')
  expect(toOffice.some(({ text }) => text.includes('Leah Blum'))).toBe(true)
})
