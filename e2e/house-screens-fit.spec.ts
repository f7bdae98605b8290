import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import type { Practice } from './practice.ts'
import { atItsHeight, houseAtItsHeight } from './screens/at-its-height.ts'
import { brokenWords } from './screens/broken-words.ts'
import { openDesk, reception } from './screens/desk.ts'
import { scrolledBy } from './screens/one-page.ts'
import { signedInInstead } from './screens/signed-in.ts'
import { wordsOf } from './screens/words-of.ts'

const lying = { width: 1024, height: 768 }
const upright = { width: 768, height: 1024 }
const tall = { width: 820, height: 1180 }
const phone = { width: 390, height: 844 }
/** The button that calls the attendant: a tablet speaks the language of whoever is in its room. */
const bellInHerLanguage = new RegExp(
  `^(${wordsOf('en')('roomCall')}|${wordsOf('he')('roomCall')})$`,
)

test('the pools and the corridor are in the window of any tablet @desk', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await practice.reset('evening', atItsHeight)
  await page.goto('/')
  await signedInInstead(page, await practice.account('Mikvah'))
  for (const window of [lying, upright]) {
    await page.setViewportSize(window)
    await page.goto('/mikvah')
    const pools = page.locator('[data-is]')
    await expect(pools).toHaveCount(4)
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => scrolledBy(page)).toBeLessThanOrEqual(0)
    for (const pool of await pools.all()) await expect(pool).toBeInViewport({ ratio: 1 })
    const corridor = page.getByRole('heading', { name: t('mikvahCorridor'), exact: true })
    await expect(corridor).toBeInViewport({ ratio: 1 })
    await picture(page, `pools-${window.width}`)
  }
})

test('before her turn each pool and its word stand in the middle of their row @desk', async ({
  page,
  practice,
}) => {
  await practice.reset('evening', '2026-11-24T17:00:00-05:00')
  await page.goto('/')
  await signedInInstead(page, await practice.account('Mikvah'))
  for (const window of [{ width: 1280, height: 800 }, lying]) {
    await page.setViewportSize(window)
    await page.goto('/mikvah')
    const rows = page.getByRole('main').locator('li:has(b)')
    await expect(rows).toHaveCount(4)
    await page.evaluate(() => document.fonts.ready)
    for (const row of await rows.all()) {
      await expect(row).toBeInViewport({ ratio: 1 })
      expect(Math.abs(await row.evaluate(offTheMiddle))).toBeLessThanOrEqual(4)
    }
    await picture(page, `before-her-turn-${window.width}`)
  }
})

/** How many pixels lower than in the middle of a row its words stand. */
function offTheMiddle(row: Element): number {
  const words = document.createRange()
  words.selectNodeContents(row)
  const [outer, inner] = [row.getBoundingClientRect(), words.getBoundingClientRect()]
  return (inner.top + inner.bottom - outer.top - outer.bottom) / 2
}

test('upright, the artwork of a room and of the kiosk goes from edge to edge, and words stand below its waterline @long', async ({
  page,
  practice,
}) => {
  const house = await houseAtItsHeight(page, practice)
  const [inPrep, ready] = [await house.inPrep(), await house.inStage('ReadyForMikvah')]
  await page.setViewportSize(upright)
  await page.goto('/')
  for (const [name, path] of [
    [`Room${inPrep.id}`, '/room'],
    ['Kiosk', '/kiosk'],
    [`Room${ready.id}`, '/room'],
  ] as const) {
    await signedInInstead(page, await practice.account(name))
    await page.goto(path)
    const art = page.locator('main img, img').first()
    await expect.poll(() => widthOf(art)).toBeGreaterThanOrEqual(upright.width)
    for (const window of [upright, tall]) {
      await page.setViewportSize(window)
      const words = page.getByRole('heading', { level: 1 })
      await expect.poll(() => depthOf(words, art)).toBeGreaterThan(0)
    }
    await picture(page, `upright-${name}`)
  }
  // A bell that no act stands beside has the whole foot.
  const bell = page.getByRole('button', { name: bellInHerLanguage })
  expect((await bell.boundingBox())?.width).toBeGreaterThan(tall.width / 2)
})

