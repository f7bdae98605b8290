import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import type { Practice } from './practice.ts'
import { houseAtItsHeight } from './screens/at-its-height.ts'
import { brokenWords } from './screens/broken-words.ts'
import { openDesk, reception } from './screens/desk.ts'
import { scrolledBy } from './screens/one-page.ts'
import { signedInInstead } from './screens/signed-in.ts'
import { wordsOf } from './screens/words-of.ts'

/** How high the bar of the desk may be: one line at a desk, two on a tablet. */
const windows = [
  { width: 1366, height: 768, bar: 76 },
  { width: 1280, height: 800, bar: 76 },
  { width: 1100, height: 800, bar: 76 },
  { width: 1024, height: 768, bar: 128 },
  { width: 768, height: 1024, bar: 128 },
]
const phone = { width: 390, height: 844 }
const lying = { width: 1024, height: 768 }

test('while a room calls, the desk’s bar is whole in every window and both languages @desk', async ({
  page,
  practice,
}) => {
  await aRoomThatCalls(page, practice)
  for (const lang of ['en', 'he'] as const) {
    await signedInInstead(page, await reception(practice))
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), lang)
    await openDesk(page, wordsOf(lang))
    const bar = page.locator('header').first()
    const call = bar.locator('a [role="status"]')
    await expect(call).toBeVisible()
    for (const { bar: highest, ...window } of windows) {
      await page.setViewportSize(window)
      await page.evaluate(() => document.fonts.ready)
      const name = `${window.width}-${lang}`
      await expect.poll(() => heightOf(bar), name).toBeLessThanOrEqual(highest)
      expect(await brokenWords(page), name).toEqual([])
      expect(await call.evaluate(isCut), name).toBe(false)
      expect(await widthOf(bar.getByRole('searchbox')), name).toBeGreaterThan(150)
      await picture(page, `bar-with-a-call-${name}`)
    }
    await page.setViewportSize(phone)
    await expect.poll(() => scrolledBy(page), lang).toBeLessThanOrEqual(0)
  }
})

test('what takes too long says so in one line @desk @long', async ({ page, practice }) => {
  await aRoomThatCalls(page, practice)
  await signedInInstead(page, await reception(practice))
  await page.goto('/receptionist/supplies')
  const late = page.locator('[data-over]')
  await late.first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  for (const one of await late.all()) expect(await heightOf(one)).toBeLessThan(40)
  await page.setViewportSize(lying)
  await page.goto('/receptionist/cubicles')
  const acts = page.locator('li button')
  await acts.first().waitFor()
  expect(await scrolledBy(page)).toBeLessThanOrEqual(0)
})

test('on a tablet that lies, a room that has called keeps both acts in the window @desk @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const calling = await aRoomThatCalls(page, practice)
  await page.setViewportSize(lying)
  await signedInInstead(page, await practice.account(calling))
  await page.goto('/room')
  const goOn = page.getByRole('button', { name: t('roomAmReady'), exact: true })
  await goOn.waitFor()
  await page.evaluate(() => document.fonts.ready)
  await expect(goOn).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: t('roomCalled') })).toBeInViewport({ ratio: 1 })
  expect(await brokenWords(page)).toEqual([])
  await picture(page, 'room-calls-1024')
})

test('in the hand, an attendant’s bar has the name of what she sees in one line @desk @long', async ({
  page,
  practice,
  lang,
}) => {
  await aRoomThatCalls(page, practice)
  await page.setViewportSize(phone)
  await signedInInstead(page, await practice.account('Attendant'))
  await page.goto('/attendant')
  const name = page.getByText(wordsOf(lang)('attendantEveryRoom'), { exact: true })
  await name.waitFor()
  await page.evaluate(() => document.fonts.ready)
  expect(await heightOf(name)).toBeLessThan(30)
})

/** Lays the evening and lets a room call; the name of that room's account. */
async function aRoomThatCalls(page: Page, practice: Practice): Promise<string> {
  const { id } = await (await houseAtItsHeight(page, practice)).call()
  await page.goto('/')
  return `Room${id}`
}

const heightOf = (one: Locator) => one.evaluate((box) => box.getBoundingClientRect().height)
const widthOf = (one: Locator) => one.evaluate((box) => box.getBoundingClientRect().width)
const isCut = (one: Element) => one.scrollWidth > one.clientWidth + 1
