// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WordArea } from '@mikvah/contract/words/key.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setServerClock } from '../talk/clock.ts'
import { night, payment, room, visit } from '../test/answers.ts'
import { live, serveCalls } from '../test/live.tsx'
import { AfterShabbosScreen } from './after-shabbos/AfterShabbosScreen.tsx'
import { CheckInScreen } from './check-in/CheckInScreen.tsx'
import { CleaningScreen } from './cleaning/CleaningScreen.tsx'
import { CubiclesScreen } from './cubicles/CubiclesScreen.tsx'
import { LicensesScreen } from './licenses/LicensesScreen.tsx'
import { MessagesScreen } from './messages/MessagesScreen.tsx'
import { PatronRecordScreen } from './patron-record/PatronRecordScreen.tsx'
import { PayScreen } from './reservation/PayScreen.tsx'
import { ReservationScreen } from './reservation/ReservationScreen.tsx'
import { ScreensScreen } from './screens/ScreensScreen.tsx'
import { ShabbosSheetScreen } from './shabbos-sheet/ShabbosSheetScreen.tsx'
import { SuppliesScreen } from './supplies/SuppliesScreen.tsx'

const her = {
  ...{ id: 'u1', firstName: 'Dina', lastName: 'Rosen', phoneNumber: '12015550131' },
  ...{ language: 'en', notes: 'Please knock.', internalNote: null, excludedAttendants: [] },
}
const hers = { ...visit, payments: [payment], balance: 18, paid: false }
const request = {
  ...{ id: 'q1', userId: 'u1', firstName: 'Leah', lastName: 'Stern', phoneNumber: null },
  ...{ email: null, addReplace: 'add', sentAt: '2026-11-24T14:00:00-05:00', plates: [] },
}
const row = {
  ...{ reservationId: 'r1', reservationCode: '0100', reservationTime: night.openTime },
  ...{ firstTime: false, handicapped: false, kallah: false },
  location: { id: 'main', name: 'Main', nameHe: 'ראשי' },
  ...{ kept: null, became: null, room: null, balance: 0 },
}
const lists = {
  upcoming: [visit],
  waiting: [],
  here: [],
  ready: [],
  completed: [],
  canceled: [],
  leftover: [],
}

const answers: Parameters<typeof serveCalls>[0] = {
  publicSettings: () => ({
    body: [
      { Key: 'date', Value: night.date },
      { Key: 'locationTimeZone', Value: 'America/New_York' },
      { Key: 'countryCode', Value: 'us' },
    ],
  }),
  settings: () => ({ body: [] }),
  schedule: () => ({ body: [night] }),
  rooms: () => ({ body: [room] }),
  devices: () => ({ body: [] }),
  locks: () => ({ body: [] }),
  locations: () => ({ body: [] }),
  cubicles: () => ({ body: [] }),
  cleaningList: () => ({ body: [{ ...room, status: 'NeedsCleaning', reservation: null }] }),
  membership: () => ({ body: { activeMember: false } }),
  attendants: () => ({ body: [] }),
  attendantsTonight: () => ({ body: [] }),
  findReservationsByUser: () => ({ body: [] }),
  availableReservations: () => ({ body: [] }),
  paymentsByUser: () => ({ body: [] }),
  listReception: () => ({ body: lists }),
  listAdmin: () => ({ body: { all: [] } }),
  sentMessages: () => ({ body: [] }),
  licenseRequests: () => ({ body: [request] }),
  sheets: () => ({ body: [{ date: '2026-11-23', ended: night.openTime, rows: [row] }] }),
  // Whose address would take in those above come last.
  reservation: () => ({ body: hers }),
  user: () => ({ body: her }),
}

type Page = {
  page: ReactNode
  at: string
  route?: string
  /** Waits for what the page shows once it has loaded. */
  shows: () => Promise<unknown>
  /** The names of buttons that show more fields. */
  opens?: string[]
  /** How many text fields it has; left out where nothing is typed. */
  fields?: number
  /** What is typed is stored on the device, and shown again when one comes back. */
  keeps?: true
}
const button = (name: string) => () => screen.findByRole('button', { name })

