import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** No finding of WCAG 2.2 AA on the page as it stands. */
export const expectNoAxeFindings = (page: Page): Promise<void> =>
  expectNothingFound(new AxeBuilder({ page }).withTags(wcag22aa))

/** The same page by night: colours are all that differs from the day's. */
export async function expectNoAxeFindingsAtNight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNothingFound(new AxeBuilder({ page }).withRules(['color-contrast']))
  await page.emulateMedia({ colorScheme: 'light' })
}

async function expectNothingFound(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  )
  expect(found).toEqual([])
}
