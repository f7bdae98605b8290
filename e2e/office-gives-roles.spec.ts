import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { signedInAs, signedInInstead } from './screens/signed-in.ts'
import { type WordsOf, wordsOf } from './screens/words-of.ts'

const password = 'deep still water'

test('the office makes a receptionist, takes her role, and keeps its last administrator @desk @long', async ({
  page,
  practice,
  lang,
  browser,
  baseURL,
}) => {
  const t = wordsOf(lang)
  await practice.reset('evening', '2026-11-24T18:40:00-05:00')
  const { userId, headers } = await signedInAs(page, await practice.account('Admin'))
  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('officeUsers'))
  await expect(rowOf(page, 'Admin')).toBeVisible()
  await expectNoAxeFindings(page)

  await page.getByRole('button', { name: t('usersAdd'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('userFirstName')).fill('Rivka')
  await dialog.getByLabel(t('userLastName')).fill('Stern')
  await dialog.getByLabel(t('staffUserName')).fill('Reception')
  await dialog.getByRole('checkbox', { name: t('role.Reception') }).check()
  await dialog.getByLabel(t('staffPassword'), { exact: true }).fill(password)
  await dialog.getByLabel(t('firstAgain')).fill(password)
  await dialog.getByRole('button', { name: t('userMake') }).click()
  await expect(dialog.getByText(t('user-name-taken'))).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'office-users-add')
  await dialog.getByLabel(t('staffUserName')).fill('r.stern')
  await dialog.getByRole('button', { name: t('userMake') }).click()

  const panel = page.getByRole('complementary')
  await expect(panel.getByRole('heading')).toHaveText('Rivka Stern')
  await expectNoAxeFindings(page)
  await picture(page, 'office-users')

  const hers = await (await browser.newContext({ baseURL })).newPage()
  await hers.addInitScript((chosen) => localStorage.setItem('language', chosen), lang)
  await atHerDesk(hers, t)
  await panel.getByRole('switch', { name: t('role.Reception') }).click()
  await expect(hers).not.toHaveURL(/receptionist/)
  await expect(hers.getByRole('heading', { level: 2, name: t('deskWaiting') })).toHaveCount(0)
  await hers.goto('/receptionist')
  await expect(hers).toHaveURL('/')

  const given = page.waitForResponse((one) => one.url().endsWith('/roles/Reception'))
  await panel.getByRole('switch', { name: t('role.Reception') }).click()
  expect((await given).ok()).toBe(true)
  await atHerDesk(hers, t)
  await panel.getByRole('button', { name: t('userShutDo') }).click()
  await expectNoAxeFindings(page)
  await dialog.getByRole('button', { name: t('userShutDo') }).click()
  await expect(panel.getByText(t('userShut'), { exact: true })).toBeVisible()
  await expect(hers).not.toHaveURL(/\/receptionist/)
  await hers.context().close()

  await panel.getByRole('button', { name: t('close') }).click()
  await rowOf(page, 'Admin').click()
  const administers = panel.getByRole('switch', { name: t('role.Admin') })
  await expect(administers).toBeDisabled()
  await expect(panel.getByText(t('userLastAdmin'))).toBeVisible()
  await picture(page, 'office-users-own')
  const goes = await page.request.delete(`/api/api/users/${userId}/roles/Admin`, { headers })
  expect([goes.status(), (await goes.json()).code]).toEqual([409, 'own-roles'])
})

const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).filter({ hasText: name })

/** She signs in by the name and the password she was given, and is where her work is. */
async function atHerDesk(page: Page, t: WordsOf): Promise<void> {
  await page.goto('/')
  await signedInInstead(page, { userName: 'r.stern', password })
  await page.goto('/receptionist')
  await page.getByRole('heading', { level: 2, name: t('deskWaiting') }).waitFor()
}