/** Each page of the desk by its file, on an evening that gives it everything to show. */
const pages: Record<string, Page[]> = {
  'after-shabbos/AfterShabbosScreen.tsx': [
    {
      page: <AfterShabbosScreen />,
      at: '/receptionist/after-shabbos?date=2026-11-23',
      shows: () => screen.findByText('0100'),
      fields: 1,
      keeps: true,
    },
  ],
  'check-in/CheckInScreen.tsx': [
    {
      page: <CheckInScreen />,
      ...{ at: '/receptionist/checkin/r1', route: '/receptionist/checkin/:id' },
      shows: button('Check in'),
      opens: ['Check', 'Add a fee', 'Refund'],
      fields: 8,
    },
  ],
  'cleaning/CleaningScreen.tsx': [
    { page: <CleaningScreen />, at: '/receptionist/cleaning', shows: button('Start cleaning') },
  ],
  'cubicles/CubiclesScreen.tsx': [
    {
      page: <CubiclesScreen />,
      at: '/receptionist/cubicles',
      shows: () => screen.findByText(/no cubicles/i),
    },
  ],
  'licenses/LicensesScreen.tsx': [[], ['Reject']].map((opens) => ({
    page: <LicensesScreen />,
    at: '/receptionist/licenses?request=q1',
    shows: button('Reject'),
    opens,
    fields: 1,
  })),
  'messages/MessagesScreen.tsx': [
    {
      page: <MessagesScreen />,
      at: '/receptionist/messages',
      shows: button('Choose to whom'),
      opens: ['By phone 0'],
      fields: 2,
    },
  ],
  'patron-record/PatronRecordScreen.tsx': [
    {
      page: <PatronRecordScreen />,
      ...{ at: '/receptionist/user/u1', route: '/receptionist/user/:id' },
      shows: button('Save the notes'),
      fields: 2,
    },
  ],
  'reservation/PayScreen.tsx': [
    {
      page: <PayScreen />,
      ...{ at: '/receptionist/reservation/r1/pay', route: '/receptionist/reservation/:id/pay' },
      shows: button('Add a fee'),
      opens: ['Check', 'Add a fee', 'Refund'],
      fields: 7,
    },
  ],
  'reservation/ReservationScreen.tsx': [
    {
      page: <ReservationScreen />,
      at: '/receptionist/reservation',
      shows: () => screen.findByRole('group', { name: 'Time' }),
      fields: 2,
    },
    {
      page: <ReservationScreen />,
      ...{ at: '/receptionist/reservation/r1', route: '/receptionist/reservation/:id' },
      shows: button('Add a fee'),
      opens: ['Check', 'Add a fee', 'Refund'],
      fields: 8,
    },
  ],
  'screens/ScreensScreen.tsx': [
    { page: <ScreensScreen />, at: '/receptionist/screens', shows: button('Add a screen') },
  ],
  'shabbos-sheet/ShabbosSheetScreen.tsx': [
    {
      page: <ShabbosSheetScreen />,
      at: '/receptionist/shabbos-sheet',
      shows: () => screen.findByText(/No night/),
    },
  ],
  'supplies/SuppliesScreen.tsx': [
    {
      page: <SuppliesScreen />,
      at: '/receptionist/supplies',
      shows: () => screen.findByText('Nobody is waiting for anything.'),
    },
  ],
}
const walked = Object.values(pages)
  .flat()
  .map((page) => [`${page.at} ${(page.opens ?? []).join(', ')}`.trim(), page] as const)

const areas: WordArea[] = [
  ...(['desk', 'desk-pages', 'desk-reservation', 'check-in', 'till', 'cards', 'pay'] as const),
  ...(['history', 'licenses', 'after-shabbos', 'screens', 'prepare', 'shabbos-sheet'] as const),
]
const open = async ({ page, at, route = '*', shows, opens = [] }: Page) => {
  serveCalls(answers)
  const { router } = await live(page, { areas, at, route })
  await shows()
  for (const name of opens) {
    const way = screen.queryByRole('radio', { name }) ?? (await button(name)())
    fireEvent.click(way)
  }
  return router
}
const fields = () => screen.queryAllByRole<HTMLInputElement>('textbox')
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const pressEscape = (from: Element) => fireEvent.keyDown(from, { key: 'Escape' })
/** Presses Escape twice: out of the field, then off the page. */
async function escapes(field: HTMLElement) {
  act(() => field.focus())
  pressEscape(field)
  await act(async () => pressEscape(document.body))
}
const asks = () => screen.queryByRole('dialog', { name: 'Leave without saving?' })

beforeEach(() => {
  setServerClock('2026-11-24T20:05:10-05:00')
})

it('every page of the desk is walked', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const ofTheDesk = files.filter(
    (file) =>
      /Screen\.tsx$/.test(file) &&
      /<(DeskPage|RowsPage)\b/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
  expect(Object.keys(pages).toSorted()).toEqual(ofTheDesk.toSorted())
})

describe('what is typed on a page of the desk isn’t lost to Escape', () => {
  it.each(walked)('%s', async (_, page) => {
    const router = await open(page)
    const at = router.state.location.pathname
    expect(fields()).toHaveLength(page.fields ?? 0)
    for (const field of fields()) {
      const before = field.value
      write(field, `${before}7`)
      if (page.keeps) {
        // In its row Escape has a meaning of its own.
        await act(async () => pressEscape(document.body))
        await waitFor(() => expect(router.state.location.pathname).toBe('/receptionist'))
        cleanup()
        await open(page)
        expect(fields()[0]?.value).toBe(`${before}7`)
        continue
      }
      await escapes(field)
      const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
      expect(router.state.location.pathname).toBe(at)
      fireEvent.click(within(dialog).getByRole('button', { name: 'Go on writing' }))
      await waitFor(() => expect(asks()).toBeNull())
      expect(field.value).toBe(`${before}7`)
      write(field, before)
    }
    if (page.keeps) return
    // With nothing typed nobody is asked.
    await act(async () => pressEscape(document.body))
    await waitFor(() => expect(router.state.location.pathname).toBe('/receptionist'))
  })
})
