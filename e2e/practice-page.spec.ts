import { expect } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { brokenWords } from './screens/broken-words.ts'
import { signIn } from './screens/sign-in.ts'
import { opened } from './screens/steps.ts'
import { wordsOf } from './screens/words-of.ts'

test('the practice page lists the sign-ins, shows the code that was sent, and sets the clock @once', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await page.goto('/login')
  await signIn(page, practice, t)
  await page.goto('/practice')
  await opened(page, t('practiceHead'))
  const signIns = page.getByRole('table', { name: t('practiceSignIns') })
  for (const { userName, password } of await practice.accounts()) {
    const named = page.getByText(userName, { exact: true })
    const row = signIns.getByRole('row').filter({ has: named })
    await expect(row).toContainText(password)
  }
  await expect(page.getByText(await practice.codeFor('12015550142')).first()).toBeVisible()
  const hand = page.viewportSize()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => document.fonts.ready)
  expect(await brokenWords(page)).toEqual([])
  if (hand) await page.setViewportSize(hand)

  await expect(page.getByText(/17 November/)).toBeVisible()
  await page.getByRole('checkbox', { name: t('practiceLayAlso') }).uncheck()
  await page.getByLabel(t('practiceOwnHour')).fill('2026-11-19T20:15')
  await page.getByRole('button', { name: t('practiceSet') }).click()
  // The hour is read out where it stands, above; her place is kept at the button.
  await expect(page.getByText(/19 November/)).toBeVisible()
  await expect(page.getByRole('button', { name: t('practiceSet') })).toBeFocused()
  await expect(page.getByText('8:15')).toBeVisible()
})
