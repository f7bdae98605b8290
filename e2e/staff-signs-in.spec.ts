import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { wordsOf } from './screens/words-of.ts'

test('who works here signs in with a name and a password, and is where her work is', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const desk = await practice.account('Reception')
  await page.goto('/login')
  await page.getByRole('link', { name: t('signInStaff') }).click()
  await expect(page).toHaveURL('/login/staff')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('staffSignInTitle'))
  await expectNoAxeFindings(page)
  await picture(page, 'staff-sign-in')

  await page.getByLabel(t('staffUserName')).fill('Reception')
  await page.getByLabel(t('staffPassword')).fill('not this one')
  await page.getByRole('button', { name: t('staffSignIn') }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel(t('staffPassword')).fill(desk.password)
  await page.getByRole('button', { name: t('staffSignIn') }).click()
  await expect(page).toHaveURL('/receptionist')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('titleDesk'))
  await page.getByRole('button', { name: t('menu') }).click()
  await page.getByRole('button', { name: t('drawerLogout') }).click()
  await expect(page).toHaveURL('/')
})

test('the practice page signs in as anyone, each where she belongs @once @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const places: Record<string, string> = {
    Admin: '/admin',
    Attendant: '/attendant',
    Kiosk: '/kiosk',
  }
  for (const { userName, roles } of await practice.accounts()) {
    const place = places[userName]
    if (!place && roles !== '') continue
    await page.goto('/practice')
    await page.getByRole('button', { name: t('practiceSignIn', { who: userName }) }).click()
    await expect(page).toHaveURL(place ?? '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const session = await page.evaluate(() => localStorage.getItem('session'))
    expect(JSON.parse(session ?? '{}').userName).toBe(userName)
  }
})
