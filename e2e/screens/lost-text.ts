import type { Page } from '@playwright/test'

/** Everything written that lies outside of the window; first of all, whether the page scrolls sideways. */
export const lostText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOnlyHeard = (part: Element | null): boolean =>
      part !== null &&
      (getComputedStyle(part).clipPath === 'inset(50%)' || isOnlyHeard(part.parentElement))
    const lost: string[] = []
    // The window itself grows under a page that is too wide for a phone: only the root keeps its width.
    const width = document.documentElement.clientWidth
    const over = document.documentElement.scrollWidth - width
    if (over > 0) lost.push(`scrolls sideways by ${over}`)
    for (const part of document.querySelectorAll('header *, main *, footer *, dialog[open] *')) {
      const written = [...part.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      // The pictures of the gallery wait beside the window, and so does who is ready: their strips scroll, by keys too.
      if (
        !written ||
        part.closest('figcaption, ol[tabindex="0"], dialog:not([open]), [hidden], option')
      )
        continue
      if (isOnlyHeard(part)) continue
      const box = part.getBoundingClientRect()
      if (box.width === 0) continue
      if (box.right > width + 1 || box.left < -1)
        lost.push(`${part.className || part.tagName}: ${part.textContent?.trim().slice(0, 40)}`)
    }
    return lost
  })
