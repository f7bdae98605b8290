import type { Page } from '@playwright/test'

/** How many pixels the window itself can be scrolled; what is longer than it scrolls in its own column. */
export const scrolledBy = (page: Page): Promise<number> =>
  page.evaluate(() => (document.scrollingElement?.scrollHeight ?? 0) - window.innerHeight)

/** How many pixels the window can be scrolled sideways. */
export const scrolledSidewaysBy = (page: Page): Promise<number> =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth)

/** All that is written or drawn on a room's tile and isn't wholly on it, or that stands on something else of it. */
export const clippedOnTiles = (page: Page): Promise<string[]> =>
  page.locator('[data-room]:visible').evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const name = `room ${(tile as HTMLElement).dataset.room}`
      const outer = tile.getBoundingClientRect()
      const parts = [...tile.querySelectorAll('svg, .num, .code, [class*=foot], [class*=kind]')]
        .filter((part) => !part.closest('.sr-only'))
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0)
      const outside = parts.filter(
        ({ part, box }) =>
          box.left < outer.left - 1 ||
          box.right > outer.right + 1 ||
          box.bottom > outer.bottom + 1 ||
          part.scrollWidth > part.clientWidth + 1,
      )
      const covered = parts.filter(({ part, box }) =>
        parts.some(
          (other) =>
            !part.contains(other.part) &&
            !other.part.contains(part) &&
            box.left < other.box.right - 1 &&
            other.box.left < box.right - 1 &&
            box.top < other.box.bottom - 1 &&
            other.box.top < box.bottom - 1,
        ),
      )
      return [...outside, ...covered].map(
        ({ part }) => `${name}: ${part.textContent || part.tagName} ${part.getAttribute('class')}`,
      )
    }),
  )

/** The ids of the rooms whose tile isn't wholly in view: in the window, and in what scrolls and clips it. */
export const roomsOutOfView = (page: Page): Promise<string[]> =>
  page.locator('[data-room]:visible').evaluateAll((tiles) => {
    const isCut = (tile: Element) => {
      const { top, bottom } = tile.getBoundingClientRect()
      for (let part = tile.parentElement; part; part = part.parentElement) {
        if (getComputedStyle(part).overflowY === 'visible') continue
        const shown = part.getBoundingClientRect()
        if (top < shown.top - 1 || bottom > shown.bottom + 1) return true
      }
      return top < 0 || bottom > window.innerHeight
    }
    return tiles.filter(isCut).map((tile) => (tile as HTMLElement).dataset.room ?? '')
  })
