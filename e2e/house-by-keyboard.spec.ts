import { expect } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { atTheDesk, showRooms } from './screens/desk.ts'
import { keysOn } from './screens/keys.ts'
import { signedInInstead } from './screens/signed-in.ts'
import { arrived, asked, backAt } from './screens/steps.ts'

const fridayNoon = '2026-11-27T12:30:00-05:00'

test('the house is led by its keys: a walk-in and her room, a section closed and opened, a pool, the sheet @once @desk @long', async ({
  page,
  practice,
  lang,
}) => {
  const { t, keyboard, tabTo, press, button } = keysOn(page, lang)
  await atTheDesk(page, practice, t)
  const dialog = page.getByRole('dialog').last()

  // What is typed isn't lost by Escape, and who stays is in the field that she was in.
  await press(page.getByRole('link', { name: t('deskWalkIn') }))
  const phone = page.getByLabel(t('bookPhone'))
  await backAt(phone)
  await keyboard.type('201555')
  for (const key of ['Escape', 'Escape']) await keyboard.press(key)
  await asked(dialog)
  await keyboard.press('Escape')
  await backAt(phone)
  await keyboard.press('ControlOrMeta+A')
  await keyboard.press('Delete')

  // She gives no number, waits, and has her room.
  await press(button('bookNoNumber'))
  await expect(page.getByRole('group').getByRole('radio').locator(':scope:focus')).toBeChecked()
  await press(button('bookAndIn'))
  await page.getByRole('heading', { name: t('checkInDone') }).waitFor()
  await press(button('deskPlace'))
  const choice = page.getByRole('dialog', { name: t('deskPlace') })
  await asked(choice)
  await press(choice.getByRole('radio').first(), 'Space')
  await press(button('deskConfirm', choice))
  await expect(choice).toBeHidden()
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await keyboard.press('Escape')
  await expect(page).toHaveURL('/receptionist')

  await showRooms(page, t)
  const head = page.locator('section:has([data-room]) > header').first().getByRole('button')
  await press(head)
  await press(button('deskCloseSection', dialog))
  await asked(dialog)
  await press(button('deskCloseSection', dialog))
  await expect(dialog).toBeHidden()
  await expect(head).toContainText(t('deskNoAttendant'))
  await backAt(head)
  await keyboard.press('Enter')
  await asked(dialog)
  await press(dialog.getByRole('radio').first(), 'Space')
  await press(dialog.getByRole('button', { name: new RegExp(`^${t('deskGive')}`) }))
  await expect(dialog).toBeHidden()
  await expect(head).not.toContainText(t('deskNoAttendant'))
  await backAt(head)

  // At the pools the next key is at the same pool.
  await signedInInstead(page, await practice.account('Mikvah'))
  await page.goto('/mikvah')
  const kept = page.locator('li[data-is=kept]').first()
  const nth = await kept.evaluate((li) => [...(li.parentElement?.children ?? [])].indexOf(li))
  const pool = page.locator('li[data-is]').nth(nth)
  const step = pool.getByRole('button')
  await expect(step).toHaveAccessibleName(new RegExp(`^${t('mikvahIn')}`))
  await press(step)
  await expect(pool).toHaveAttribute('data-is', 'taken')
  await expect(pool).toBeFocused()
  await keyboard.press('Tab')
  await backAt(step)
  await keyboard.press('Enter')
  await expect(pool).toHaveAttribute('data-is', 'free')
  await expect(pool).toBeFocused()

  await practice.setClock(fridayNoon)
  await signedInInstead(page, await practice.account('Reception'))
  await page.goto('/receptionist')
  await press(page.getByRole('link', { name: t('pageSheet') }))
  await arrived(page, t('sheetTitle'))
  const names = page.getByRole('checkbox')
  await tabTo(names)
  await keyboard.press('Space')
  await expect(names).not.toBeChecked()
  await backAt(names)
  await keyboard.press('Escape')
  await expect(page).toHaveURL('/receptionist')
})
