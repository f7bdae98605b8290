import type { Page } from '@playwright/test'

/** What stays in Latin letters on a Hebrew page: brands, the language's own name, a country's letters, addresses. */
const named =
  /^(AM|PM|English|Visa|VISA|Mastercard|Apple Pay|Google Pay|SMS|PDF|CVV|Mayim|OpenStreetMap|Secure|US|Stripe|Cardknox|Twilio|Google|Sola|reCAPTCHA)$/
const address = /^\d+ .+, [A-Z]{2} \d{5}$|\S+@\S+/

/** Texts in Latin letters that are seen on the page and that nobody named so. A name of the house stands as it was given, isolated (`bdi`). */
export async function foreignWords(page: Page): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const part = node.parentElement
      if (part?.checkVisibility() && !part.closest('[lang="en"], script, main bdi, dialog bdi'))
        texts.push(node.textContent?.trim() ?? '')
    }
    return texts
  })
  const isForeign = (word: string) => /[A-Za-z]{2,}/.test(word) && !named.test(word)
  return seen.filter(
    (text) => !address.test(text) && text.split(/[^\p{L}\p{N}@]+/u).some(isForeign),
  )
}
