// @vitest-environment happy-dom
import type { Reservation, User } from '@mikvah/contract/contract.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { PracticeCardForm } from '../paying/practice/PracticeCardForm.tsx'
import { endSession } from '../talk/session.ts'
import { isNeverStored } from '../talk/stored-typed.ts'
import { live, said, serveCalls } from '../test/live.tsx'
import { held, listed, serveReserve, settings } from '../test/reserve-server.ts'
import { AttendantNote } from './attendant-note/AttendantNote.tsx'
import { CareersScreen } from './careers/CareersScreen.tsx'
import { ConfirmNumberScreen } from './confirm-number/ConfirmNumberScreen.tsx'
import { ContactForm } from './contact/ContactForm.tsx'
import { DonateScreen } from './donate/DonateScreen.tsx'
import { KallahScreen } from './kallah/KallahScreen.tsx'
import { PapersForm } from './license-plate/PapersForm.tsx'
import { BuyMembershipForm } from './membership/BuyMembershipForm.tsx'
import { NameForm } from './profile/NameForm.tsx'
import { AboutHerForm } from './reserve/about-her/AboutHerForm.tsx'
import { NoteModal } from './reserve/booked/NoteModal.tsx'
import { ReserveScreen } from './reserve/ReserveScreen.tsx'
import { CodeForm } from './sign-in/CodeForm.tsx'
import { PhoneForm } from './sign-in/PhoneForm.tsx'

const areas = [
  ...(['careers', 'contact', 'donate', 'cards', 'kallah', 'sign-in', 'pages', 'profile'] as const),
  ...(['membership', 'license-plate', 'garage', 'reserve', 'pay', 'prepare'] as const),
  ...(['confirm-number'] as const),
]
const me = { id: 'u1', phoneNumber: '12015550142', firstName: '', lastName: '', email: '' }
const her = me as unknown as User
const visit = { ...held, userNotes: '' } as Reservation
const nothing = () => undefined

beforeEach(() => {
  window.scrollTo = vi.fn()
  serveCalls({
    publicSettings: () => ({ body: listed({ ...settings, date: '2026-11-24' }) }),
    settings: () => ({ body: listed({ ...settings, date: '2026-11-24' }) }),
    user: () => ({ body: me }),
    savedCards: () => ({ body: [] }),
    membershipLevels: () => ({ body: [{ level: 'Friend', price: 360, active: true }] }),
    contactForm: () => said(null),
    changeUser: () => said(me),
  })
})

const written = 'input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea'
const fields = () => [...document.querySelectorAll<HTMLInputElement>(written)]

const exampleOf = ({ type, inputMode }: HTMLInputElement, place: number): string => {
  if (type === 'date') return `2026-12-1${place}`
  if (type === 'email') return `her${place}@example.com`
  if (type === 'tel') return `(201) 555-010${place}`
  return inputMode === 'numeric' || inputMode === 'decimal' ? `4${place}` : `typed ${place}`
}
/** Whether the field itself says that it is secret, by its name or by its autocomplete. */
const isSecret = ({ name, autocomplete, inputMode }: HTMLInputElement) =>
  isNeverStored(autocomplete || '') || (inputMode === 'numeric' && isNeverStored(name))

type Form = { node: ReactNode; count: number; as?: 'visitor'; open?: string | RegExp }
const forms: Record<string, Form> = {
  contact: { node: <ContactForm />, count: 4 },
  'contact of a visitor': { node: <ContactForm />, count: 4, as: 'visitor' },
  careers: { node: <CareersScreen />, count: 5, as: 'visitor' },
  donation: { node: <DonateScreen />, count: 5, as: 'visitor' },
  'bride’s visit': { node: <KallahScreen />, count: 7 },
  membership: { node: <BuyMembershipForm onBought={nothing} />, count: 1 },
  papers: { node: <PapersForm userId="u1" hasPlate onSent={nothing} />, count: 1 },
  name: { node: <NameForm me={her} />, count: 2 },
  'whose number it is': { node: <ConfirmNumberScreen />, count: 2 },
  'about her': { node: <AboutHerForm her={her} />, count: 7 },
  'note to the attendant': { node: <AttendantNote />, count: 1, open: /note/i },
  'note of a visit': { node: <NoteModal visit={visit} open onClose={nothing} />, count: 1 },
  'sign-in': {
    node: (
      <PhoneForm onSend={nothing} onHaveCode={nothing} notBefore={0} busy={false} failure={null} />
    ),
    count: 1,
    as: 'visitor',
  },
}

