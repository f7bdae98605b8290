// @vitest-environment happy-dom
import type { CallName } from '@mikvah/contract/addresses.ts'
import type { WordArea } from '@mikvah/contract/words/key.ts'
import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { emptyBoard, night } from '../test/answers.ts'
import { live, serveCalls } from '../test/live.tsx'
import { AfterShabbosScreen } from './after-shabbos/AfterShabbosScreen.tsx'
import { AttendantScreen } from './attendant/AttendantScreen.tsx'
import { AttendantsScreen } from './attendants/AttendantsScreen.tsx'
import { AuditScreen } from './audit/AuditScreen.tsx'
import { CleaningScreen } from './cleaning/CleaningScreen.tsx'
import { CubiclesScreen } from './cubicles/CubiclesScreen.tsx'
import { DailyListScreen } from './daily-list/DailyListScreen.tsx'
import { HardwareScreen } from './hardware/HardwareScreen.tsx'
import { LicensesScreen } from './licenses/LicensesScreen.tsx'
import { MessagesScreen } from './messages/MessagesScreen.tsx'
import { MikvahScreen } from './mikvah/MikvahScreen.tsx'
import { MembershipScreen } from './on-sale/MembershipScreen.tsx'
import { MerchandiseScreen } from './on-sale/MerchandiseScreen.tsx'
import { ReportsScreen } from './reports/ReportsScreen.tsx'
import { ScreensScreen } from './screens/ScreensScreen.tsx'
import { ShabbosSheetScreen } from './shabbos-sheet/ShabbosSheetScreen.tsx'
import { SuppliesScreen } from './supplies/SuppliesScreen.tsx'
import { TextsScreen } from './texts/TextsScreen.tsx'
import { UsersScreen } from './users/UsersScreen.tsx'
import { WebsiteScreen } from './website/WebsiteScreen.tsx'

const refusal = 'The list rests for a minute.'
const refused = {
  status: 403,
  body: { success: false, code: 'not-allowed', errorMessage: refusal },
}
const house = { locations: [], sections: [], rooms: [], cubicles: [], attendants: [] }

type Page = {
  page: ReactNode
  areas: readonly WordArea[]
  at: string
  /** The call that brings what the page shows, and its answer where there is nothing. */
  call: CallName
  nothing: unknown
  /** What the page says while the call is refused: the server's words, where no others are given. */
  notLoaded?: string
  /** What it says where there is nothing. */
  none: string
}
const desk = (
  page: ReactNode,
  rest: Omit<Page, 'page' | 'areas' | 'at'>,
  own: WordArea[] = [],
) => ({
  ...{ page, at: '/receptionist/x', areas: ['desk', 'desk-pages', ...own] as const },
  ...rest,
})
const office = (
  page: ReactNode,
  rest: Omit<Page, 'page' | 'areas' | 'at'> & { at?: string },
  own: WordArea[] = [],
) => ({ page, at: '/admin/x', areas: ['office', 'desk', ...own] as const, ...rest })

