import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { everyScreen } from './screens/every-screen.ts'
import { lostText } from './screens/lost-text.ts'
import { wordsOf } from './screens/words-of.ts'

/** Letters as large as she sets them in her browser, on its smallest windows. */
async function enlarge(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    return document.fonts.ready
  })
}

/** How far below the head of its arch each weekday begins. */
const weekdays = (page: Page) =>
  page.getByRole('radio').evaluateAll((arches) =>
    arches.map((arch) => {
      const words = arch.querySelectorAll('span')[2]?.getBoundingClientRect()
      return words ? words.top - arch.getBoundingClientRect().top : -1
    }),
  )

test('at twice the size of text no screen loses a word', async ({ page, practice, lang }) => {
  test.setTimeout(600_000)
  for await (const screen of everyScreen(page, practice, wordsOf(lang))) {
    for (const width of [390, 320]) {
      await enlarge(page, width)
      expect.soft(await lostText(page), `${screen} at ${width}`).toEqual([])
      if (screen === 'reserve-date')
        for (const top of await weekdays(page))
          expect.soft(top, 'a weekday below the head of its arch').toBeGreaterThan(24)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  }
})