it.each(Object.entries(forms))('what she types outlives a reload: %s', async (_, form) => {
  if (form.as) endSession({ forgetDevice: true })
  const page = await live(form.node, { areas, at: '/' })
  if (form.open) fireEvent.click(await screen.findByRole('button', { name: form.open }))
  const open = () => fields().filter((field) => !isSecret(field))
  await waitFor(() => expect(open()).toHaveLength(form.count))
  const typed = open().map((field, place) => {
    fireEvent.change(field, { target: { value: exampleOf(field, place) } })
    return field.value
  })
  expect(new Set(typed).size).toBe(form.count)
  for (const field of fields().filter(isSecret))
    fireEvent.change(field, { target: { value: '4242' } })
  const kept = `${sessionStorage.getItem('typed')}`
  for (const value of typed) expect(kept).toContain(value)
  expect(kept).not.toContain('4242')

  page.unmount()
  await live(form.node, { areas, at: '/' })
  await waitFor(() => expect(open().map(({ value }) => value)).toEqual(typed))
  for (const field of fields().filter(isSecret)) expect(field.value).toBe('')
})

/** Dates, addresses and amounts have rules of their own, and so has a number beside its country. */
const hasRule = ({ type, inputMode, parentElement }: HTMLInputElement) =>
  type === 'date' ||
  type === 'email' ||
  inputMode === 'decimal' ||
  inputMode === 'numeric' ||
  parentElement?.querySelector('select') !== null

it.each(Object.entries(forms))('no field takes more than its call: %s', async (_, form) => {
  if (form.as) endSession({ forgetDevice: true })
  await live(form.node, { areas, at: '/' })
  if (form.open) fireEvent.click(await screen.findByRole('button', { name: form.open }))
  const open = () => fields().filter((field) => !isSecret(field))
  await waitFor(() => expect(open()).toHaveLength(form.count))
  const endless = open().filter((field) => !hasRule(field) && !field.hasAttribute('maxlength'))
  expect(endless.map(({ name, id }) => name || id)).toEqual([])
})

it('what she gives beside the price outlives a reload', async () => {
  vi.setSystemTime(new Date('2026-11-24T14:00:00-05:00'))
  serveReserve([{ ...held, balance: 25 }], {
    publicSettings: () => ({ body: listed(settings) }),
    savedCards: () => ({ body: [{ id: 'c1', brand: 'Visa', last4: '4242' }] }),
  })
  const state = { step: 'reserve-payment', mode: 'new', reservationId: 'r2' }
  const page = await live(<ReserveScreen />, { areas, state })
  const fold = (await screen.findByText('Add a gift')).closest('details') as HTMLDetailsElement
  fold.open = true
  fireEvent(fold, new Event('toggle'))
  fireEvent.change(await screen.findByLabelText(/Another amount/), { target: { value: '7' } })
  expect(screen.getByRole('button', { name: /^Pay \$32/ })).toBeTruthy()
  page.unmount()
  await live(<ReserveScreen />, { areas, state })
  await screen.findByRole('button', { name: /^Pay \$32/ })
  vi.useRealTimers()
})

it.each([
  ['a card', <PracticeCardForm key="card" ref={null} />],
  [
    'a code',
    <CodeForm
      key="code"
      digits="12015550142"
      onCode={nothing}
      onChange={nothing}
      onResend={nothing}
      resendAt={0}
      busy={false}
      resending={false}
      resent={0}
      failure={null}
    />,
  ],
])('%s is never kept, and each of its fields is declared so', async (_, node) => {
  await live(node, { areas, at: '/' })
  expect(fields().length).toBeGreaterThan(0)
  for (const field of fields()) {
    expect(isSecret(field)).toBe(true)
    fireEvent.change(field, { target: { value: '4242' } })
  }
  await act(async () => undefined)
  expect(sessionStorage.getItem('typed')).toBeNull()
})

it('a letter that was sent is given back', async () => {
  await live(<ContactForm />, { areas, at: '/' })
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type(/^Email/, 'rivka@example.com')
  type(/^Message/, 'Is the water warm?')
  expect(sessionStorage.getItem('typed')).toContain('warm')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sessionStorage.getItem('typed')).toBeNull())
})
