import { expect, type Locator, type Page } from '@playwright/test'

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** A page opened anew: it begins at its top, and says where she is. */
export async function opened(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(0)
}

/** A step gone on to: the page stands at its top, and its heading is read first. */
export async function arrived(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused()
  await expect.poll(() => scrolled(page)).toBe(0)
}

/** A dialog that came: it is read from its title on. */
export async function asked(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('heading').first()).toBeFocused()
  await expect(dialog.getByRole('heading').first()).toBeInViewport()
}

/** What she has to mend, or had opened a dialog from: it has the focus, and she sees it. */
export async function backAt(place: Locator): Promise<void> {
  await expect(place).toBeFocused()
  await expect(place).toBeInViewport()
}

/** What happened is said where she sees it, and her place on the page isn't lost. */
export async function told(page: Page, news: Locator): Promise<void> {
  await expect(news).toBeInViewport()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}
