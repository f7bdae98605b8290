import type { Language } from '@mikvah/rules/words/language.ts'
import { expect, type Page } from '@playwright/test'
import type { Practice } from '../practice.ts'
import { evening, inTheEvening, type Room } from './desk.ts'
import { calledAs, type Her, signedInAs } from './signed-in.ts'

/** The window of a tablet on a wall, in the hand of nobody. */
export const tablet = { width: 1280, height: 800 }

type Told = Room & {
  language: Language
  supplyRequests: { item: string; status: string }[]
  reservation: { reservationId: string; reservationStatus: string; reservationCode: string } | null
}

/**
 * Lays an evening and finds a room with somebody in this status. Gives the room's id and the visit in it, the desk,
 * `ask`, which posts as the desk or as another, and `room`, which reads the room anew.
 */
export async function inARoom(page: Page, practice: Practice, stage: string) {
  await practice.reset('evening', inTheEvening)
  const desk = await calledAs(page, practice, 'Reception')
  const rooms = () => evening(page, desk).rooms() as Promise<Told[]>
  const found = (await rooms()).find(({ reservation }) => reservation?.reservationStatus === stage)
  if (!found?.reservation) throw new Error(`Nobody is at ${stage}.`)
  const { id } = found
  const ask = async (path: string, data: object = {}, by: Her = desk) => {
    const answer = await page.request.post(`/api/api/${path}`, { headers: by.headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  return {
    id,
    visit: found.reservation,
    desk,
    ask,
    room: async () => {
      const room = (await rooms()).find((one) => one.id === id)
      if (!room) throw new Error('The room is gone.')
      return room
    },
  }
}

/** Opens the screen of a room, by the room's id, at the size it has on its wall. */
export async function openRoom(page: Page, practice: Practice, id: number): Promise<void> {
  await page.setViewportSize(tablet)
  await asDevice(page, practice, `Room${id}`)
  await page.goto('/room')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Signs the page in as a screen of the house, by its user name. */
export async function asDevice(page: Page, practice: Practice, userName: string): Promise<Her> {
  const account = await practice.account(userName)
  return signedInAs(page, account)
}

/** Expects whatever can be touched to have so many pixels either way, large enough for a wet finger. */
export async function expectLargeTargets(page: Page, least = 64): Promise<void> {
  const small = await page.evaluate((px) => {
    const touched = document.querySelectorAll<HTMLElement>('main :is(button, a, label)')
    return [...touched].flatMap((one) => {
      const { width, height } = one.getBoundingClientRect()
      if (width === 0 || (width >= px && height >= px)) return []
      return [`${one.textContent?.trim()}: ${Math.round(width)} × ${Math.round(height)}`]
    })
  }, least)
  expect(small).toEqual([])
}

/**
 * Keeps from now on everything that reaches the page from the server, answers and events as they come; gives the way to
 * read it as text.
 */
export async function everythingTold(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const got: string[] = []
    Object.assign(window, { told: got })
    const ask = window.fetch
    window.fetch = async (...asked) => {
      const answer = await ask(...asked)
      const copy = answer.clone().body?.pipeThrough(new TextDecoderStream()).getReader()
      const read = async () => {
        for (let piece = await copy?.read(); piece && !piece.done; piece = await copy?.read())
          got.push(piece.value)
      }
      read().catch(() => null)
      return answer
    }
  })
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told.join('\n'))
}
