import type { Reservation, ScheduleDayTold } from '@mikvah/contract/contract.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { type ComponentType, createElement, type FunctionComponent, Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { keepSession } from '../talk/session.ts'
import { loadArea } from '../words/words.ts'

/** Rendered once and for all there is no later snapshot to wait for: a file that uses `shown` mocks react by this. */
export async function reactAtOnce(actual: () => Promise<unknown>) {
  const react = (await actual()) as typeof import('react')
  return { ...react, useSyncExternalStore: (_: unknown, present: () => unknown) => present() }
}

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
})
vi.stubGlobal('matchMedia', () => ({ matches: false }))

i18next.use(initReactI18next).init({
  initAsync: false,
  lng: 'en',
  fallbackLng: false,
  ns: 'words',
  defaultNS: 'words',
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
})

/** What the server would have told. */
export let told: QueryClient

/** A device nobody has used, and a server that has said nothing yet. */
export function startAfresh() {
  kept.clear()
  told = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
}

export const signIn = () =>
  keepSession({
    accessToken: 'a',
    refreshToken: 'r',
    userId: 'u1',
    userName: '12015550142',
    roles: [],
  })

export const tellPublicSettings = (values: Record<string, string>) =>
  told.setQueryData(['publicSettings'], values)

type How<P> = { props?: P; at?: string }

/** A screen as it first shows, in English: its markup, its plain text and where its links lead. */
export async function shown<P extends object>(
  screen: ComponentType<P>,
  areas: string[],
  { props, at = '/' }: How<P> = {},
) {
  await Promise.all(['shell', 'parts', ...areas].map((area) => loadArea('en', area)))
  const page = createElement(screen as FunctionComponent<object>, props)
  const routed = createElement(
    MemoryRouter,
    { initialEntries: [at] },
    createElement(Suspense, null, page),
  )
  const html = renderToStaticMarkup(createElement(QueryClientProvider, { client: told }, routed))
  const plain = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const text = plain.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to = '']) =>
    to.replaceAll('&amp;', '&'),
  )
  return { html, text, links }
}

export const night: ScheduleDayTold = {
  date: '2026-11-24',
  closed: false,
  closedReason: null,
  kind: 'weekday',
  shabbosMode: false,
  zmanTevillah: '2026-11-24T17:16:00-05:00',
  openTime: '2026-11-24T19:00:00-05:00',
  lastEntryTime: '2026-11-24T22:30:00-05:00',
  cutOff: '2026-11-24T17:00:00-05:00',
  checkinFrom: null,
  surchargeFrom: null,
  candleLighting: null,
  quiet: null,
  hebrewNote: null,
  hebrewNoteCodes: [],
  hebrewDay: 15,
  hebrewMonth: 'Kislev',
  hebrewYear: 5787,
  hebrewDateText: '15 Kislev 5787',
  overridden: [],
}
/** The same night on another day of November 2026. */
export const evening = (day: number, changes: Partial<ScheduleDayTold> = {}) => ({
  ...night,
  date: `2026-11-${day}`,
  ...changes,
})

/** A shower she has reserved for that night and not paid. */
export const visit: Reservation = {
  reservationId: 'r1',
  userId: 'u1',
  reservationDate: night.date,
  scheduleDate: night.date,
  reservationTime: '2026-11-24T20:00:00-05:00',
  expectedEndTime: '2026-11-24T20:30:00-05:00',
  reservationStatus: 'Reserved',
  reservationCode: '4821',
  waitingCode: null,
  timeArrived: null,
  arrivedOnTime: null,
  timeCompleted: null,
  notes: null,
  statusHistory: [],
  roomAssignedHistory: [],
  reservationCreated: '2026-11-24T14:00:00-05:00',
  advanceReservation: true,
  roomType: 'shower',
  bath: false,
  handicapped: false,
  kallah: false,
  segula: false,
  privateRoom: false,
  chabadBor: false,
  parking: true,
  salonManicure: false,
  salonPedicure: false,
  salonBoth: false,
  doubleSlot: false,
  hasExtraTime: false,
  useDiscountPrice: false,
  member: false,
  firstTime: false,
  alternateLocation: false,
  location: { id: 'main', name: 'Main building', nameHe: 'הבניין הראשי' },
  paid: false,
  balance: 35,
  amountPaid: 0,
  donationAmount: 0,
  donationTotal: 0,
  tipAmount: 0,
  tipTotal: 0,
  discountAmount: 0,
  discountTotal: 0,
  merchTotal: 0,
  quoteLines: [],
  merchandise: [],
  payments: [],
  supplies: [],
  userNotes: null,
  reservationNotes: null,
  replacingReservationId: null,
  holdUntil: null,
  paymentPending: false,
  refund: null,
  room: null,
  userMembership: null,
  user: null,
}