test('in a room nothing is read through the ground of the two acts @long', async ({
  page,
  practice,
}) => {
  const inPrep = await aRoomInPrep(page, practice)
  await page.goto('/')
  await signedInInstead(page, await practice.account(inPrep))
  for (const window of [upright, phone]) {
    await page.setViewportSize(window)
    await page.goto('/room')
    const bell = page.getByRole('button', { name: bellInHerLanguage })
    await expect(bell).toBeInViewport({ ratio: 1 })
    // Beside the bell, where a row of the list would show.
    expect(await bell.evaluate(hitBeside)).toBe(true)
  }
})

test('in the hand the act of a check-in is under the thumb @desk @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const { reservationId } = await (await houseAtItsHeight(page, practice)).comes()
  await page.setViewportSize(phone)
  await page.goto('/')
  await signedInInstead(page, await reception(practice))
  await page.goto(`/receptionist/checkin/${reservationId}`)
  const act = page.getByRole('button', { name: t('checkInDo'), exact: true })
  await expect(act).toBeInViewport({ ratio: 1 })
  await picture(page, 'check-in-phone')
})

test('in the hand the desk has its extension and its sound, and no printer is asked for @desk @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await practice.reset('evening', atItsHeight)
  await page.setViewportSize(phone)
  await page.goto('/')
  await signedInInstead(page, await reception(practice))
  await page.goto('/receptionist')
  const way = page.getByRole('button', { name: t('thisDesk'), exact: true })
  await expect(way).toBeInViewport({ ratio: 1 })
  await way.click()
  await expect(page.getByLabel(t('thisDeskExtension'))).toBeVisible()
  await expect(page.getByLabel(t('thisDeskPrinter'))).toBeHidden()
  // The dialog opens from the desk's links, and looks as everywhere.
  const dialog = page.getByRole('dialog')
  expect(await brokenWords(page, dialog)).toEqual([])
  const cross = await dialog.getByRole('button', { name: t('close') }).boundingBox()
  expect(cross?.width).toBe(cross?.height)
  await picture(page, 'this-desk-phone')
})

test('in the hand and on a tablet nothing of a reservation’s page or of the attendant’s is broken @desk', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const house = await houseAtItsHeight(page, practice)
  const { reservationId } = await house.comes()
  const calling = await house.call()
  await page.setViewportSize(lying)
  await page.goto('/')
  await signedInInstead(page, await reception(practice))
  // The price of a walk-in stands beside what is chosen, also on a tablet.
  for (const window of [lying, upright]) {
    await page.setViewportSize(window)
    await page.goto('/receptionist/reservation')
    await expect(page.getByLabel(t('bookPrice'), { exact: true })).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize(tall)
  await page.goto(`/receptionist/reservation/${reservationId}`)
  const bar = page.locator('header').first()
  await expect(bar.getByRole('status').filter({ hasText: calling.number })).toBeVisible()
  const [back, language] = [
    bar.getByRole('link', { name: t('deskTonight'), exact: true }),
    bar.locator('button[lang]'),
  ]
  const [above, below] = [await back.boundingBox(), await language.boundingBox()]
  expect(below?.y).toBeLessThan((above?.y ?? 0) + (above?.height ?? 0))
  await page.setViewportSize(phone)
  const left = page.getByText(new RegExp(`^${t('bookLeft', { places: '\\d+' })}$`))
  await left.first().waitFor()
  // A word and a number of a Hebrew line are two boxes at one height.
  const lines = await left.evaluateAll((all) =>
    all.map((one) => new Set([...one.getClientRects()].map(({ top }) => Math.round(top))).size),
  )
  expect(new Set(lines)).toEqual(new Set([1]))

  await signedInInstead(page, await practice.account('Attendant'))
  await page.goto('/attendant')
  await page.getByRole('article').first().waitFor()
  for (const window of [tall, phone]) {
    await page.setViewportSize(window)
    expect(await brokenWords(page)).toEqual([])
  }
  // Who calls is in view, however far she has scrolled.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const calls = page.getByRole('alert').filter({ hasText: calling.number })
  await expect(calls.getByRole('heading').first()).toBeInViewport({ ratio: 1 })
})

