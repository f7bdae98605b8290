import { type Browser, expect, type Page } from '@playwright/test'
import type { Practice } from '../practice.ts'
import { signedInAs } from './signed-in.ts'
import type { WordsOf } from './words-of.ts'

type Size = { width: number; height: number }
const wall = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

type Device = { name: string; path: string; size?: Size; lang: string; baseURL?: string }

/** Opens a screen of the house on a device of its own, at its own size and with touch, signed in by its account. */
export async function deviceOf(
  browser: Browser,
  practice: Practice,
  { name, path, size = wall, lang, baseURL }: Device,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: size,
    hasTouch: true,
    reducedMotion: 'reduce',
    ...(baseURL ? { baseURL } : {}),
  })
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), lang)
  const page = await context.newPage()
  await signedInAs(page, await practice.account(name))
  await page.goto(path)
  return page
}

type House = {
  rooms: readonly number[]
  lang: string
  /** By which address who reaches the facility, where it isn't by that of all others. */
  by?: Readonly<Record<string, string>>
}

/**
 * Opens whatever hangs in the house or is carried through it, each as a device of its own: two attendants' phones, the
 * screens at the pools, at the door and in the waiting area, and one for each of these rooms, by its id.
 */
export async function everyDevice(
  browser: Browser,
  practice: Practice,
  { rooms, lang, by = {} }: House,
) {
  const open = (name: string, path: string, size = wall) => {
    const baseURL = by[name]
    return deviceOf(browser, practice, { name, path, lang, size, ...(baseURL ? { baseURL } : {}) })
  }
  return {
    attendants: [
      await open('Attendant', '/attendant', phone),
      await open('Attendant', '/attendant', phone),
    ] as const,
    pools: await open('Mikvah', '/mikvah'),
    kiosk: await open('Kiosk', '/kiosk'),
    waiting: await open('Waiting', '/waiting', { width: 1920, height: 1080 }),
    rooms: new Map(
      await Promise.all(rooms.map(async (id) => [id, await open(`Room${id}`, '/room')] as const)),
    ),
  }
}

export type Devices = Awaited<ReturnType<typeof everyDevice>>

type Read = <Answer>(path: string) => Promise<Answer>
type RoomRead = {
  id: number
  status: string
  section: { id: string }
  reservation: { reservationStatus: string; reservationCode: string } | null
}
type ReadyRead = Record<'queue' | 'inMikvah', { reservationCode: string }[]> & {
  corridor: { visits: { reservationCode: string }[] }
}

const soon = { timeout: 20_000, intervals: [200, 400, 800] }
const codesOn = async (page: Page, within: string) =>
  (await page.locator(`${within} .code`).allTextContents()).sort()
const sorted = (codes: readonly string[]) => [...new Set(codes)].sort()

/**
 * Expects the phones of the attendants and the screens of the pools, the waiting area and the rooms to come to show
 * what the calls answer to `read`, each within 20 seconds and without being loaded anew. The kiosk isn't asked.
 */
export async function devicesAgree(devices: Devices, read: Read, t: WordsOf): Promise<void> {
  const { attendants, pools, waiting, rooms } = devices
  const readNow = () => read<RoomRead[]>('rooms/list')
  await expect(async () => {
    const board = await read<{ waiting: { waitingCode: string; reservationStatus: string }[] }>(
      'reservations/listreception',
    )
    const codes = board.waiting
      .filter(({ reservationStatus }) => reservationStatus === 'Waiting')
      .map(({ waitingCode }) => waitingCode)
    const shown = await waiting
      .getByRole('region', { name: t('waitingRest'), exact: true })
      .locator('.num')
      .allTextContents()
    expect(sorted(shown.filter((text) => /^\d{3}$/.test(text)))).toEqual(sorted(codes))
  }).toPass(soon)
  await expect(async () => {
    const { queue, inMikvah, corridor } = await read<ReadyRead>('reservations/listready')
    const near = [...queue, ...inMikvah, ...corridor.visits]
    expect(sorted(await codesOn(pools, 'main'))).toEqual(
      sorted(near.map(({ reservationCode }) => reservationCode)),
    )
  }).toPass(soon)
  for (const attendant of attendants)
    await expect(async () => {
      const inside = (await readNow()).flatMap(
        ({ reservation }) => reservation?.reservationCode ?? [],
      )
      expect(await codesOn(attendant, 'article')).toEqual(inside.sort())
    }).toPass(soon)
  for (const [id, screen] of rooms)
    await expect(async () => {
      const room = (await readNow()).find((one) => one.id === id)
      expect(await screen.locator('main').textContent()).toContain(saysOf(room, t))
    }).toPass(soon)
}

/** What the screen of a room says of where she is, or of the room when nobody is in it. */
function saysOf(room: RoomRead | undefined, t: WordsOf): string {
  const status = room?.reservation?.reservationStatus
  if (status === 'Prep') return t('roomSayPrep')
  if (status) return t(`roomSay${status}` as 'roomSayDressing')
  return t(room?.status === 'Ready' ? 'roomIsReadyText' : 'roomRests')
}
