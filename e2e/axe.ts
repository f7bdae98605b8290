import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type RunOnly = { type: 'tag' | 'rule'; values: string[] }

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** No finding of WCAG 2.2 AA on the page as it stands. */
export const expectNoAxeFindings = (page: Page): Promise<void> =>
  expectNothingFound(page, { type: 'tag', values: wcag22aa })

/** The same page by night: colours are all that differs from the day's. */
export async function expectNoAxeFindingsAtNight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNothingFound(page, { type: 'rule', values: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Asked in the page itself, for what is wrong alone: our pages have no frames of other origins to gather from. */
async function expectNothingFound(page: Page, runOnly: RunOnly): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] })
  const { violations } = await axe.setLegacyMode().analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  )
  expect(found).toEqual([])
}