const pages: Record<string, Page> = {
  screens: desk(
    <ScreensScreen />,
    { call: 'devices', nothing: [], none: 'No screen has been made yet.' },
    ['office', 'screens'],
  ),
  cubicles: desk(<CubiclesScreen />, {
    ...{ call: 'cubicles', nothing: [], none: 'The house has no cubicles yet.' },
  }),
  supplies: desk(
    <SuppliesScreen />,
    { call: 'rooms', nothing: [], none: 'Nobody is waiting for anything.' },
    ['prepare'],
  ),
  cleaning: desk(
    <CleaningScreen />,
    { call: 'cleaningList', nothing: [], none: 'Every room is clean.' },
    ['prepare'],
  ),
  messages: desk(<MessagesScreen />, {
    ...{ call: 'listReception', nothing: emptyBoard, none: 'Nothing has been sent.' },
  }),
  'sent messages': desk(<MessagesScreen />, {
    ...{ call: 'sentMessages', nothing: [], none: 'Nothing has been sent.' },
  }),
  licenses: desk(
    <LicensesScreen />,
    { call: 'licenseRequests', nothing: [], none: 'No license waits.' },
    ['licenses'],
  ),
  'sheets that wait': desk(
    <AfterShabbosScreen />,
    {
      ...{ call: 'sheets', nothing: [], none: 'No sheet waits.' },
      notLoaded: 'The sheet couldn’t be loaded.',
    },
    ['after-shabbos', 'shabbos-sheet'],
  ),
  'an attendant’s rooms': desk(
    <AttendantScreen />,
    { call: 'rooms', nothing: [], none: 'There are no rooms here.' },
    ['attendant', 'prepare'],
  ),
  'the water': desk(
    <MikvahScreen />,
    {
      call: 'listReady',
      nothing: {
        ...{ queue: [], inMikvah: [], pools: 2, zmanTevillah: null, gateOpen: true },
        corridor: { used: 0, limit: 2, visits: [] },
      },
      none: 'Nobody is ready yet.',
    },
    ['mikvah'],
  ),
  hardware: office(
    <HardwareScreen />,
    {
      call: 'hardware',
      nothing: { devices: [], peripherals: [], readersUnknown: false, alerts: [] },
      none: 'No device is set up yet.',
    },
    ['hardware', 'screens', 'watch'],
  ),
  attendants: office(
    <AttendantsScreen />,
    {
      ...{ call: 'building', nothing: house, none: 'Nobody yet.' },
      notLoaded: 'The house could not be loaded.',
    },
    ['building'],
  ),
  users: office(
    <UsersScreen />,
    {
      ...{ call: 'adminUsers', nothing: [], none: 'Nobody fits.' },
      notLoaded: 'The accounts could not be loaded.',
    },
    ['users', 'staff-sign-in'],
  ),
  'daily list': office(
    <DailyListScreen />,
    {
      ...{ call: 'listAdmin', nothing: { all: [] }, none: 'No reservations on this night.' },
      notLoaded: 'The list could not be loaded just now.',
    },
    ['daily-list', 'visit-signs'],
  ),
  audit: office(
    <AuditScreen />,
    {
      ...{ call: 'audit', nothing: { rows: [], next: null } },
      none: 'Nothing like this was written down.',
    },
    ['audit-acts'],
  ),
  texts: office(
    <TextsScreen />,
    {
      ...{ call: 'texts', nothing: [], none: 'No text fits.' },
      notLoaded: 'The texts could not be loaded.',
    },
    ['content', 'text-areas'],
  ),
  shelf: office(
    <MerchandiseScreen />,
    {
      ...{ call: 'merchandise', nothing: [], none: 'The shelf is empty.' },
      notLoaded: 'The shelf could not be loaded.',
    },
    ['content'],
  ),
  levels: office(
    <MembershipScreen />,
    {
      ...{ call: 'membershipLevels', nothing: [], none: 'No level yet.' },
      notLoaded: 'The levels could not be loaded.',
    },
    ['content'],
  ),
  newsletters: office(
    <WebsiteScreen />,
    {
      ...{ call: 'newsletter', nothing: [], none: 'No issue has been added yet.' },
      notLoaded: 'The issues could not be loaded.',
    },
    ['content'],
  ),
  'the list of a period': office(
    <ReportsScreen />,
    {
      ...{ call: 'listReport', nothing: [], none: 'Nothing in these nights.' },
      ...{ notLoaded: 'The report could not be loaded.', at: '/admin/reports?tab=list' },
    },
    ['reports', 'report-columns'],
  ),
}

it.each(Object.entries(pages))(
  '%s say that they could not be had, are asked for again, and say that there is nothing',
  async (_, { page, areas, at, call, nothing, notLoaded = refusal, none }) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => logged.mockRestore())
    let isRefused = true
    serveCalls({
      publicSettings: () => ({ body: [{ Key: 'date', Value: night.date }] }),
      settings: () => ({ body: [] }),
      schedule: () => ({ body: [night] }),
      listReception: () => ({ body: emptyBoard }),
      sentMessages: () => ({ body: [] }),
      auditCheck: () => ({ body: {} }),
      attendantsTonight: () => ({ body: [] }),
      locations: () => ({ body: [] }),
      rooms: () => ({ body: [] }),
      [call]: () => (isRefused ? refused : { body: nothing }),
    })
    await live(page, { areas, at })
    const line = await screen.findByText(notLoaded)
    expect(screen.queryByText(none)).toBeNull()
    isRefused = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(none)).toBeTruthy()
    expect(line.isConnected).toBe(false)
  },
)

it('no night without screens is near: so the page of the sheets says', async () => {
  serveCalls({
    publicSettings: () => ({ body: [] }),
    schedule: () => ({ body: [night] }),
    locations: () => ({ body: [] }),
  })
  await live(<ShabbosSheetScreen />, { areas: ['desk', 'shabbos-sheet'], at: '/receptionist/x' })
  expect(await screen.findByText('No night without screens is near.')).toBeTruthy()
})
