import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { long } from '@mikvah/server/test/long.ts'
import { expect, type Page, test } from '@playwright/test'
import type { AxeResults, NodeResult } from 'axe-core'

type RunOnly = { type: 'tag' | 'rule'; values: string[] }

/** Not of WCAG's letter, but of who goes through a page by its headings. */
const besides = ['heading-order', 'empty-heading', 'page-has-heading-one', 'landmark-unique']

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What WCAG 2.2 AA finds on the page as it stands, and what is wrong with its headings, with where. */
export const axeFindings = (page: Page): Promise<string[]> =>
  found(page, { type: 'tag', values: wcag22aa }, besides)

/**
 * The colours of the page as it stands that are too alike to be read, with where. Asked of a page that is shown dark
 * already: colours are all that differs from the day's.
 */
export const axeFindingsAtNight = (page: Page): Promise<string[]> =>
  found(page, { type: 'rule', values: ['color-contrast'] })

/** In the gate a journey asks in English: another language of the same page has the same elements and colours. */
const isAskedElsewhere = () => !long && test.info().project.name === 'phone-he'

/**
 * Expects no finding of WCAG 2.2 AA on the page once it has come: of a page without its title nothing is known, and
 * while words of its middle are fetched its title is hidden once more. What is wrong with what has come stays wrong,
 * however often it is asked. In the gate a Hebrew journey only waits for the title.
 */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  await expect(page.locator('h1')).not.toHaveCount(0)
  if (isAskedElsewhere()) return
  await expect.poll(() => axeFindings(page)).toEqual([])
}

/**
 * Shows the page dark, expects no colour that is hard to read, and shows it light again. In the gate a Hebrew journey
 * asks nothing.
 */
export async function expectNoAxeFindingsAtNight(page: Page): Promise<void> {
  if (isAskedElsewhere()) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => axeFindingsAtNight(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The short form of axe: a page takes it in within a third of the time that the long one needs. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Asked in the page itself, for what is wrong alone: our pages have no frames of other origins to gather from. Each
 * document is sent the script once.
 */
async function found(page: Page, runOnly: RunOnly, also: string[] = []): Promise<string[]> {
  const options = {
    runOnly,
    rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])),
    resultTypes: ['violations'],
  }
  const ask = `axe.run(document, ${JSON.stringify(options)})`
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe};0`)
  const { violations } = await page.evaluate<AxeResults>(ask)
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.html}${coloursOf(node)}`).join(' | ')}`,
  )
}

/** The two colours that are too alike, of which a picture of the page says little. */
function coloursOf({ any }: NodeResult): string {
  const { fgColor, bgColor } = any.find(({ id }) => id === 'color-contrast')?.data ?? {}
  return fgColor ? ` (${fgColor} on ${bgColor})` : ''
}
