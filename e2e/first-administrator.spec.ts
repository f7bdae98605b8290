import { expect } from '@playwright/test'
import { expectNoAxeFindings, expectNoAxeFindingsAtNight } from './axe.ts'
import { test } from './fixtures/live-facility.ts'
import { picture } from './picture.ts'
import { wordsOf } from './screens/words-of.ts'

test('a new live facility is given its first administrator by the link it prints, once @long', async ({
  page,
  facility,
  lang,
}) => {
  const t = wordsOf(lang)
  const link = facility.firstLink()
  expect(link).not.toBe('')
  await facility.kill()
  await facility.startAgain()
  expect(facility.firstLink()).toBe(link)

  await page.goto(link)
  const password = page.getByLabel(t('staffPassword'), { exact: true })
  const begin = page.getByRole('button', { name: t('firstMake') })
  await begin.click()
  await expect(page.getByText(t('firstUserNameWrong'))).toBeVisible()
  await expect(page.getByText(t('firstPasswordWrong'))).toBeVisible()
  await expectNoAxeFindings(page)
  await expectNoAxeFindingsAtNight(page)
  await picture(page, 'first-administrator')
  await page.getByLabel(t('staffUserName')).fill('Miriam')
  await password.fill('deep still water')
  await page.getByLabel(t('firstAgain')).fill('deep still waters')
  await begin.click()
  await expect(page.getByText(t('firstAgainWrong'))).toBeVisible()
  await page.getByLabel(t('firstAgain')).fill('deep still water')
  await begin.click()
  await expect(page).toHaveURL(`${facility.url}/admin/set-up`)

  await facility.kill()
  await facility.startAgain()
  expect(facility.firstLink()).toBe('')
  const second = await page.request.post('/api/api/account/firstadministrator', {
    data: { token: link.split('#')[1], userName: 'Another', password: 'another password' },
  })
  expect([second.status(), (await second.json()).code]).toEqual([409, 'first-link-used'])
})
