import { expect } from '@playwright/test'
import { expectNoAxeFindings, expectNoAxeFindingsAtNight } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { aKioskToPair, strangerTries } from './screens/pairing.ts'
import { signedInAs } from './screens/signed-in.ts'
import { expectLargeTargets, tablet } from './screens/tablets.ts'
import { wordsOf } from './screens/words-of.ts'

test('a screen out of its box is paired by its code, works by itself, is released when it is locked, and is out when the desk says so @long', async ({
  page,
  practice,
  browser,
  baseURL,
  lang,
}) => {
  const t = wordsOf(lang)
  // A kiosk that nobody stands before speaks the language of the house.
  const house = wordsOf('en')
  const name = 'By the stairs'
  await signedInAs(page, await practice.account('Reception'))
  await page.goto('/receptionist/screens')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: t('screensAdd') }).click()
  await dialog.getByLabel(t('screenKind')).selectOption('Kiosk')
  await dialog.getByLabel(t('screenName')).fill(name)
  await dialog.getByRole('button', { name: t('screenMake') }).click()

  const { kiosk, code } = await aKioskToPair(
    { browser, baseURL, lang },
    { viewport: tablet, hasTouch: true },
  )
  await expectNoAxeFindings(kiosk)
  await expectNoAxeFindingsAtNight(kiosk)
  await picture(kiosk, 'screen-pairs')
  // Whoever loads it anew reads the desk the same code.
  const shown = await code.textContent()
  await kiosk.reload()
  await expect(code).toHaveText(shown ?? '')

  await expect(dialog.getByText('/screen')).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'desk-pairs')
  await dialog.getByLabel(t('screenPairCode')).fill(shown ?? '')
  await dialog.getByRole('button', { name: t('screenPair'), exact: true }).click()
  await expect(page.getByText(t('screenPaired', { name }))).toBeVisible()
  await expect(kiosk.getByText(house('kioskWelcome'))).toBeVisible()
  expect(new URL(kiosk.url()).pathname).toBe('/kiosk')
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row.getByText(t('screenSeenNow'))).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'desk-screens')

  // A stranger tries number after number; the desk hears of it on its board, and lets the kiosk answer again.
  await page.goto('/receptionist')
  expect(await strangerTries(kiosk)).toEqual(Array(5).fill(404))
  const need = page.locator('[data-need=locks]')
  await expect(need.getByText(name)).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'desk-needs')
  await need.getByRole('button', { name: new RegExp(t('lockRelease')) }).click()
  await expect(need).toBeHidden()
  await page.goto('/receptionist/screens')
  await expect(page.getByRole('heading', { name: t('locksTitle') })).toBeHidden()

  await page.getByRole('button', { name: `${t('screenEnd')}: ${name}` }).click()
  await dialog.getByRole('button', { name: t('screenEnd'), exact: true }).click()
  await expect(page.getByText(t('screenEnded', { name }))).toBeVisible()
  // It learns at once, and shows a code for whoever hangs it up again.
  await expect(kiosk.getByRole('status', { name: house('pairCode') })).toHaveText(/\d{4} \d{4}/)
  expect(await kiosk.evaluate(() => localStorage.getItem('session'))).toBeNull()
  await expectLargeTargets(kiosk)
  await kiosk.context().close()
})
