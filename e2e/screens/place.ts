import { expect, type Page } from '@playwright/test'

/** Where a step is arrived at: the page at its top, and its heading read first. */
export async function expectAtTheTop(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused()
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(0)
}
