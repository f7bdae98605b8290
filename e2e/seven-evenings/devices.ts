import { type Browser, expect, type Page } from '@playwright/test'
import { tablet as wall } from '../screens/tablets.ts'
import type { WordsOf } from '../screens/words-of.ts'
import { toBoard } from './at-the-desk.ts'
import type { Week } from './week.ts'

type OnTheWall = { browser: Browser; baseURL: string; size?: typeof wall; touch?: boolean }

/** A page in a browser of its own, as on a device out of its box: nobody is signed in, and it speaks English. */
export async function aDevice({ browser, baseURL, size = wall, touch = true }: OnTheWall) {
  const context = await browser.newContext({
    ...{ baseURL, viewport: size, hasTouch: touch, reducedMotion: 'reduce' },
    serviceWorkers: 'block',
  })
  await context.addInitScript(() => {
    if (!localStorage.getItem('language')) localStorage.setItem('language', 'en')
  })
  return context.newPage()
}

/** Signs who works here in by the practice page's list. */
export async function signInAs(page: Page, t: WordsOf, userName: string): Promise<void> {
  await page.goto('/practice')
  await page.getByRole('button', { name: t('practiceSignIn', { who: userName }) }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/practice'))
}

type Screen = { kind: 'Kiosk' | 'Room'; name: string; room?: string }

/** The desk makes a screen, and types the code that the tablet shows. */
export async function addScreen({ desk, t }: Week, tablet: Page, { kind, name, room }: Screen) {
  await toPage({ desk, t }, t('pageScreens'))
  const dialog = desk.getByRole('dialog')
  await desk.getByRole('button', { name: t('screensAdd') }).click()
  await dialog.getByLabel(t('screenKind')).selectOption(kind)
  if (room)
    await dialog
      .getByLabel(t('screenRoom'), { exact: true })
      .selectOption({ label: t('askedRoom', { number: room }) })
  await dialog.getByLabel(t('screenName')).fill(name)
  await dialog.getByRole('button', { name: t('screenMake') }).click()
  await typeCodeOf({ desk, t }, tablet, name)
}

/** Has the tablet show a code, and types it at the desk, whose dialog for pairing is open. */
export async function typeCodeOf(
  { desk, t }: Pick<Week, 'desk' | 't'>,
  tablet: Page,
  name: string,
) {
  await tablet.goto('/screen')
  const code = tablet.getByRole('status', { name: t('pairCode') })
  await expect(code).toHaveText(/\d{4} \d{4}/)
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(t('screenPairCode')).fill((await code.textContent()) ?? '')
  await dialog.getByRole('button', { name: t('screenPair'), exact: true }).click()
  await expect(desk.getByText(t('screenPaired', { name }))).toBeVisible()
}

/** Opens one of the desk's other pages, by its link on the board. */
export async function toPage(week: Pick<Week, 'desk' | 't'>, name: string): Promise<void> {
  await toBoard(week)
  const ways = week.desk.getByRole('navigation', { name: week.t('pageWays') })
  await ways.getByRole('link', { name }).click()
  await week.desk.getByRole('heading', { level: 1, name }).waitFor()
}
