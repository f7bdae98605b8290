// @vitest-environment happy-dom
import type { User } from '@mikvah/contract/contract.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession } from '../talk/session.ts'
import { live, said, serveCalls } from '../test/live.tsx'
import { listed } from '../test/reserve-server.ts'
import { CareersScreen } from './careers/CareersScreen.tsx'
import { DonateScreen } from './donate/DonateScreen.tsx'
import { KallahScreen } from './kallah/KallahScreen.tsx'
import { BuyMembershipForm } from './membership/BuyMembershipForm.tsx'
import { NotificationsScreen } from './notifications/NotificationsScreen.tsx'
import { NameForm } from './profile/NameForm.tsx'
import { AboutHerForm } from './reserve/about-her/AboutHerForm.tsx'

const areas = [
  ...(['careers', 'contact', 'donate', 'cards', 'kallah', 'sign-in', 'pages'] as const),
  ...(['profile', 'membership', 'reserve', 'pay'] as const),
]
const set = { date: '2026-11-24', countryCode: 'US', emailNotices: 'True' }
const me = {
  ...{ id: 'u1', phoneNumber: '12015550142', firstName: '', lastName: '', email: '' },
  ...{ notificationReservations: true, notificationDayBefore: true, notificationDayOf: true },
}
const her = me as unknown as User
const nothing = () => undefined
const lost = () => new Error('lost')
const refused = () => ({ status: 400, body: { success: false, errorMessage: 'Not just now.' } })
const paid = { success: true, paid: true, result: [{ paymentId: 'p1' }], errorMessage: null }
const bought = {
  ...paid,
  result: { membership: { membershipExpiration: '2027-11-24' }, payments: [] },
}
const visitor = () => endSession({ forgetDevice: true })

type Typed = readonly (readonly [label: RegExp, value: string])[]
type Form = { node: ReactNode; fills: Typed; send: RegExp; as?: () => void; call: string }
const forms: Record<string, Form> = {
  'an application': {
    node: <CareersScreen />,
    as: visitor,
    fills: [
      [/^First name/, 'Leah'],
      [/^Last name/, 'Katz'],
      [/^Phone/, '(201) 555-0142'],
      [/^Email/, 'leah@example.com'],
      [/^Position/, 'Cleaning'],
      [/^Experience/, 'Three winters.'],
    ],
    send: /^Send application/,
    call: 'contactForm',
  },
  'a gift': {
    node: <DonateScreen />,
    fills: [
      [/^Amount/, '36'],
      [/^Email/, 'leah@example.com'],
    ],
    send: /^Donate/,
    call: 'makePayment',
  },
  'a bride’s visit': {
    node: <KallahScreen />,
    fills: [
      [/^Kallah’s name/, 'Rivka Stern'],
      [/^Kallah’s phone/, '(201) 555-0142'],
      [/^Email/, 'leah@example.com'],
      [/^Address/, '4 Elm Street'],
      [/^Shul/, 'Beis Yaakov'],
      [/^Reservation date/, '2026-12-01'],
      [/^Wedding date/, '2026-12-02'],
    ],
    send: /^Pay \$180/,
    call: 'makePayment',
  },
  'a membership': {
    node: <BuyMembershipForm onBought={nothing} />,
    fills: [[/^Email/, 'leah@example.com']],
    send: /^Pay \$360/,
    call: 'buyMembership',
  },
  'an address for notices': {
    node: <NotificationsScreen />,
    fills: [[/^E-mail/, 'leah@example.com']],
    send: /^Send by e-mail too/,
    call: 'changeUser',
  },
  'her name': {
    node: <NameForm me={her} />,
    fills: [
      [/^First name/, 'Leah'],
      [/^Last name/, 'Katz'],
    ],
    send: /^Save name/,
    call: 'changeUser',
  },
  'what is asked about her': {
    node: <AboutHerForm her={her} />,
    fills: ['First name', 'Last name', 'Email', 'Address', 'City', 'State', 'Zip code'].map(
      (label) => [new RegExp(`^${label}`), label === 'Email' ? 'l@example.com' : 'Lakewood'],
    ),
    send: /./,
    call: 'newUserInfo',
  },
}

async function sent({ node, fills, send, as, call }: Form, answers = {}) {
  as?.()
  const asked = serveCalls({
    publicSettings: () => ({ body: listed(set) }),
    settings: () => ({ body: listed(set) }),
    user: () => ({ body: me }),
    changeUser: () => said(me),
    newUserInfo: () => said(null),
    savedCards: () => ({ body: [{ id: 'c1', brand: 'Visa', last4: '4242' }] }),
    membershipLevels: () => ({ body: [{ level: 'Friend', price: 360, active: true }] }),
    quoteReservation: () => said({ total: 180, lines: [] }),
    newReservation: () => said({ reservationId: 'r1' }),
    makePayment: () => ({ body: paid }),
    buyMembership: () => ({ body: bought }),
    contactForm: () => said(null),
    ...answers,
  })
  await live(node, { areas, at: '/' })
  if (/Payment|Membership/.test(call)) await screen.findByText(/4242/)
  for (const [label, value] of fills)
    fireEvent.change((await screen.findAllByLabelText(label))[0] as HTMLElement, {
      target: { value },
    })
  fireEvent.click(await screen.findByRole('button', { name: send }))
  await waitFor(() => expect(asked.some(({ name }) => name === call)).toBe(true))
}
const kept = () => sessionStorage.getItem('typed')

beforeEach(() => {
  sessionStorage.clear()
  window.scrollTo = vi.fn()
})

describe.each(Object.entries(forms))('%s', (_, form) => {
  it('that was sent leaves nothing of it on the phone', async () => {
    await sent(form)
    await waitFor(() => expect(kept()).toBeNull())
  })

  it.each([
    ['was refused', refused],
    ['was lost on its way', lost],
  ])('that %s stays as she typed it', async (_, answer) => {
    await sent(form, { [form.call]: answer })
    const isOpen = answer === lost && /Payment|Membership/.test(form.call)
    await (isOpen
      ? screen.findByText('We don’t know yet whether the payment went through.')
      : screen.findAllByRole('alert'))
    for (const [label, value] of form.fills)
      expect((screen.getAllByLabelText(label)[0] as HTMLInputElement).value).toBe(value)
    for (const [, value] of form.fills) expect(kept()).toContain(value)
  })
})
