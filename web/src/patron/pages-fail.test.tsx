// @vitest-environment happy-dom
import type { CallName } from '@mikvah/contract/addresses.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { night } from '../test/answers.ts'
import { live, serveCalls } from '../test/live.tsx'
import { listed } from '../test/reserve-server.ts'
import { AttendantNoteScreen } from './attendant-note/AttendantNoteScreen.tsx'
import { ExcludedAttendantsScreen } from './excluded-attendants/ExcludedAttendantsScreen.tsx'
import { HoursScreen } from './hours/HoursScreen.tsx'
import { LicensePlateScreen } from './license-plate/LicensePlateScreen.tsx'
import { BuyMembershipForm } from './membership/BuyMembershipForm.tsx'
import { NewsletterScreen } from './newsletter/NewsletterScreen.tsx'
import { NotificationsScreen } from './notifications/NotificationsScreen.tsx'

const areas = [
  ...(['hours', 'newsletter', 'license-plate', 'garage', 'excluded-attendants'] as const),
  ...(['profile', 'pages', 'membership', 'cards', 'pay'] as const),
]
const me = {
  ...{ id: 'u1', phoneNumber: '12015550142', firstName: 'Rivka', lastName: 'Stern', notes: null },
  ...{ email: null, excludedAttendants: [], notificationReservations: true },
}
type Answers = Parameters<typeof serveCalls>[0]
const answers = {
  publicSettings: () => ({ body: listed({ date: '2026-11-24', practiceMode: 'True' }) }),
  settings: () => ({ body: listed({ date: '2026-11-24' }) }),
  user: () => ({ body: me }),
  schedule: () => ({ body: [night] }),
  newsletter: () => ({ body: ['/files/kislev.pdf'] }),
  plates: () => ({ body: { plates: ['ABC 123'], papers: null } }),
  attendants: () => ({ body: [] }),
  savedCards: () => ({ body: [] }),
  membershipLevels: () => ({ body: [{ level: 'Friend', price: 360, active: true }] }),
} satisfies Answers
const refused = { status: 400, body: { success: false, errorMessage: 'Not just now.' } }

const pages: [
  name: string,
  node: ReactNode,
  call: CallName & keyof typeof answers,
  shows: RegExp,
][] = [
  ['the hours', <HoursScreen key="1" />, 'schedule', /^Last entry$/],
  [
    'the newsletter',
    <NewsletterScreen key="2" />,
    'newsletter',
    /^Our newsletter\. The latest issue/,
  ],
  ['her plates', <LicensePlateScreen key="3" />, 'plates', /^ABC 123$/],
  [
    'whom she excludes',
    <ExcludedAttendantsScreen key="4" />,
    'attendants',
    /^Type at least three letters/,
  ],
  [
    'whom she excludes, by her account',
    <ExcludedAttendantsScreen key="5" />,
    'user',
    /^Type at least three letters/,
  ],
  ['her note', <AttendantNoteScreen key="6" />, 'user', /^There is no note\.$/],
  ['her notices', <NotificationsScreen key="7" />, 'user', /^The day of/],
  [
    'the memberships on sale',
    <BuyMembershipForm key="8" onBought={() => undefined} />,
    'membershipLevels',
    /^Payment frequency/,
  ],
]

beforeEach(() => {
  sessionStorage.clear()
  window.scrollTo = vi.fn()
})

describe.each(pages)('%s', (_, node, call, shows) => {
  it('has its place kept while it comes, says why it can’t be had, and comes when asked for again', async () => {
    const come = Promise.withResolvers<void>()
    let tries = 0
    serveCalls({
      ...answers,
      [call]: async () => {
        tries += 1
        await come.promise
        return tries === 1 ? refused : answers[call]()
      },
    })
    const { container } = await live(node, { areas, at: '/' })
    await waitFor(() => expect(tries).toBe(1))
    expect(container.querySelector('[data-waits]')?.textContent).toBe('Loading')
    expect(screen.queryByText(shows)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()

    come.resolve()
    expect((await screen.findByRole('alert')).textContent).toContain('Not just now.')
    expect(container.querySelector('[data-waits]')).toBeNull()
    expect(screen.queryByText(shows)).toBeNull()

    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await screen.findAllByText(shows)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(container.querySelector('[data-waits]')).toBeNull())
  })
})

it.each([
  [
    'the hours',
    <HoursScreen key="1" />,
    { schedule: () => ({ body: [] }) },
    'No hours are known for these days.',
  ],
  [
    'the memberships',
    <BuyMembershipForm key="2" onBought={() => undefined} />,
    { membershipLevels: () => ({ body: [{ level: 'Old', price: 10, active: false }] }) },
    'No membership is on sale at the moment.',
  ],
] as const)('%s of a house that has none say so', async (_, node, more, words) => {
  serveCalls({ ...answers, ...more })
  await live(node, { areas, at: '/' })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
