import { reservationStatuses } from '@mikvah/rules/reservation/statuses.ts'
import { expect, type Page } from '@playwright/test'
import type { Practice } from '../practice.ts'
import { type Board, evening, type Room } from './desk.ts'
import { calledAs, type Her } from './signed-in.ts'

type Told = {
  reservationId: string
  reservationCode: string
  reservationStatus: string
  balance: number
}

/**
 * A house in which everybody works by the bare calls: `tell` posts as one of its accounts and fails the journey unless
 * it is answered with success, `read` gets as the desk, `books` makes a patron, books her for tonight and pays in cash
 * what she owes; `hands` are the accounts.
 */
export async function theHouse(page: Page, practice: Practice) {
  const hands = {
    reception: await calledAs(page, practice, 'Reception'),
    attendant: await calledAs(page, practice, 'Attendant'),
    room1: await calledAs(page, practice, 'Room1'),
  }
  type Hand = keyof typeof hands
  async function tell<Answer>(by: Hand, path: string, data: object = {}): Promise<Answer> {
    const { headers } = hands[by]
    const answer = await page.request.post(`/api/api/${path}`, { headers, data })
    const got = await answer.json()
    if (!answer.ok())
      throw new Error(`${by} ${path} ${JSON.stringify(data)}: ${JSON.stringify(got)}`)
    return got.result
  }
  const read = async <Answer>(path: string): Promise<Answer> => {
    const answer = await page.request.get(`/api/api/${path}`, { headers: hands.reception.headers })
    return answer.json()
  }

  /** Books her for tonight at an hour of the house, and pays in cash what must be paid in advance. */
  async function books(nth: number, wish: object): Promise<Told> {
    const { id } = await tell<{ id: string }>('reception', 'users', {
      phone: `1201555${String(3000 + nth)}`,
      firstName: `Leah${'abcdefghijk'[nth]}`,
    })
    const visit = await tell<Told>(
      'reception',
      'reservations/newreservation?v=1&ignoreCutoff=true&ignoreAvailability=true',
      { userId: id, ...wish },
    )
    if (visit.balance > 0)
      await tell('reception', 'payments/makepayment', {
        ...{ method: 'Cash', amt: visit.balance, userId: id },
        reservationId: visit.reservationId,
      })
    return visit
  }
  return { tell, read, books, hands }
}

/** Every stage that an attendant takes her through, in order; nobody has to be told that she is checked next. */
export const stages = reservationStatuses
  .slice(reservationStatuses.indexOf('Prep'), reservationStatuses.indexOf('Done') + 1)
  .filter((status) => status !== 'ReadyForCheckingNext')

/** What a desk shows of the night, read off its page. */
const shownOn = (page: Page) =>
  page.evaluate(() => ({
    rooms: Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-room]')].map((tile) => [
        tile.dataset.room,
        [tile.dataset.status, tile.querySelector('.code')?.textContent ?? null],
      ]),
    ),
    waiting: [...document.querySelectorAll('[data-kind="waiting"] li .code')].map(
      (code) => code.textContent,
    ),
    upcoming: document.querySelector('#list-upcoming .num')?.textContent,
  }))

const truthOf = (board: Board, rooms: (Room & { reservation: Told | null })[]) => ({
  rooms: Object.fromEntries(
    rooms.map(({ id, status, reservation }) => [
      String(id),
      [reservation?.reservationStatus ?? status, reservation?.reservationCode ?? null],
    ]),
  ),
  waiting: board.waiting
    .filter(({ reservationStatus }) => reservationStatus === 'Waiting')
    .map(({ reservationCode }) => reservationCode),
  upcoming: String(board.upcoming.length),
})

/**
 * Expects every desk to come to show, within 20 seconds and without a reload, the rooms, who waits and how many are
 * upcoming, as the calls answer them to `her`, an account of the desk.
 */
export async function agree(desks: readonly Page[], her: Her): Promise<void> {
  const [first] = desks
  if (!first) return
  const { board, rooms } = evening(first, her)
  await expect(async () => {
    const [held, tiles] = await Promise.all([board(), rooms()])
    const truth = truthOf(held, tiles as never)
    for (const shown of await Promise.all(desks.map(shownOn))) expect(shown).toEqual(truth)
  }).toPass({ timeout: 20_000, intervals: [50, 100, 200, 400] })
}
