import type { Page } from '@playwright/test'

declare global {
  interface Window {
    focusWalk: { reached: Set<Element>; dim: Set<Element> }
  }
}

/** What on a page can be used and Tab doesn't come to, or comes to without showing where it is. */
export async function notByKeyboard(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const reached = new Set<Element>()
    const dim = new Set<Element>()
    window.focusWalk = { reached, dim }
    const isLit = (element: Element | null | undefined) => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    // From the top, as for who has just come.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return
      reached.add(target)
      const around = [target, target.parentElement, target.closest('label')]
      if (![...around, target.nextElementSibling].some(isLit)) dim.add(target)
    })
    return document.querySelectorAll('a, button, input, select, textarea, summary').length
  })
  // A field of a date takes several: day, month, year and its calendar.
  for (let tabs = 0; tabs < count + 20; tabs += 1) await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const { reached, dim } = window.focusWalk
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const usable = [
      ...(dialog ?? document).querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [type="hidden"]') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    // Of radio buttons one takes the focus for all.
    const isReached = (element: HTMLElement) =>
      reached.has(element) ||
      (element instanceof HTMLInputElement &&
        element.type === 'radio' &&
        usable.some((one) => reached.has(one) && one.getAttribute('name') === element.name))
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`
    return [
      ...usable
        .filter((element) => !isReached(element))
        .map((one) => `not reached: ${nameOf(one)}`),
      ...[...dim].map((one) => `not shown: ${nameOf(one)}`),
    ]
  })
}
