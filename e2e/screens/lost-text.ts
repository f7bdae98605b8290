import type { Page } from '@playwright/test'

/**
 * Everything written that lies outside of the window, or that a part around it cuts off; first of all, whether the page
 * scrolls sideways. A line that ends in dots says itself that it goes on.
 */
export const lostText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOnlyHeard = (part: Element | null): boolean =>
      part !== null &&
      (getComputedStyle(part).clipPath === 'inset(50%)' || isOnlyHeard(part.parentElement))
    const clips = (way: string) => way === 'hidden' || way === 'clip'
    /** Which of its sides cuts off something of these lines: the next part around them that doesn't let them scroll. */
    const isCut = (part: Element, lines: DOMRect): boolean => {
      for (let around: Element | null = part; around; around = around.parentElement) {
        if (around === document.documentElement) return false
        const { overflowX, overflowY, textOverflow, position } = getComputedStyle(around)
        if (textOverflow === 'ellipsis' || position === 'fixed') return false
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const box = around.getBoundingClientRect()
        const beyond = lines.left < box.left - 2 || lines.right > box.right + 2
        const below = lines.top < box.top - 2 || lines.bottom > box.bottom + 2
        return (clips(overflowX) && beyond) || (clips(overflowY) && below)
      }
      return false
    }
    /** Whether it is in a frame that scrolls sideways, and that the keys scroll too; the frame itself is looked at. */
    const scrollsByKeys = (part: Element): boolean => {
      const frame = part.parentElement?.closest('[tabindex="0"]')
      if (!frame) return false
      const way = getComputedStyle(frame).overflowX
      const { left, right } = frame.getBoundingClientRect()
      return (
        (way === 'auto' || way === 'scroll') &&
        left >= -1 &&
        right <= document.documentElement.clientWidth + 1
      )
    }
    /** Where a part's own words stand; those of the parts within it are looked at by themselves. */
    const linesOf = (part: Element): DOMRect[] =>
      [...part.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .map((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          return range.getBoundingClientRect()
        })
    const lost: string[] = []
    // The window itself grows under a page that is too wide for a phone: only the root keeps its width.
    const width = document.documentElement.clientWidth
    const over = document.documentElement.scrollWidth - width
    if (over > 0) lost.push(`scrolls sideways by ${over}`)
    for (const part of document.querySelectorAll('header *, main *, footer *, dialog[open] *')) {
      const written = [...part.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      // The pictures of the gallery wait beside the window: their strip scrolls.
      if (
        !written ||
        part.closest('figcaption, dialog:not([open]), [hidden], option') ||
        scrollsByKeys(part)
      )
        continue
      if (isOnlyHeard(part)) continue
      const box = part.getBoundingClientRect()
      if (box.width === 0) continue
      if (box.right > width + 1 || box.left < -1)
        lost.push(`${part.className || part.tagName}: ${part.textContent?.trim().slice(0, 40)}`)
      else if (linesOf(part).some((lines) => isCut(part, lines)))
        lost.push(
          `cut off: ${part.className || part.tagName}: ${part.textContent?.trim().slice(0, 40)}`,
        )
    }
    return lost
  })
