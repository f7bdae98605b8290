import type { Page } from '@playwright/test'

/**
 * Every whole word that the page shows, or stores in the browser besides public settings, texts and the session. A code
 * of a few digits stands in many a token and instant by chance: it is looked for among these.
 */
export async function wordsLeft(page: Page): Promise<string[]> {
  const left = await page.evaluate(() => {
    const { publicSettings, languageTexts, session, ...rest } = {
      ...localStorage,
      ...sessionStorage,
    }
    return JSON.stringify(rest) + document.body.innerText
  })
  return left.split(/[^\p{L}\p{N}]+/u)
}
