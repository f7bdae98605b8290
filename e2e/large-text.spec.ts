import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { signedIn } from './screens/signed-in.ts'
import { wordsOf } from './screens/words-of.ts'

const open = [
  '/',
  '/login',
  '/hours',
  '/language',
  '/terms',
  '/careers',
  '/tour',
  '/donate',
  '/contact',
]
const more = ['/keylim-mikvah', '/newsletter']
const hers = ['/profile', '/history', '/payment-methods', '/attendant-note', '/kallah']

/** Everything written that lies outside of the window, or is cut off by the part it stands in. */
const lostText = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = []
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (over > 0) lost.push(`scrolls sideways by ${over}`)
    for (const part of document.querySelectorAll('main *, header *, footer *')) {
      const written = [...part.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      // The pictures of the gallery wait beside the window: their strip scrolls.
      if (!written || part.closest('figcaption, .sr-only, dialog:not([open]), [hidden], option'))
        continue
      const box = part.getBoundingClientRect()
      if (box.width === 0) continue
      if (box.right > innerWidth + 1 || box.left < -1)
        lost.push(`${part.className || part.tagName}: ${part.textContent?.trim().slice(0, 40)}`)
    }
    return lost
  })

async function enlarge(page: Page) {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html { font-size: 200% }')
      document.adoptedStyleSheets.push(sheet)
    }),
  )
}

test('at twice the size of text no page loses a word', async ({ page, practice, lang }) => {
  test.setTimeout(240_000)
  const t = wordsOf(lang)
  await enlarge(page)
  for (const path of [...open, ...more]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    expect.soft(await lostText(page), path).toEqual([])
  }
  await signedIn(page, practice)
  for (const path of hers) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    expect.soft(await lostText(page), path).toEqual([])
  }
  await page.goto('/reserve')
  await page.getByRole('heading', { name: t('reserveDate') }).waitFor()
  for (const arch of await page.getByRole('radio').all()) {
    const weekday = await arch.evaluate((one) => {
      const box = one.getBoundingClientRect()
      const words = one.querySelectorAll('span')[1]?.getBoundingClientRect()
      return words ? words.top - box.top : -1
    })
    expect.soft(weekday, 'a weekday below the head of its arch').toBeGreaterThan(24)
  }
})
