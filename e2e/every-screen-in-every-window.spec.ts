import { join } from 'node:path'
import type { Language } from '@mikvah/rules/words/language.ts'
import { long } from '@mikvah/server/test/long.ts'
import { expect, type Page } from '@playwright/test'
import { axeFindings, axeFindingsAtNight } from './axe.ts'
import { test } from './fixtures/own-database.ts'
import { brokenOnButtons, brokenWords } from './screens/broken-words.ts'
import { notByKeyboard } from './screens/by-keyboard.ts'
import { everyScreen } from './screens/every-screen.ts'
import { foreignWords } from './screens/foreign-words.ts'
import { houseScreens } from './screens/house-screens.ts'
import { lostText } from './screens/lost-text.ts'
import { wordsOf } from './screens/words-of.ts'

type Look = {
  width: number
  height: number
  colorScheme: 'light' | 'dark'
  large?: true
}

const sizes = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1280, 900],
  [1536, 864],
  [1920, 1080],
] as const

const phone: Look = { width: 390, height: 844, colorScheme: 'light' }
const desk: Look = { width: 1280, height: 900, colorScheme: 'light' }
const narrowest: Look = { width: 320, height: 568, colorScheme: 'dark', large: true }

/** Every window by day and by night, and in letters twice as large. */
const everyLook: Look[] = [
  ...sizes.flatMap(([width, height]) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ width, height, colorScheme })),
  ),
  // Each width in letters twice as large, by day and by night in turn; the narrowest phone by both.
  ...sizes.map(([width, height], nth) => ({
    ...{ width, height, large: true as const },
    colorScheme: nth % 2 === 0 ? ('light' as const) : ('dark' as const),
  })),
  narrowest,
]

/**
 * What `npm test` looks at of it: in English in turn a phone by day and a desk by night, each screen in one of the two;
 * in Hebrew the narrowest phone in letters twice as large, where a line that runs the other way is lost first.
 */
function looksIn(lang: Language, nth: number): Look[] {
  if (long) return everyLook
  return [lang === 'he' ? narrowest : inTurn(nth)]
}

const inTurn = (nth: number): Look => (nth % 2 === 0 ? phone : { ...desk, colorScheme: 'dark' })

const folder = join(import.meta.dirname, '../test-results/pictures')

async function lookAs(page: Page, { width, height, colorScheme, large }: Look) {
  await page.emulateMedia({ colorScheme })
  const now = page.viewportSize()
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height })
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size
      return document.fonts.ready
    },
    large ? '200%' : '',
  )
}

/** Keeps a picture of the whole page; a page too long for one comes out as a file without a byte. */
async function pictured(page: Page, name: string) {
  const path = join(folder, `${name}.jpg`)
  const picture = await page.screenshot({ path, quality: 80, fullPage: true })
  expect.soft(picture.length, `${name}: its picture`).toBeGreaterThan(1000)
}

/**
 * Rows of long lists outside the window are laid out once they come near it, and until then as they were in another
 * window: whoever measures and pictures the whole page has them all laid out.
 */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })

/** What a window's size changes is drawn with the next frame. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))

const isOfTheStaff = /^(desk|office|attendant|mikvah)/
/** What she holds in her hand or walks up to breaks no word in any window. */
const keepsWordsWhole = /^(?!desk|office|attendant|mikvah|room|practice)/
const isOfTheOffice = (screen: string) => screen.startsWith('office-')

/** How far below the head of its arch each weekday begins. */
const weekdays = (page: Page) =>
  page.getByRole('radio').evaluateAll((arches) =>
    arches.map((arch) => {
      const words = arch.querySelectorAll('span')[2]?.getBoundingClientRect()
      return words ? words.top - arch.getBoundingClientRect().top : -1
    }),
  )

/**
 * Stops at every screen of a walk, and sees that it holds in every window, is fit for everyone and speaks her language.
 */
