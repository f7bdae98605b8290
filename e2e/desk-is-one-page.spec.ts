import { expect } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { asReception, evening, openDesk } from './screens/desk.ts'
import {
  clippedOnTiles,
  roomsOutOfView,
  scrolledBy,
  scrolledSidewaysBy,
} from './screens/one-page.ts'
import { wordsOf } from './screens/words-of.ts'

/** Ten wait, fifteen are in rooms, eighteen come within ninety minutes. */
const atItsFullest = '2026-11-24T19:48:00-05:00'

/** A row of those who wait, in the letters of each width. */
const sizes = [
  { width: 1280, height: 800, row: 64 },
  { width: 1366, height: 768, row: 64 },
  { width: 1440, height: 900, row: 64 },
  { width: 1920, height: 1080, row: 72 },
  { width: 2560, height: 1440, row: 72 },
] as const
/** Tablets, on which the board is longer than the window. */
const tablets = [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
] as const

test('the fullest evening is one page @desk', async ({ page, practice, lang }) => {
  const t = wordsOf(lang)
  await practice.reset('evening', atItsFullest)
  const desk = await asReception(page, practice)
  await page.setViewportSize(sizes[0])
  await openDesk(page, t)
  const { board, rooms } = evening(page, desk)
  const { upcoming, here, completed } = await board()
  expect((await rooms()).length).toBe(22)
  expect(upcoming.length + here.length + completed.length).toBeGreaterThan(55)

  for (const { row, ...window } of sizes) {
    await page.setViewportSize(window)
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => scrolledBy(page)).toBeLessThanOrEqual(0)
    // The four of the closed building are one line.
    await expect(page.locator('[data-room]:visible')).toHaveCount(18)
    expect(await roomsOutOfView(page)).toEqual([])
    expect(await clippedOnTiles(page)).toEqual([])
    await expect(page.getByRole('heading', { name: t('deskPools') })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: t('deskSupplies') })).toBeInViewport({ ratio: 1 })
    const heights = await page
      .locator('[data-kind="waiting"] li')
      .evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(5)
    // A hairline stands between two rows.
    expect(Math.max(...heights)).toBeLessThanOrEqual(row + 1)
    await picture(page, `desk-one-page-${window.width}`)
  }

  for (const window of tablets) {
    await page.setViewportSize(window)
    await expect.poll(() => scrolledSidewaysBy(page)).toBeLessThanOrEqual(0)
    const side = page.getByRole('button', { name: new RegExp(`^${t('deskRooms')}`) })
    if ((await side.getAttribute('aria-pressed')) !== 'true') await side.click()
    await expect(page.locator('[data-room]:visible')).toHaveCount(18)
    expect(await clippedOnTiles(page)).toEqual([])
    await expect.poll(() => scrolledSidewaysBy(page)).toBeLessThanOrEqual(0)
    await picture(page, `desk-on-a-tablet-${window.width}`)
  }
  await page.setViewportSize(sizes[0])

  const soon = upcoming.filter(
    (visit) => Date.parse(visit.reservationTime) <= Date.parse(atItsFullest) + 90 * 60_000,
  )
  const rows = page.locator('[data-kind="upcoming"] li .code:visible')
  expect(await rows.allTextContents()).toEqual(soon.map((one) => one.reservationCode))

  // A question above the board moves nothing of it.
  const tile = page.locator('[data-room]').first()
  const before = await tile.boundingBox()
  const head = page.locator('section:has([data-room]) > header').first().getByRole('button')
  await head.click()
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
  expect(await tile.boundingBox()).toEqual(before)

  // The desk was opened by its address: going back closes the question, and leaves nothing.
  await page.evaluate(() => history.back())
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/receptionist')

  // What is done most with a visit stands in its window without scrolling, and what ends it.
  await page
    .locator('[data-kind="waiting"] li')
    .first()
    .getByText(/^\d{4}$/)
    .first()
    .click()
  const acts = page.getByRole('dialog').locator('aside li button:enabled')
  // What she owes is a Pay in place of the Payments.
  const money = new RegExp(`^(${t('deskPayments')}|${t('deskPay')})`)
  for (const name of [t('deskPlace'), money, t('deskCancelCheckIn'), t('deskCancel')])
    await expect(acts.filter({ hasText: name })).toBeInViewport({ ratio: 1 })
})

test('an evening that nobody has begun yet is one page too: who has what stands above all the rooms @desk @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await practice.reset('evening', atItsFullest)
  // The day after: its sections have nobody, and last night’s visits are still in the rooms.
  await practice.setClock('2026-11-25T16:20:00-05:00')
  await asReception(page, practice)
  await page.setViewportSize(sizes[0])
  await openDesk(page, t)
  const begin = page.getByRole('region', { name: t('deskWhoHasWhat') })
  for (const { row: _, ...window } of sizes) {
    await page.setViewportSize(window)
    await page.evaluate(() => document.fonts.ready)
    await expect(begin.getByRole('combobox').first()).not.toHaveValue('')
    await expect(begin.getByRole('button', { name: t('deskOpenWithThese') })).toBeInViewport({
      ratio: 1,
    })
    expect(await page.locator('[data-room]:visible').count()).toBeGreaterThanOrEqual(18)
    for (const room of await page.locator('[data-room]:visible').all())
      await expect(room).toBeInViewport({ ratio: 1 })
    expect(await clippedOnTiles(page)).toEqual([])
    await expect.poll(() => scrolledBy(page)).toBeLessThanOrEqual(0)
    await picture(page, `desk-who-has-what-${window.width}`)
  }
})
