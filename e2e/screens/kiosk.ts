import type { Language } from '@mikvah/rules/words/language.ts'
import { expect, type Page } from '@playwright/test'
import type { Practice } from '../practice.ts'
import { evening } from './desk.ts'
import { calledAs } from './signed-in.ts'
import { asDevice, tablet } from './tablets.ts'
import { tap } from './tap.ts'
import { wordsOf } from './words-of.ts'

export const her = { phone: '7325550977', firstName: 'Tirtza', lastName: 'Abravanel' }

/**
 * Books her for tonight at 18:30 by the desk's calls, in the language she reads, with the clock at 18:00. Gives her id,
 * the visit as booked, and `now`, which reads the visit anew.
 */
export async function reserved(page: Page, practice: Practice, language: Language) {
  await practice.setClock('2026-11-17T18:00:00-05:00')
  const desk = await calledAs(page, practice, 'Reception')
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/api/${path}`, { headers: desk.headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).result
  }
  const { id: userId } = await post('users', { ...her, language })
  const query = 'ignoreCutoff=true&ignoreAvailability=true'
  const visit = await post(`reservations/newreservation?${query}`, {
    userId,
    reservationTime: '2026-11-17T18:30:00-05:00',
  })
  return { userId, visit, now: () => evening(page, desk).visit(visit.reservationId) }
}

/** Makes the page a kiosk on a tablet, and waits until it greets. */
export async function openKiosk(page: Page, practice: Practice) {
  await page.setViewportSize(tablet)
  await asDevice(page, practice, 'Kiosk')
  await page.goto('/kiosk')
  await page.getByRole('heading', { level: 2 }).waitFor()
}

/** The words of a kiosk before it knows anybody: the house greets in its own language, whoever was here before. */
export const house = wordsOf('en')
export const goOn = (page: Page) => page.getByRole('button', { name: house('kioskGoOn') })

export async function tapDigits(page: Page, digits: string) {
  for (const digit of digits) await tap(page.getByRole('button', { name: digit, exact: true }))
}

/** Types her number and her code at the kiosk, by which it finds her visit. */
export async function lookUp(page: Page, visit: { reservationCode: string }) {
  await tapDigits(page, her.phone)
  await tap(goOn(page))
  await tapDigits(page, visit.reservationCode)
  await tap(goOn(page))
}
