import { expect } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { houseAtItsHeight } from './screens/at-its-height.ts'
import { notByKeyboard } from './screens/by-keyboard.ts'
import { atTheDesk, openDesk, reception } from './screens/desk.ts'
import { keysOn } from './screens/keys.ts'
import { aKioskToPair, strangerTries } from './screens/pairing.ts'
import { aNightOnPaper, friday } from './screens/sheet.ts'
import { signedInInstead } from './screens/signed-in.ts'
import { asked, backAt } from './screens/steps.ts'

test('arrows walk the rooms as they stand on the board, whichever way it is read, and a night on paper is entered by keys @rtl @desk', async ({
  page,
  practice,
  lang,
}) => {
  const { t, keyboard, tabTo, press } = keysOn(page, lang)
  await atTheDesk(page, practice, t)
  const rooms = page.locator('[aria-pressed]').filter({ hasText: t('deskRooms') })
  if (await rooms.isVisible()) await press(rooms)
  await tabTo(page.locator('[data-room][tabindex="0"]'))
  const at = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().x ?? 0)
  const [on, back] = lang === 'he' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const first = await at()
  await keyboard.press(on)
  expect(Math.sign((await at()) - first)).toBe(lang === 'he' ? -1 : 1)
  await keyboard.press(back)
  expect(await at()).toBe(first)

  await practice.reset('empty')
  const { rows } = await aNightOnPaper(page, practice, 4)
  await openDesk(page, t)
  await press(page.locator(`a[href$="after-shabbos?date=${friday}"]`))
  const open = page.getByRole('listitem').filter({ has: page.getByRole('radio') })
  await expect(open).toHaveCount(4)
  for (const keys of ['11', '2', '3', '12']) {
    for (const key of keys) await keyboard.press(key)
    await keyboard.press('Enter')
  }
  await backAt(page.getByRole('button', { name: t('afterRecord'), exact: true }))
  await keyboard.press('Enter')
  await expect(page.getByText(t('afterDone'))).toBeVisible()
  expect((await rows()).map(({ became, room }) => [became, room?.number])).toEqual([
    ['came', '1'],
    ['didnt', undefined],
    ['canceled', undefined],
    ['came', '2'],
  ])
  await keyboard.press('Escape')
  await expect(page).toHaveURL('/receptionist')
})

test('the attendant answers, cleans, asks for a turn and sets her phone by keys alone @rtl', async ({
  page,
  practice,
  lang,
}) => {
  const { t, keyboard, press, button } = keysOn(page, lang)
  await (await houseAtItsHeight(page, practice)).call()
  await signedInInstead(page, await practice.account('Attendant'))
  await page.goto('/attendant')
  const somewhere = page.locator(':focus:not(body)')
  const call = page.getByRole('alert')
  // However far she has scrolled, who calls is seen.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(call.getByRole('heading')).toBeInViewport()
  await press(button('attendantOnMyWay', call))
  await expect(call.getByRole('button')).toHaveCount(0)
  await expect(somewhere).toHaveCount(1)

  const toClean = page.getByRole('article').filter({ has: button('cleanStart') })
  const name = (await toClean.first().getAttribute('aria-label')) ?? ''
  const card = page.getByRole('article', { name, exact: true })
  await press(button('cleanStart', card))
  await expect(somewhere).toHaveCount(1)
  await press(button('cleanReady', card))
  await expect(button('cleanReady', card)).toHaveCount(0)
  await expect(somewhere).toHaveCount(1)

  // Whose turn it isn't: the question looks as every other one, and Escape leaves her where she was.
  const next = page.getByRole('button', {
    name: new RegExp(`^${t('stepReadyForMikvahNext')} \\d`),
  })
  await next.last().focus()
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog').last()
  await asked(dialog)
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await backAt(next.last())

  // So does the one for a door, whose button is a sign alone.
  const door = page.getByRole('button', { name: t('deskDoorOpen'), exact: true }).first()
  await press(door)
  await asked(dialog)
  const look = await button('close', dialog).evaluate((one) => getComputedStyle(one).boxShadow)
  expect(look).toBe('none')
  await keyboard.press('Escape')
  await backAt(door)

  await press(button('attendantThisDevice'))
  await asked(dialog)
  await keyboard.press('Escape')
  await backAt(button('attendantThisDevice'))
  expect(await notByKeyboard(page)).toEqual([])
})

test('a screen is made, paired, released and kept by keys alone @hebrew @long', async ({
  page,
  practice,
  browser,
  baseURL,
  lang,
}) => {
  const { t, keyboard, press, tabTo, button } = keysOn(page, lang)
  const name = '1234'
  await page.goto('/')
  await signedInInstead(page, await reception(practice))
  await page.goto('/receptionist/screens')
  const dialog = page.getByRole('dialog')
  await press(button('screensAdd'))
  await asked(dialog.first())
  const kind = dialog.getByLabel(t('screenKind'))
  await press(kind, 'ArrowDown')
  await expect(kind).toHaveValue('Kiosk')
  await tabTo(dialog.getByLabel(t('screenName')))
  await keyboard.type(name)
  await keyboard.press('Enter')

  const { kiosk, code } = await aKioskToPair({ browser, baseURL, lang })
  await tabTo(dialog.getByLabel(t('screenPairCode')))
  await keyboard.type((await code.textContent()) ?? '')
  await keyboard.press('Enter')
  await expect(page.getByText(t('screenPaired', { name }))).toBeVisible()
  await expect(page.locator(':focus:not(body)')).toHaveCount(1)

  await kiosk.getByRole('heading', { level: 2 }).waitFor()
  await strangerTries(kiosk)
  await page.goto('/receptionist')
  const need = page.locator('[data-need=locks]')
  await press(need.getByRole('button', { name: new RegExp(t('lockRelease')) }))
  await expect(need).toBeHidden()
  await expect(page.locator(':focus:not(body)')).toHaveCount(1)

  await page.goto('/receptionist/screens')
  const end = page.getByRole('button', { name: `${t('screenEnd')}: ${name}` })
  await press(end)
  await asked(dialog.last())
  await keyboard.press('Escape')
  await backAt(end)
  await kiosk.context().close()
})
