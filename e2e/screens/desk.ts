import { expect, type Locator, type Page } from '@playwright/test'
import type { Practice } from '../practice.ts'
import { type Her, signedInAs } from './signed-in.ts'
import type { WordsOf } from './words-of.ts'

/** A Tuesday evening, an hour and a quarter after the zman: every stage of a visit is in the house. */
export const inTheEvening = '2026-11-24T18:40:00-05:00'

/** Lays the evening and opens the desk on it; what is asked by the bare calls is asked as the desk. */
export async function atTheDesk(page: Page, practice: Practice, t: WordsOf): Promise<Her> {
  await practice.reset('evening', inTheEvening)
  const desk = await asReception(page, practice)
  await openDesk(page, t)
  return desk
}

/** Signs the page in as the practice's Reception; the page itself is yet to be opened. */
export async function asReception(page: Page, practice: Practice): Promise<Her> {
  return signedInAs(page, await reception(practice))
}

export const reception = (practice: Practice) => practice.account('Reception')

/**
 * Opens the desk's board. Its line is never idle, so it is there when its lists and rooms are; a phone shows the one or
 * the other.
 */
export async function openDesk(page: Page, t: WordsOf): Promise<void> {
  await page.goto('/receptionist')
  await page.getByRole('heading', { level: 2, name: t('deskWaiting') }).waitFor()
  await page.locator('[data-room]').first().waitFor({ state: 'attached' })
}

/** The narrowest window that has the lists and the rooms beside each other. */
const besideEachOther = 1100

/** Brings the rooms of the board into view: in a narrow window they stand behind the lists. */
export async function showRooms(page: Page, t: WordsOf): Promise<void> {
  const rooms = page.locator('[aria-pressed]').filter({ hasText: t('deskRooms') })
  if ((page.viewportSize()?.width ?? 0) < besideEachOther) await rooms.click()
  else await expect(rooms).toBeHidden()
  await page.locator('[data-room]').first().waitFor()
}

/** Sets a status in the details of a visit by keys alone. */
export async function pickStatus(details: Locator, name: string): Promise<void> {
  const box = details.getByRole('combobox')
  await box.press('Enter')
  await box.press('Home')
  const options = details.getByRole('option')
  const option = await details.getByRole('option', { name, exact: true }).elementHandle()
  const nth = await options.evaluateAll((all, one) => all.indexOf(one as HTMLElement), option)
  if (nth < 0) throw new Error(`There is no ${name} to pick.`)
  for (let step = 0; step < nth; step += 1) await box.press('ArrowDown')
  await expect(options.nth(nth)).toHaveAttribute('data-at')
  // A status that was picked before is taken by the server, and told, before this desk has its answer.
  await expect(box).not.toHaveAttribute('aria-busy')
  await box.press('Enter')
}

type Visit = {
  balance: number
  paymentPending: boolean
  payments: { method: string; status: string }[]
  reservationId: string
  userId: string
  reservationCode: string
  reservationTime: string
  reservationStatus: string
  waitingCode: string | null
  bath: boolean
  handicapped: boolean
  privateRoom: boolean
  kallah: boolean
}
export type Board = Record<'upcoming' | 'waiting' | 'here' | 'completed', Visit[]>
export type Room = {
  id: number
  number: string
  status: string
  bath: boolean
  handicapped: boolean
  privateRoom: boolean
  kallah: boolean
  location: { id: string }
  section: { attendant: { id: string } | null }
  reservation: {
    reservationId: string
    reservationCode: string
    reservationStatus: string
    excludedAttendants: unknown[]
  } | null
}

/** Gives functions that read the evening by the calls of the desk, as the database has it. */
export function evening(page: Page, { headers }: Her) {
  const get = async <Told>(path: string): Promise<Told> => {
    const answer = await page.request.get(`/api/api/${path}`, { headers })
    return answer.json()
  }
  return {
    board: () => get<Board>('reservations/listreception'),
    rooms: () => get<Room[]>('rooms/list'),
    visit: (id: string) => get<Visit & { statusHistory: unknown[] }>(`reservations/${id}`),
  }
}

export const tileOf = (page: Page, roomId: number) => page.locator(`[data-room="${roomId}"]`)
