import { expect, type Locator, type Page } from '@playwright/test'

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Expects a page that is opened anew to begin at its top and to say where she is. */
export async function opened(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(0)
}

/** Expects the page to stand at its top after a step, and its heading to be read first. */
export async function arrived(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused()
  await expect.poll(() => scrolled(page)).toBe(0)
}

/** Expects a dialog to have come and to be read from its title on. */
export async function asked(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('heading').first()).toBeFocused()
  await expect(dialog.getByRole('heading').first()).toBeInViewport()
}

/** Expects the focus, in view, at what she has to mend or had opened a dialog from. */
export async function backAt(place: Locator): Promise<void> {
  await expect(place).toBeFocused()
  await expect(place).toBeInViewport()
}

/** Expects what happened to be said where she sees it, and her place on the page not to be lost. */
export async function told(page: Page, news: Locator): Promise<void> {
  await expect(news).toBeInViewport()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}
