import type { Language } from '@mikvah/rules/words/language.ts'
import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { wordsOf } from './words-of.ts'

type Hung = { browser: Browser; baseURL: string | undefined; lang: Language }

/** A kiosk out of its box, in the hand of nobody, that opens its address and shows the code by which it is paired. */
export async function aKioskToPair(
  { browser, baseURL, lang }: Hung,
  options: BrowserContextOptions = {},
): Promise<{ kiosk: Page; code: Locator }> {
  const context = await browser.newContext({ baseURL, ...options })
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), lang)
  const kiosk = await context.newPage()
  await kiosk.goto('/kiosk')
  const code = kiosk.getByRole('status', { name: wordsOf(lang)('pairCode') })
  await expect(code).toHaveText(/\d{4} \d{4}/)
  return { kiosk, code }
}

/** A stranger tries five numbers at a kiosk, which locks it; gives the HTTP status of each answer. */
export const strangerTries = (kiosk: Page): Promise<number[]> =>
  kiosk.evaluate(async () => {
    const { accessToken } = JSON.parse(localStorage.getItem('session') ?? '{}')
    const headers = { authorization: `Bearer ${accessToken}` }
    const answers: number[] = []
    for (let nth = 0; nth < 5; nth++) {
      const query = `phone=212555010${nth}&code=0000&forkioskcheckin=true`
      answers.push((await fetch(`/api/api/users/findbyphone?${query}`, { headers })).status)
    }
    return answers
  })
