import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { calledAs, signedIn, signedInInstead } from './screens/signed-in.ts'
import { wordsOf } from './screens/words-of.ts'

const phone = '12015550171'

test('whoever signs in by a number of an old list is led to say whose it is, and to where she was going; the desk opens what waits @once', async ({
  page,
  practice,
  lang,
  browser,
  baseURL,
}) => {
  const t = wordsOf(lang)
  const { headers } = await calledAs(page, practice, 'Admin')
  const list = `phone,last name,zip\n${phone.slice(1)},Stern,08701\n2015550172,Katz,08701\n`
  const brought = await page.request.post('/api/api/settings/import/patrons', {
    headers,
    data: { text: list, dryRun: false },
  })
  expect(brought.status()).toBe(200)

  await signedIn(page, practice, phone)
  await page.goto('/history')
  await expect(page).toHaveURL(/\/confirm-number\?to=%2Fhistory$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirmTitle'))
  await expectNoAxeFindings(page)
  await picture(page, 'confirm-number')
  const say = async (zip: string) => {
    await page.getByLabel(t('confirmLastName')).fill('stern')
    await page.getByLabel(t('confirmZip')).fill(zip)
    await page.getByRole('button', { name: t('confirmSend') }).click()
  }
  await say('08702')
  await expect(page.getByRole('alert')).toContainText(t('name-or-zip-wrong'))
  await say('08701')
  await expect(page).toHaveURL(/\/history$/)
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/profile$/)

  const waiting = await (await browser.newContext({ baseURL })).newPage()
  const her = await signedIn(waiting, practice, '12015550172')
  await waiting.goto('/history')
  await expect(waiting).toHaveURL(/\/confirm-number/)
  await signedInInstead(page, await practice.account('Reception'))
  await page.goto(`/receptionist/user/${her.userId}`)
  await page.getByRole('button', { name: t('patronNumberConfirm') }).click()
  await expect(page.getByRole('heading', { name: t('patronNumber') })).toBeHidden()
  await waiting.goto('/history')
  await expect(waiting).toHaveURL(/\/history$/)
  await waiting.context().close()
})
