import type { Page } from '@playwright/test'

/** What stays in Latin letters on a Hebrew page: names, hours, what she typed herself, what a card says. */
const named = [
  /^(AM|PM|English|Visa|Mastercard|Apple Pay|Google Pay|SMS|PDF|CVV|Mayim|OpenStreetMap|Leaflet)$/,
  /\S+@\S+/,
]

/** Words in Latin letters that are seen on the page and that nobody named so. */
export async function foreignWords(page: Page): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const part = node.parentElement
      if (!part?.checkVisibility() || part.closest('[lang="en"], [data-theirs], script'))
        continue
      texts.push(node.textContent ?? '')
    }
    return texts
  })
  return seen
    .filter((text) => /[A-Za-z]{2,}/.test(text))
    .filter((text) =>
      text
        .split(/[^\p{L}\p{N}@.+-]+/u)
        .some((word) => /[A-Za-z]{2,}/.test(word) && !named.some((name) => name.test(word))),
    )
    .map((text) => text.trim().slice(0, 80))
}
