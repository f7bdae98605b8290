import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { signedIn } from './screens/signed-in.ts'
import { arrived, opened } from './screens/steps.ts'
import { type WordsOf, wordsOf } from './screens/words-of.ts'

const daysOf = (page: Page, t: WordsOf) =>
  page.getByRole('radiogroup', { name: t('reserveDay') }).getByRole('radio')

const nightsOf = (page: Page) => page.locator('main li')

async function openDays(page: Page, t: WordsOf) {
  await page.goto('/reserve')
  await arrived(page, t('reserveDate'))
}

test('before candle lighting on a Friday, tonight is past its cut-off and Motzei Shabbos is open @hebrew', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await practice.setClock('2026-11-20T15:45:00-05:00')
  await signedIn(page, practice)
  await openDays(page, t)
  const [friday, saturday] = [daysOf(page, t).nth(0), daysOf(page, t).nth(1)]
  await expect(friday).toBeDisabled()
  await expect(friday).toContainText(t('dayPastCutOff'))
  await expect(saturday).toContainText(t('motzeiShabbos'))
  const [beforeTime] = t('reserveDatePastCutoff', { night: t('reserveTonight'), when: '|' }).split(
    '|',
  )
  await expect(page.getByRole('status').filter({ hasText: beforeTime })).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'nights-friday')

  await page.goto('/hours')
  await opened(page, t('hoursTitle'))
  await expect(nightsOf(page)).toHaveCount(7)
  await expect(nightsOf(page).first()).toContainText(t('hoursShabbos'))
  await expect(nightsOf(page).first()).toContainText(t('hoursTonight'))
  await expectNoAxeFindings(page)
  await picture(page, 'hours-friday')
})

test('before a three-day Yom Tov its last night closed days ahead, and says so @once', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await practice.setClock('2024-10-03T10:00:00-04:00')
  await signedIn(page, practice)
  await openDays(page, t)
  const friday = daysOf(page, t).nth(1)
  await expect(friday).toBeDisabled()
  await friday.click({ force: true })
  await expect(page.getByText(/Wednesday at 6:1\d/)).toBeVisible()
  await picture(page, 'nights-three-days')
  await page.goto('/hours')
  await opened(page, t('hoursTitle'))
  await expect(nightsOf(page).nth(0)).toContainText(t('hoursYomTov'))
  await expect(nightsOf(page).nth(1)).toContainText(t('hoursShabbos'))
  await expect(nightsOf(page).nth(2)).toContainText(t('motzeiShabbos'))
  await expect(nightsOf(page).nth(2)).toContainText(t('hoursLastEntry'))
})

test('the night of Yom Kippur is closed @once', async ({ page, practice, lang }) => {
  const t = wordsOf(lang)
  await practice.setClock('2026-09-18T11:00:00-04:00')
  await signedIn(page, practice)
  await openDays(page, t)
  const yomKippur = daysOf(page, t).nth(2)
  await expect(yomKippur).toBeDisabled()
  await expect(yomKippur).toContainText(t('dayClosed'))
  await yomKippur.click({ force: true })
  const closed = t('reserveDateClosed', { night: '|' }).split('|').at(-1) ?? ''
  await expect(page.getByText(closed)).toBeVisible()
  await page.goto('/hours')
  await opened(page, t('hoursTitle'))
  await expect(nightsOf(page).nth(2)).toContainText(t('hoursClosed'))
  await picture(page, 'hours-yom-kippur')
})

test('on the nights around the change of the clock each shows its own hour @once @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await practice.setClock('2026-10-30T09:00:00-04:00')
  await page.goto('/hours')
  await opened(page, t('hoursTitle'))
  await expect(nightsOf(page)).toHaveCount(7)
  const zmanim = await nightsOf(page).getByText(t('hoursZman')).locator('..').allTextContents()
  const minutes = zmanim.map((text) => {
    const [, hour = '', minute = ''] = /(\d+):(\d\d)/.exec(text) ?? []
    return Number(hour) * 60 + Number(minute)
  })
  const [, saturday = 0, sunday = 0] = minutes
  expect(saturday - sunday).toBeGreaterThan(55)
  expect(saturday - sunday).toBeLessThan(65)
  await picture(page, 'hours-clock-change')
})
