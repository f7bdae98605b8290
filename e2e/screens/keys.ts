import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { backAt } from './steps.ts'
import { wordsOf } from './words-of.ts'

type Bounds = {
  /** The most tabs to any place. */
  most?: number
  /** What has to be so of each place that is tabbed to, besides that it has the focus and is in view. */
  holds?: (place: Element) => boolean
}

/**
 * Gives what a page is worked with by its keys alone: `tabTo` tabs on until a place has the focus, `press` goes there
 * and presses a key (Enter unless told otherwise), `button` finds one by its words.
 */
export function keysOn(page: Page, lang: Language, { most = 150, holds }: Bounds = {}) {
  const t = wordsOf(lang)
  const { keyboard } = page
  /** Tabs on from where the focus is until the place has it. */
  const tabTo = async (places: Locator) => {
    const place = places.first()
    await place.waitFor()
    const isThere = () => place.evaluate((element) => element === document.activeElement)
    for (let tabs = 0; tabs < most && !(await isThere()); tabs += 1) await keyboard.press('Tab')
    await backAt(place)
    if (holds) expect(await place.evaluate(holds)).toBe(true)
  }
  const press = async (place: Locator, key = 'Enter') => {
    await tabTo(place)
    await keyboard.press(key)
  }
  const button = (name: WordKey, within: Page | Locator = page) =>
    within.getByRole('button', { name: t(name), exact: true })
  return { t, keyboard, tabTo, press, button }
}
