import type { Language } from '@mikvah/rules/words/language.ts'
import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { signedInAs } from './screens/signed-in.ts'
import { type WordsOf, wordsOf } from './screens/words-of.ts'

test('the office sees what a setting would do, saves it, reads who did, and takes it back @desk @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await practice.reset('evening', '2026-11-24T14:00:00-05:00')
  const { headers } = await signedInAs(page, await practice.account('Admin'))
  const lastEntry = async (): Promise<string> =>
    (await (await page.request.get('/api/api/settings/schedule')).json())[0].lastEntryTime
  // The log outlives every reset: what journeys before this one changed is in it.
  const logged = async (): Promise<number> => {
    const log = await page.request.get('/api/api/audit?act=setting-changed', { headers })
    return (await log.json()).rows.length
  }
  const had = await logged()

  await page.goto('/admin/settings?group=timing')
  await expectNoAxeFindings(page)
  const before = await lastEntry()
  await typeIn(page, 'lastEntryHourWinter', '21')
  // What is typed goes along from group to group.
  await typeIn(page, 'lastEntryHour', '21')
  await showGroup(page, t, 'settings.group.capacity')
  await typeIn(page, 'roomsAvailable', '-4')
  await expect(page.getByRole('button', { name: saves(lang, 3) })).toBeDisabled()
  await typeIn(page, 'roomsAvailable', '17')
  await page.getByRole('button', { name: saves(lang, 3) }).click()

  const preview = page.getByRole('dialog')
  await expect(preview.getByText(t('previewLast'))).not.toHaveCount(0)
  await expect(preview.getByText(t('previewOutsideKept'))).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'office-preview')
  expect(await lastEntry()).toBe(before)
  await preview.getByRole('button', { name: t('previewSave'), exact: true }).click()
  await expect(preview).toBeHidden()
  await expect.poll(lastEntry).toMatch(/T21:00:00/)
  const got = await page.request.get('/api/api/reservations/listadmin', { headers })
  const { all } = await got.json()
  const late = all.filter(
    (one: { reservationTime: string; reservationStatus: string }) =>
      one.reservationStatus === 'Reserved' && one.reservationTime > '2026-11-24T21:00',
  )
  expect(late.length).toBeGreaterThan(0)

  const history = page.getByRole('complementary')
  await expect(history.getByRole('listitem')).toHaveCount(had + 3)
  await page.reload()
  await expect(history.getByRole('listitem')).toHaveCount(had + 3)
  await picture(page, 'office-settings')
  // One tap brings a value back: it is saved at once, or after the preview where hours change.
  const save = preview.getByRole('button', { name: t('previewSave'), exact: true })
  const unsaved = page.getByRole('button', { name: t('settingsDiscard'), exact: true })
  let brought = 0
  for (const key of ['roomsAvailable', 'lastEntryHourWinter', 'lastEntryHour']) {
    const label = await labelOf(page, key)
    const [head = '', tail = ''] = t('settingsBringOf', { label, value: '…' }).split('…')
    const named = new RegExp(`^${RegExp.escape(head)}[^,]*${RegExp.escape(tail)}$`)
    await history.getByRole('button', { name: named }).first().click()
    brought += 1
    // A button that lies where another one was tapped a moment ago takes no second tap so soon.
    await expect(async () => {
      if (await save.isVisible()) await save.click({ timeout: 2000 })
      expect(await logged()).toBe(had + 3 + brought)
    }).toPass({ timeout: 60_000 })
    await expect(preview).toBeHidden()
    await expect(unsaved).toBeHidden()
  }
  await expect.poll(lastEntry).toBe(before)

  await page.goto('/admin/audit')
  await page.getByRole('combobox', { name: t('auditAct') }).selectOption('setting-changed')
  const rows = page.getByRole('listitem').filter({ hasText: t('act.setting-changed') })
  await expect(rows).toHaveCount(had + 6)
  await expectNoAxeFindings(page)
  await picture(page, 'office-audit')
  await page.getByRole('button', { name: t('auditCheck') }).click()
  await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible()
})

test('who doesn’t administer reaches neither settings nor log, by page or by call @once @long', async ({
  page,
  practice,
}) => {
  const { headers } = await signedInAs(page, await practice.account('Reception'))
  for (const path of ['settings', 'audit']) {
    await page.goto(`/admin/${path}`)
    await expect(page).toHaveURL('/')
  }
  expect((await page.request.get('/api/api/audit', { headers })).status()).toBe(403)
  const data = { settings: [{ key: 'roomsAvailable', value: '1' }] }
  const answer = await page.request.post('/api/api/settings', { headers, data })
  expect(answer.status()).toBe(403)
})

const rowOf = (page: Page, key: string) => page.locator(`[data-setting="${key}"]`)
const typeIn = (page: Page, key: string, value: string) =>
  rowOf(page, key).getByRole('textbox').fill(value)

const saves = (lang: Language, count: number) =>
  lang === 'en' ? `Save ${count} changes` : `שמירת ${count} שינויים`

/** On a phone the groups are a list to choose from. */
async function showGroup(page: Page, t: WordsOf, group: Parameters<WordsOf>[0]) {
  const button = page.getByRole('button', { name: new RegExp(`^${t(group)}`) })
  if (await button.isVisible()) await button.click()
  else
    await page
      .getByRole('combobox', { name: t('settingsGroups') })
      .selectOption({ label: t(group) })
}

async function labelOf(page: Page, key: string): Promise<string> {
  const search = page.getByRole('searchbox')
  await search.fill(key)
  const label = await rowOf(page, key).first().locator('label').innerText()
  await search.fill('')
  return label
}
