import { expect } from '@playwright/test'
import { expectNoAxeFindings, expectNoAxeFindingsAtNight } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { inTheEvening, reception } from './screens/desk.ts'
import { signedIn, signedInAs } from './screens/signed-in.ts'
import { wordsOf } from './screens/words-of.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: png })

test('a patron sends her license and registration, the desk reads the plate off them, and it is hers @once @long', async ({
  page,
  practice,
  lang,
  browser,
  baseURL,
}) => {
  const t = wordsOf(lang)
  await practice.reset('evening', inTheEvening)
  await signedIn(page, practice)
  await page.goto('/profile')
  await page.getByRole('link', { name: t('profilePlate') }).click()
  await expect(page.getByText(t('plateNone'))).toBeVisible()
  await page.getByRole('button', { name: t('plateSubmit') }).click()
  await expect(page.getByRole('alert')).toHaveText(t('plateMissing'))
  await expectNoAxeFindings(page)
  await page.getByLabel(t('plateLicense')).setInputFiles(photo('license.png'))
  await page.getByLabel(t('plateRegistration')).setInputFiles(photo('registration.png'))
  await expect(page.getByRole('alert')).toHaveCount(0)
  await picture(page, 'plate-form')
  await expect(async () => {
    await page.getByRole('button', { name: t('plateSubmit') }).click({ timeout: 1000 })
    await expect(page.getByText(t('plateThanksText'))).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.getByText(t('plateCheck'))).toBeVisible()
  await expectNoAxeFindings(page)
  await expectNoAxeFindingsAtNight(page)
  await picture(page, 'plate-sent')

  const context = await browser.newContext({ baseURL })
  const desk = await context.newPage()
  await desk.addInitScript((chosen) => localStorage.setItem('language', chosen), lang)
  await signedInAs(desk, await reception(practice))
  await desk.goto('/receptionist')
  await desk.getByRole('link', { name: t('pageLicenses') }).click()
  await desk
    .getByRole('list', { name: t('licensesWaiting') })
    .getByRole('button')
    .click()
  await expect(desk.locator('figure img')).toHaveCount(2)
  await expectNoAxeFindings(desk)
  await picture(desk, 'desk-license')
  await expect(desk.getByLabel(t('licensesPlate'))).toBeFocused()
  await desk.keyboard.type('m71 kqx')
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('M71 KQX')).toBeVisible()
  await expect(desk.getByText(t('licensesNone'))).toBeVisible()
  await context.close()

  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'M71 KQX' })).toBeVisible()
  await expect(page.getByRole('radio', { name: t('plateReplace') })).toBeChecked()
})
