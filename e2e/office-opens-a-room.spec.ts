import { expect } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { inTheEvening, openDesk, reception } from './screens/desk.ts'
import { signedInAs, signedInInstead } from './screens/signed-in.ts'
import { wordsOf } from './screens/words-of.ts'

test('the office adds a room, gives it another section, shuts and reopens it; the desk’s map shows it @once @desk @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await practice.reset('evening', inTheEvening)
  const office = await practice.account('Admin')
  await signedInAs(page, office)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const onTheMap = page
    .locator('[data-room]')
    .filter({ has: page.getByText(`${t('deskRoom')} 77`, { exact: true }) })
  const seenByDesk = async (count: number) => {
    await signedInInstead(page, await reception(practice))
    await openDesk(page, t)
    await expect(onTheMap).toHaveCount(count)
    await signedInInstead(page, office)
  }
  const save = async () => {
    await button(t('roomsSave')).click()
    await expect(page.getByText(t('roomsSaved', { number: '77' }))).toBeVisible()
  }

  await page.goto('/admin/rooms')
  const add = button(t('roomsRoom'))
  await add.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('roomsRoomAdd') })
  await dialog.getByLabel(t('roomsNumber')).fill('76')
  // What was typed isn't lost by a slip, and who leaves it is where she was.
  await page.keyboard.press('Escape')
  await button(t('unsavedLeave')).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(add).toBeFocused()
  await add.press('Enter')
  await dialog.getByLabel(t('roomsNumber')).fill('77')
  await dialog.getByLabel(t('roomsInSection')).selectOption({ index: 0 })
  await dialog.getByRole('button', { name: t('roomsRoomMake') }).click()
  const panel = page.getByRole('complementary', { name: `${t('roomsRoom')} 77` })
  await expect(panel).toBeVisible()

  const section = panel.getByLabel(t('roomsInSection'))
  await section.selectOption({ index: 1 })
  const chosen = await section.evaluate(
    (select: HTMLSelectElement) => select.selectedOptions[0]?.text ?? '',
  )
  await save()
  const column = page.getByRole('region', { name: chosen })
  await expect(column.getByRole('button', { name: /^.*77/ })).toBeVisible()
  await seenByDesk(1)

  await page.goto('/admin/rooms')
  await page.getByRole('button', { name: new RegExp(`^${t('roomsRoom')} 77`) }).click()
  await panel.getByRole('switch', { name: t('roomsInUse') }).click()
  await save()
  await seenByDesk(0)

  await page.goto('/admin/rooms')
  await page.getByRole('button', { name: new RegExp(`^${t('roomsRoom')} 77`) }).click()
  await panel.getByRole('switch', { name: t('roomsInUse') }).click()
  await save()
  await seenByDesk(1)
})
