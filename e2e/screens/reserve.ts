import type { Page } from '@playwright/test'
import type { Practice } from '../practice.ts'
import { bookVisit } from './calls.ts'
import { type Her, signedIn } from './signed-in.ts'
import type { WordsOf } from './words-of.ts'

type Wish = {
  /** Which of the six arches, from 0 for tonight. */
  night?: number
  parking?: boolean
  /** Which of the open times. */
  time?: number
}

/**
 * Goes through the steps from the days to the payment, where her place is held: tomorrow at the first open time and
 * without parking, unless she wishes otherwise.
 */
export async function holdVisit(page: Page, t: WordsOf, wish: Wish = {}): Promise<void> {
  await chooseNight(page, t, wish.night ?? 1)
  await chooseOptions(page, t, wish)
  await page.getByRole('heading', { name: t('payTitle') }).waitFor()
}

/** Signs a patron in, opens her reservations and goes from the days to the payment, as `holdVisit` does. */
export async function signedInWithHold(
  page: Page,
  practice: Practice,
  t: WordsOf,
  wish: Wish = {},
): Promise<Her> {
  const her = await signedIn(page, practice)
  await page.goto('/reserve')
  await holdVisit(page, t, wish)
  return her
}

/**
 * Signs a patron in and books her for tomorrow night, the scene in which most of what may befall a visit begins. Gives
 * her and the visit.
 */
export async function signedInWithVisit(page: Page, practice: Practice) {
  const her = await signedIn(page, practice)
  return { her, visit: await bookVisit(page, her, { night: '2026-11-18' }) }
}

/** Chooses a night, tonight being 0, and goes on to the options. */
export async function chooseNight(page: Page, t: WordsOf, night: number): Promise<void> {
  await page.getByRole('heading', { name: t('reserveDate') }).waitFor()
  await page.getByRole('radio').nth(night).click()
  await goOn(page, t)
}

export async function chooseOptions(
  page: Page,
  t: WordsOf,
  { parking = false, time = 0 }: Wish,
): Promise<void> {
  await page.getByRole('heading', { name: t('reserveOptions') }).waitFor()
  if (parking) await page.getByRole('checkbox', { name: startingWith(t('reserveParking')) }).check()
  await timesOf(page).nth(time).click()
  await goOn(page, t)
}

export const goOn = (page: Page, t: WordsOf) =>
  page.getByRole('button', { name: t('reserveContinue') }).click()

/** The times on offer; kinds of room are radios too, but none of theirs names an hour. */
export const timesOf = (page: Page) => page.getByRole('radio', { name: /\d{1,2}:\d{2}/ })

export const payButton = (page: Page, t: WordsOf) =>
  page.getByRole('button', { name: new RegExp(`^${RegExp.escape(t('payPay'))} .*[0-9]`) })

export const startingWith = (text: string) => new RegExp(`^${RegExp.escape(text)}`)