async function expectHold(
  page: Page,
  walk: AsyncGenerator<string>,
  lang: Language,
  speaksItself: RegExp,
): Promise<void> {
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(error.message))
  page.on('console', (message) => {
    // A refusal is an answer; the browser logs its status nevertheless.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
      wrong.push(message.text())
  })
  page.on('response', (answer) => {
    // The office has no page on this walk that is refused anything: what it asks for is there.
    if (new URL(page.url()).pathname.startsWith('/admin') && answer.status() >= 400)
      wrong.push(`${answer.status()} ${new URL(answer.url()).pathname}`)
  })
  let stops = 0
  for await (const screen of walk) {
    if (long) await layOutAll(page)
    for (const look of looksIn(lang, stops)) {
      await lookAs(page, look)
      const name = `${screen}-${look.width}${look.large ? '-large' : ''}-${look.colorScheme}-${lang}`
      expect.soft(await lostText(page), name).toEqual([])
      if (look.large && look.width >= phone.width && isOfTheStaff.test(screen))
        expect.soft(await brokenOnButtons(page), name).toEqual([])
      if (look.large && keepsWordsWhole.test(screen))
        expect.soft(await brokenWords(page), name).toEqual([])
      if (look.large && screen === 'reserve-date')
        for (const top of await weekdays(page)) expect.soft(top, name).toBeGreaterThan(24)
      if (long) await pictured(page, name)
    }
    if (!speaksItself.test(screen)) {
      await expect.soft(page.locator('html'), screen).toHaveAttribute('lang', lang)
      if (lang === 'he') expect.soft(await foreignWords(page), screen).toEqual([])
    }
    expect.soft(wrong.splice(0), screen).toEqual([])
    await expectFit(page, screen, lang, stops)
    await lookAs(page, phone)
    stops += 1
  }
}

/**
 * The office works at a desk and by its keys; everything else is held in a hand. Elements and colours are the same in
 * every language: the gate asks in English, of each screen as it was looked at, and of some by keyboard; in Hebrew it
 * asks for the words alone. With LONG each is asked for all.
 */
async function expectFit(page: Page, screen: string, lang: Language, nth: number) {
  if (!long && lang === 'he') return
  const ofTheOffice = isOfTheOffice(screen)
  if (long) {
    const place = ofTheOffice ? desk : phone
    await lookAs(page, { ...place, colorScheme: 'dark' })
    expect.soft(await axeFindingsAtNight(page), `${screen}: axe by night`).toEqual([])
    // What is folded away or stands otherwise in another window has findings of its own.
    for (const look of [narrowest, ofTheOffice ? phone : desk]) {
      await lookAs(page, look)
      await drawn(page)
      expect.soft(await axeFindings(page), `${screen}: axe at ${look.width}`).toEqual([])
    }
    await lookAs(page, place)
    await drawn(page)
  }
  expect.soft(await axeFindings(page), `${screen}: axe`).toEqual([])
  if (ofTheOffice && lang === 'en' && (long || nth % 4 === 1))
    expect.soft(await notByKeyboard(page), `${screen} by keyboard`).toEqual([])
}

// Each walk is half of it: the workers share them. Each has a facility of its own, since a reset keeps the audit log:
// what journeys before it wrote would stand on the pages of the office.
test.describe.configure({ mode: 'parallel' })

test('every screen holds in every window and in large letters, by day and by night, and speaks her language @hebrew', async ({
  page,
  practice,
  lang,
}) => {
  test.setTimeout(long ? 3_600_000 : 600_000)
  // The practice page names accounts as they are typed at the sign-in.
  await expectHold(
    page,
    everyScreen(page, practice, wordsOf(lang), { onlyHers: !long && lang === 'he' }),
    lang,
    /^practice$/,
  )
})

test('every page of the desk and every screen of the house holds so too', async ({
  page,
  practice,
  lang,
}) => {
  test.setTimeout(long ? 3_600_000 : 600_000)
  // A room speaks as she who is in it, and a kiosk as the house does.
  await expectHold(page, houseScreens(page, practice, wordsOf(lang)), lang, /^(room|kiosk)/)
})
