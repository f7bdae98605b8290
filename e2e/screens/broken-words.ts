import type { Locator, Page } from '@playwright/test'

/** Every word on a button that begins on one line and ends on the next; a name that the program gives something may. */
export const brokenOnButtons = async (page: Page): Promise<string[]> => {
  const buttons = await page.locator('main button:visible:not(:has(code))').all()
  return (await Promise.all(buttons.map((button) => brokenWords(page, button)))).flat()
}

/**
 * Every word of the page, or of a part of it, that begins on one line and ends on the next. One with a hyphen may, and an
 * e-mail address.
 */
export const brokenWords = (
  page: Page,
  part: Locator = page.getByRole('main'),
): Promise<string[]> =>
  part.evaluate((place) => {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode
      for (const { 0: word, index } of text.textContent?.matchAll(/\S+@\S+|[\p{L}\p{N}]{2,}/gu) ??
        []) {
        if (word.includes('@')) continue
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })
