import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { signedInAs } from './screens/signed-in.ts'
import { wordsOf } from './screens/words-of.ts'

const tonight = '2026-11-24'

test('the office ends one night early, sees whom that leaves outside, and takes it back @desk @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await practice.reset('evening', `${tonight}T14:00:00-05:00`)
  await signedInAs(page, await practice.account('Admin'))
  const read = async () => {
    const asked = `/api/api/settings/schedule?dt=${tonight}&dtTo=${tonight}`
    return (await (await page.request.get(asked)).json())[0]
  }
  const before = await read()

  await page.goto(`/admin/schedule?night=${tonight}`)
  await expect(page.getByText(t('scheduleSunset'), { exact: true })).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'office-schedule')
  await page.getByLabel(t('schedule.lastEntryTime')).fill('20:00')
  await page.getByRole('button', { name: t('previewSave'), exact: true }).click()
  await expect(page.getByText(t('previewOutsideKept'))).toBeVisible()
  expect(await read()).toEqual(before)
  await expect(async () => {
    await page.getByRole('button', { name: t('scheduleSaveAnyway') }).click({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByText(t('scheduleSaved'))).toBeVisible()
  expect(await read()).toMatchObject({
    lastEntryTime: `${tonight}T20:00:00-05:00`,
    overridden: ['lastEntryTime'],
  })
  const cell = page.locator(`[data-night="${tonight}"]`)
  await expect(cell).toContainText(t('scheduleSet'))
  await expectNoAxeFindings(page)

  // An earlier zman is refused in words, and nothing changes.
  await page.getByLabel(t('schedule.zmanTevillah')).fill('16:00')
  await expect(async () => {
    await page.getByRole('button', { name: t('previewSave'), exact: true }).click({ timeout: 2000 })
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  await page.reload()
  await expect(page.getByLabel(t('schedule.zmanTevillah'))).toHaveValue('')

  await page.getByRole('button', { name: t('scheduleReset') }).click()
  await expect(cell).not.toContainText(t('scheduleSet'))
  expect(await read()).toEqual(before)
})
