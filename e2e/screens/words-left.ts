import type { Page } from '@playwright/test'

/**
 * The whole words that are shown, or kept on the device beside what all are told. A code of a few digits stands in many
 * a token and instant by chance: it is looked for among these.
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