test('in the hand the office’s list begins in the window, and what can be done with a visit stands first @desk', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const { reservationCode } = await (await houseAtItsHeight(page, practice)).comes()
  await page.setViewportSize(phone)
  await page.goto('/')
  await signedInInstead(page, await practice.account('Admin'))
  await page.goto('/admin')
  await page.getByRole('row').nth(4).waitFor()
  await page.evaluate(() => document.fonts.ready)
  for (const row of [1, 2]) {
    await expect(page.getByRole('row').nth(row)).toBeInViewport({ ratio: 1 })
  }
  await picture(page, 'daily-phone')

  await signedInInstead(page, await reception(practice))
  await openDesk(page, t)
  await page
    .getByRole('button', { name: new RegExp(reservationCode) })
    .first()
    .click()
  const acts = page.getByRole('dialog').locator('li > button')
  await expect(acts.filter({ hasText: t('deskCheckIn') })).toBeEnabled()
  const lowest = await acts.evaluateAll((all) => {
    const tops = (isDead: boolean) =>
      all
        .filter((act) => (act as HTMLButtonElement).disabled === isDead)
        .map((act) => act.getBoundingClientRect().top)
    return { alive: Math.max(...tops(false)), dead: Math.min(...tops(true)) }
  })
  expect(lowest.alive).toBeLessThan(lowest.dead)
})

test('on a tablet the office’s tables break no word and shrink no sign @desk @long', async ({
  page,
  practice,
}) => {
  await practice.reset('evening', atItsHeight)
  await page.goto('/')
  await signedInInstead(page, await practice.account('Admin'))
  for (const width of [760, 768, 860, 960]) {
    await page.setViewportSize({ width, height: 1024 })
    await page.goto('/admin')
    await page.getByRole('row').nth(40).waitFor()
    await page.evaluate(() => document.fonts.ready)
    expect(await brokenWords(page)).toEqual([])
    expect(await shrunkenSigns(page)).toEqual([])
    await picture(page, `daily-${width}`)
  }
  for (const width of [860, 1024, 1100, 1200]) {
    await page.setViewportSize({ width, height: 1024 })
    const heights = await page
      .getByRole('row')
      .evaluateAll((rows) => rows.slice(1).map((row) => row.getBoundingClientRect().height))
    // One line of a visit is 47 pixels high, and 51 with a button in it; two are 63 and more.
    expect(Math.max(...heights)).toBeLessThan(56)
  }
  await page.goto('/admin/membership')
  for (const width of [760, 768, 860]) {
    await page.setViewportSize({ width, height: 1024 })
    await expect(page.getByRole('row')).toHaveCount(3)
    await page.evaluate(() => document.fonts.ready)
    expect(await brokenWords(page)).toEqual([])
  }
})

/** The account of a room in which somebody prepares, the evening at its height. */
async function aRoomInPrep(page: Page, practice: Practice): Promise<string> {
  const { id } = await (await houseAtItsHeight(page, practice)).inPrep()
  return `Room${id}`
}

const widthOf = (art: Locator) => art.evaluate((one) => one.getBoundingClientRect().width)

/** How far below the waterline of the artwork, which is at 52 % of its height, something begins. */
async function depthOf(words: Locator, art: Locator): Promise<number> {
  const waterline = await art.evaluate((image) => {
    const { naturalWidth, naturalHeight } = image as HTMLImageElement
    const { top, width, height } = image.getBoundingClientRect()
    const { objectFit, objectPosition } = getComputedStyle(image)
    const scale = Math.max(width / naturalWidth, height / naturalHeight)
    const drawn = objectFit === 'cover' ? scale * naturalHeight : height
    const shift = (height - drawn) * (Number.parseFloat(objectPosition.split(' ')[1] ?? '') / 100)
    return top + shift + drawn * 0.52
  })
  return ((await words.boundingBox())?.y ?? 0) - waterline
}

/** Whether what one meets just above a button is of the ground it lies on, and not of the list behind. */
function hitBeside(button: Element): boolean {
  const { left, top } = button.getBoundingClientRect()
  const hit = document.elementFromPoint(left + 4, top - 4)
  let foot: Element | null = button
  while (foot && getComputedStyle(foot).position !== 'sticky') foot = foot.parentElement
  return (
    foot !== null &&
    foot === hit &&
    !/, 0\)|transparent/.test(getComputedStyle(foot).backgroundColor)
  )
}

/** Signs of a row that are narrower than they are high. */
const shrunkenSigns = (page: Page): Promise<string[]> =>
  page.locator('[data-column="type"] svg').evaluateAll((signs) =>
    signs
      .filter((sign) => {
        const { width, height } = sign.getBoundingClientRect()
        return width < 20 || height < 20
      })
      .map((sign) => sign.parentElement?.getAttribute('aria-label') ?? 'a sign'),
  )
