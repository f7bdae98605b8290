import {
  firstNames,
  homes,
  lastNames,
  streets,
  wishesOfHers,
} from '@mikvah/server/practice/seed/seed-names.ts'
import { practiceDoors } from '@mikvah/server/practice/sign-ins.ts'
import type { Page } from '@playwright/test'

/**
 * What stays in Latin letters on a Hebrew page: brands, what is answered to a text message, the language's own name, a
 * country's letters, addresses.
 */
const named =
  /^(AM|PM|STOP|START|English|Visa|VISA|Mastercard|Apple Pay|Google Pay|SMS|PDF|CSV|JPEG|PNG|WebP|CVV|Mayim|OpenStreetMap|Secure|US|Excel|ZIP|Stripe|Cardknox|Twilio|Google|Sola|reCAPTCHA)$/
/** What is told apart by letters and digits alone: a plate, a room's account. */
const code = /^(?=\w*\d)\w+$/
const address = /^\d+ .+, [A-Z]{2} \d{5}$|\S+@\S+/

/**
 * Elements whose words stand as they were given: codes, the sentences of settings, which name codes that are typed
 * there, and what somebody wrote as the audit log has it.
 */
const asGiven = '[lang="en"], script, code, [data-setting] p, [data-written]'

/** What stays as it was given, in whichever letters: patrons' names, homes and wishes, the office's name of a key. */
const given = [
  ...[...firstNames, ...lastNames].map(([name]) => name),
  ...[...streets, ...homes.map(({ city }) => city), ...wishesOfHers],
  practiceDoors.userName,
]
const site = '[\\w-]+(?:\\.[\\w-]+)+'
const asNamed = new RegExp(`\\b(?:${[...given, site].join('|')})(?!\\w)`, 'g')

/** What is read out or hinted at beside what stands written. */
const spoken = ['placeholder', 'aria-label', 'alt', 'title']

/**
 * Texts of a Hebrew page with words in Latin letters, seen on it or read out of it, other than what stays so: brands,
 * codes, addresses, and what patrons and the office gave themselves.
 */
export async function foreignWords(page: Page): Promise<string[]> {
  const seen = await page.evaluate(
    ([kept, names]) => {
      const isMeant = (part: Element | null) => part?.checkVisibility() && !part.closest(kept)
      const texts: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (isMeant(node.parentElement)) texts.push(node.textContent?.trim() ?? '')
      }
      for (const name of names)
        for (const part of document.body.querySelectorAll(`[${name}]`))
          if (isMeant(part)) texts.push(part.getAttribute(name)?.trim() ?? '')
      return texts
    },
    [asGiven, spoken] as const,
  )
  // The blanks of a text are named as in every language.
  const ownOf = (text: string) => text.replace(/\{\{\s*\w+\s*\}\}/g, ' ').replace(asNamed, ' ')
  const isForeign = (word: string) =>
    /[A-Za-z]{2,}/.test(word) && !named.test(word) && !code.test(word)
  return seen.filter(
    (text) =>
      !address.test(text) &&
      ownOf(text)
        .split(/[^\p{L}\p{N}@]+/u)
        .some(isForeign),
  )
}
