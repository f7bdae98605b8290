import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { inSeconds } from './in-seconds.ts'
import { picture } from './picture.ts'
import { atTheDesk, evening, inTheEvening, reception, tileOf } from './screens/desk.ts'
import { signedIn, signedInInstead } from './screens/signed-in.ts'
import { wordsOf } from './screens/words-of.ts'

test('the desk reads the night off one page, and one visit off another @desk @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const desk = await atTheDesk(page, practice, t)
  const { board, rooms } = evening(page, desk)
  const waiting = (await board()).waiting.filter((one) => one.reservationStatus === 'Waiting')
  const waits = page.getByRole('region', { name: t('deskWaiting') })
  for (const { reservationCode } of waiting)
    await expect(waits.getByText(reservationCode, { exact: true })).toBeVisible()
  for (const room of await rooms())
    await expect(tileOf(page, room.id)).toHaveAttribute(
      'data-status',
      room.reservation?.reservationStatus ?? room.status,
    )
  await expect(page.getByText(t('deskLive'), { exact: true })).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'desk')

  const [first] = waiting
  await waits.getByRole('button', { name: first?.reservationCode }).click()
  const details = page.getByRole('dialog')
  await expect(details.getByRole('heading', { level: 2 })).toHaveText(first?.reservationCode ?? '')
  await expect(details.getByRole('button', { name: t('deskPlace') })).toBeEnabled()
  await expect(details.getByRole('button', { name: t('deskEdit') })).toBeDisabled()
  await expectNoAxeFindings(page)
  await picture(page, 'desk-details')
  await details.getByRole('button', { name: t('close') }).click()
  await expect(details).toBeHidden()
})

test('one key leads to the search from anywhere, and what is searched for stands out @once @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await page.setViewportSize({ width: 1280, height: 800 })
  const desk = await atTheDesk(page, practice, t)
  const { here } = await evening(page, desk).board()
  const { reservationCode } = here.at(-1) ?? { reservationCode: '' }
  await page.locator('[data-room]').first().focus()
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: t('deskSearch') })
  await expect(search).toBeFocused()
  await page.keyboard.type(reservationCode)
  await expect(page.locator('[data-room]:not([data-dim])')).toHaveCount(
    (await evening(page, desk).rooms()).filter(
      ({ reservation }) => reservation?.reservationId === here.at(-1)?.reservationId,
    ).length,
  )
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await expect(page.locator('[data-dim]')).toHaveCount(0)
})

test('arrows walk the rooms from one tab stop, and Enter opens who is in one @once @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await page.setViewportSize({ width: 1280, height: 800 })
  await atTheDesk(page, practice, t)
  await expect(page.locator('[data-room][tabindex="0"]')).toHaveCount(1)
  await tileOf(page, 1).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tileOf(page, 2)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(tileOf(page, 5)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(tileOf(page, 4)).toBeFocused()
  await expect(page.locator('[data-room][tabindex="0"]')).toHaveAttribute('data-room', '4')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tileOf(page, 4)).toBeFocused()
})

test('a patron loads nothing of the staff’s screens @once', async ({ page, practice }) => {
  const loaded: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/\.(js|css)$/.test(pathname)) loaded.push(pathname)
  })
  await signedIn(page, practice)
  for (const path of ['/', '/hours', '/login/staff', '/reserve', '/profile', '/history']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  }
  expect(loaded.length).toBeGreaterThan(10)
  const ofStaff = /\/(staff|StaffShell|TonightScreen|words-\w\w-desk)-/
  expect(loaded.filter((path) => ofStaff.test(path))).toEqual([])
  // Nor when she types an address of theirs.
  await page.goto('/receptionist')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect(loaded.filter((path) => ofStaff.test(path))).toEqual([])
  await practice.reset('evening', inTheEvening)
  await signedInInstead(page, await reception(practice))
  await page.goto('/receptionist')
  await expect.poll(() => loaded.some((path) => ofStaff.test(path))).toBe(true)
})

test('an open desk follows the practice clock, set on or back, by itself @once @long', async ({
  page,
  practice,
  lang,
}) => {
  await atTheDesk(page, practice, wordsOf(lang))
  const clock = (text: string) => page.locator('header time', { hasText: text }).first()
  for (const [now, shown] of [
    ['2026-11-24T20:15:00-05:00', '8:15'],
    ['2026-11-24T18:20:00-05:00', '6:20'],
  ] as const) {
    await practice.setClock(now)
    await expect(clock(shown)).toBeVisible(inSeconds(5)())
  }
})
