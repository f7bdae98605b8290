import type { Page } from '@playwright/test'

/** What stays in Latin letters on a Hebrew page: brands, the language's own name, a country's letters, addresses. */
const named =
  /^(AM|PM|English|Visa|VISA|Mastercard|Apple Pay|Google Pay|SMS|PDF|CSV|JPEG|PNG|WebP|CVV|Mayim|OpenStreetMap|Secure|US|Stripe|Cardknox|Twilio|Google|Sola|reCAPTCHA)$/
const address = /^\d+ .+, [A-Z]{2} \d{5}$|\S+@\S+/

/**
 * Elements whose words stand as they were given: names of the house, isolated (`bdi`), codes, and the sentences of settings,
 * which name the codes that are typed there.
 */
const asGiven = '[lang="en"], script, main bdi, dialog bdi, code, [data-setting] p'

/** Texts in Latin letters that are seen on the page and that nobody named so. */
export async function foreignWords(page: Page): Promise<string[]> {
  const seen = await page.evaluate((given) => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const part = node.parentElement
      if (part?.checkVisibility() && !part.closest(given))
        texts.push(node.textContent?.trim() ?? '')
    }
    return texts
  }, asGiven)
  // What a sentence fills in stands isolated in it; its blanks are named as in every language.
  const ownOf = (text: string) => text.replace(/\u2066[^\u2069]*\u2069|\{\{\s*\w+\s*\}\}/g, ' ')
  const isForeign = (word: string) => /[A-Za-z]{2,}/.test(word) && !named.test(word)
  return seen.filter(
    (text) =>
      !address.test(text) &&
      ownOf(text)
        .split(/[^\p{L}\p{N}@]+/u)
        .some(isForeign),
  )
}
