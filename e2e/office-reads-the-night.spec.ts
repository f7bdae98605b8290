import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { signedInAs } from './screens/signed-in.ts'
import { wordsOf } from './screens/words-of.ts'

test('the office reads a night, goes to another, and finds one of its reservations @desk', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await practice.reset('evening', '2026-11-17T18:00:00-05:00')
  const admin = (await practice.accounts()).find(({ userName }) => userName === 'Admin')
  if (!admin) throw new Error('There is no Admin.')
  const { headers } = await signedInAs(page, admin)
  const told = await page.request.get('/api/api/reservations/listadmin', { headers })
  const { all } = await told.json()
  expect(all.length).toBeGreaterThan(20)

  await page.goto('/admin')
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(all.length)
  for (const [n, { reservationCode }] of all.entries())
    await expect(rows.nth(n)).toContainText(reservationCode)
  await expectNoAxeFindings(page)
  await picture(page, 'daily-list')

  const tonight = await rows.allTextContents()
  const [, , third] = all
  await page.getByRole('searchbox', { name: t('dailySearch') }).fill(third.reservationCode)
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(third.user.lastName)

  await page.getByRole('button', { name: t('dailyYesterday') }).click()
  await expect(page).toHaveURL(/\/admin\?dt=/)
  await expect(page.getByRole('button', { name: t('dailyToday') })).toBeVisible()
  await expect.poll(() => rows.allTextContents()).not.toEqual(tonight)
  await page.reload()
  await expect(page.getByRole('button', { name: t('dailyToday') })).toBeVisible()
  await page.getByRole('button', { name: t('dailyToday') }).click()
  await expect(page).toHaveURL('/admin')
  await expect(rows).toHaveCount(all.length)
})
