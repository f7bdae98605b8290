import type { WordKey } from '@mikvah/contract/words/key.ts'
import { expect } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { keysOn } from './screens/keys.ts'
import { ringAt } from './screens/ring-at.ts'
import { signedInAs } from './screens/signed-in.ts'
import { asked, backAt } from './screens/steps.ts'

const tonight = '2026-11-24'

/** Each page on which something is made in a dialog, and the button that opens it. */
const makes = [
  ['users', 'usersAdd'],
  ['rooms', 'roomsSection'],
  ['rooms', 'roomsRoom'],
  ['attendants', 'helpersAdd'],
  ['merchandise', 'shelfAdd'],
  ['membership', 'levelAdd'],
  ['hardware', 'peripheralsAdd'],
] as const satisfies readonly (readonly [string, WordKey])[]

test('each kind of page of the office is worked by its keys: Tab reaches, Enter does, Escape takes back @once @desk @long', async ({
  page,
  practice,
  lang,
}) => {
  const { t, keyboard, tabTo, button } = keysOn(page, lang)
  const dialog = page.getByRole('dialog').last()
  await practice.reset('evening', `${tonight}T14:00:00-05:00`)
  const { headers } = await signedInAs(page, await practice.account('Admin'))
  const settingOf = async (key: string): Promise<string> => {
    const got = await page.request.get('/api/api/settings', { headers })
    const all: { Key: string; Value: string }[] = await got.json()
    return all.find(({ Key }) => Key === key)?.Value ?? ''
  }

  for (const [path, opens] of makes) {
    await page.goto(`/admin/${path}`)
    await tabTo(button(opens))
    await keyboard.press('Enter')
    await asked(dialog)
    // An empty form that is sent stays, and she is at what is wrong with it.
    const field = dialog.getByRole('textbox').first()
    await tabTo(field)
    await keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await backAt(button(opens))
  }

  // A row that opens beside the list.
  await page.goto('/admin/users')
  const account = page.getByRole('main').getByRole('listitem').getByRole('button').first()
  await tabTo(account)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\?account=/)
  await expect(page.getByRole('complementary').last().locator(':focus')).toHaveCount(1)

  // A text opens by Enter; what is typed in it isn't lost to Escape.
  await page.goto('/admin/texts')
  const text = page.getByRole('button', { name: /^homeLead\b/ })
  await tabTo(page.getByRole('searchbox'))
  await keyboard.type('homeLead')
  await tabTo(text)
  await keyboard.press('Enter')
  await asked(dialog)
  await tabTo(dialog.getByLabel(t('textEnglish')))
  await keyboard.type('1234567')
  await keyboard.press('Escape')
  await expect(page.getByText(t('unsavedTitle'))).toBeVisible()
  await tabTo(button('unsavedLeave'))
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await backAt(text)

  // A setting is saved by Enter in its field once what it would do was seen; Escape leaves it unsaved.
  await page.goto('/admin/settings?group=timing')
  const before = await settingOf('lastEntryHourWinter')
  const hour = page.locator('[data-setting="lastEntryHourWinter"]').getByRole('textbox')
  await tabTo(hour)
  await keyboard.press('ControlOrMeta+A')
  await keyboard.type('21')
  await keyboard.press('Enter')
  await asked(dialog)
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await backAt(hour)
  expect(await settingOf('lastEntryHourWinter')).toBe(before)

  // A night of the month, its note, and the key that saves it.
  await page.goto('/admin/schedule')
  const night = page.locator('[data-night="2026-11-26"]')
  await tabTo(night)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/night=2026-11-26/)
  // The button inside the field of an hour is a stop of its own, ringed like every other.
  const opens = page.getByLabel(t('schedule.openTime'))
  await tabTo(opens)
  for (;;) {
    expect(await ringAt(opens)).toBeGreaterThan(100)
    await keyboard.press('Tab')
    if (!(await opens.evaluate((field) => field === document.activeElement))) break
  }
  await tabTo(page.getByLabel(t('scheduleNote')))
  await keyboard.type('1234567')
  await keyboard.press('Enter')
  await expect(page.getByText(t('scheduleSaved'))).toBeVisible()
  await expect(night).toContainText(t('scheduleSet'))

  // From one report to another, and through the log by its list of acts.
  await page.goto('/admin/reports')
  const list = page.getByRole('link', { name: t('reportsList'), exact: true })
  await tabTo(list)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=list/)
  await expect(list).toHaveAttribute('aria-current', 'page')
  await page.goto('/admin/audit')
  await tabTo(page.getByRole('combobox', { name: t('auditAct') }))
  // On a wide screen the list of pages stands beside them.
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
  await keyboard.type(t('act.schedule-edited'))
  await expect(rows.first()).toContainText(t('act.schedule-edited'))

  // The steps of the set-up.
  await page.goto('/admin/set-up')
  const step = page.getByRole('button', { name: t('setUp.hours') })
  await tabTo(step)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: t('setUpTitle.hours') })).toBeVisible()
})
