// @vitest-environment happy-dom
import { words } from '@mikvah/contract/words/all.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { live, said, serveCalls } from '../../test/live.tsx'
import { listed } from '../../test/reserve-server.ts'
import { NotificationsScreen } from './NotificationsScreen.tsx'

type Her = { email: string | null; notificationByEmail: boolean; textsStopped: boolean }
const unasked: Her = { email: null, notificationByEmail: false, textsStopped: false }

const allSent = {
  ...{ notificationReservationCreated: 'True', notificationReservationCanceled: 'True' },
  ...{ notificationDayBefore: 'True', notificationDayOf: 'True', notificationBySms: 'True' },
}

/** A house that keeps what she chooses. */
async function open(
  language: Language,
  first: Partial<Her> = {},
  settings: Record<string, string> = { emailNotices: 'True' },
) {
  let her: Record<string, unknown> = {
    ...{ id: 'u1', notificationReservations: true },
    ...{ notificationDayBefore: true, notificationDayOf: true },
    ...{ ...unasked, ...first },
  }
  const asked = serveCalls({
    publicSettings: () => ({ body: listed(settings) }),
    settings: () => ({ body: listed({ ...allSent, ...settings }) }),
    user: () => ({ body: her }),
    changeUser: ({ body }) => {
      for (const { path, value } of body as { path: string; value: unknown }[]) {
        her = { ...her, [path.slice(1)]: value }
      }
      return said(her)
    },
  })
  await live(<NotificationsScreen />, { areas: ['profile'], language, at: '/notifications' })
  await screen.findAllByRole('switch')
  const changes = () =>
    asked.filter(({ name }) => name === 'changeUser').map(({ body }) => body as object[])
  return { changes, her: () => her }
}
const byEmail = (name: string) => screen.findByRole('switch', { name: new RegExp(`^${name}`) })
const add = (path: string, value: unknown) => ({ op: 'add', path, value })

describe.each(['en', 'he'] as const)('in %s', (language) => {
  const say = words[language]

  it('she whose address is known chooses whether they go there too, and sees where', async () => {
    const { changes } = await open(language, { email: 'rivka@example.org' })
    const toggle = await byEmail(say.notificationByEmail)
    expect(toggle.getAttribute('aria-checked')).toBe('false')
    expect(toggle.closest('label')?.querySelector('bdi')?.textContent).toBe('rivka@example.org')
    fireEvent.click(toggle)
    await waitFor(() => expect(changes()).toEqual([[add('/notificationByEmail', true)]]))
    await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'))
  })

  it('she who has given none gives one, and by that chooses it; what is no address isn’t sent', async () => {
    const { changes } = await open(language)
    expect(await screen.findByText(say.notificationEmailNone)).toBeTruthy()
    const type = (value: string) =>
      fireEvent.change(screen.getByLabelText(say.notificationEmail), { target: { value } })
    const send = () =>
      fireEvent.click(screen.getByRole('button', { name: say.notificationEmailSaveNew }))
    type('rivka@')
    send()
    expect(await screen.findByText(say.notificationEmailWrong)).toBeTruthy()
    expect(changes()).toEqual([])
    type(' rivka@example.org ')
    send()
    const toggle = await byEmail(say.notificationByEmail)
    expect(toggle.getAttribute('aria-checked')).toBe('true')
    expect(changes()).toEqual([
      [add('/email', 'rivka@example.org'), add('/notificationByEmail', true)],
    ])
  })

  it.each([true, false])(
    'an address is changed, or kept after all; by e-mail stays %s',
    async (on) => {
      const { changes, her } = await open(language, {
        email: 'old@example.org',
        notificationByEmail: on,
      })
      const tap = async (name: string) =>
        fireEvent.click(await screen.findByRole('button', { name }))
      await tap(say.notificationEmailChange)
      expect(screen.getByDisplayValue('old@example.org')).toBeTruthy()
      await tap(say.notificationEmailKeep)
      expect(await screen.findByText('old@example.org')).toBeTruthy()
      await tap(say.notificationEmailChange)
      fireEvent.change(screen.getByLabelText(say.notificationEmail), {
        target: { value: 'new@example.org' },
      })
      await tap(say.notificationEmailSave)
      expect(await screen.findByText('new@example.org')).toBeTruthy()
      expect(changes()).toEqual([[add('/email', 'new@example.org')]])
      expect(her()).toMatchObject({ notificationByEmail: on })
    },
  )

  it('a phone that answered STOP is said to be, with the way back and every switch', async () => {
    await open(language, { textsStopped: true, email: 'rivka@example.org' })
    const [said] = screen.getAllByRole('status')
    expect(said?.textContent).toBe(`${say.notificationsStopped} ${say.notificationsStoppedText}`)
    expect(said?.textContent).toContain('START')
    await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(4))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText(say.notificationsLead)).toBeNull()
  })
})

describe.each([
  ['en', '6:30 PM', '8:00 AM'],
  ['he', '18:30', '08:00'],
] as const)('what the facility sends, in %s', (language, before, of) => {
  const say = words[language]
  const hint = (kind: 'DayBefore' | 'DayOf' | 'Reservations') =>
    screen
      .getByRole('switch', { name: new RegExp(`^${say[`notification${kind}`]}`) })
      .closest('label')?.textContent
  const hours = { notificationDayBeforeHour: '18.5', notificationDayOfHour: '8' }

  it('says when each reminder goes out by the settings', async () => {
    await open(language, {}, hours)
    const at = (key: 'notificationDayBeforeAt' | 'notificationDayOfAt', time: string) =>
      say[key].replace('{{time}}', time.replace(' ', '\u00a0'))
    await waitFor(() => expect(hint('DayBefore')).toContain(at('notificationDayBeforeAt', before)))
    expect(hint('DayOf')).toContain(at('notificationDayOfAt', of))
    expect(hint('DayBefore')).not.toContain(say.notificationNotSent)
  })

  it('says at each that doesn’t go out now, and keeps the switch', async () => {
    const off = { notificationDayBefore: 'False', notificationReservationCreated: 'False' }
    await open(language, {}, { ...off, notificationReservationCanceled: 'False', ...hours })
    await waitFor(() => expect(hint('DayBefore')).toContain(say.notificationNotSent))
    expect(hint('Reservations')).toContain(say.notificationNotSent)
    expect(hint('DayOf')).not.toContain(say.notificationNotSent)
    expect(screen.getAllByRole('switch')).toHaveLength(3)
  })

  it.each([
    ['Created', 'notificationCanceledHint'],
    ['Canceled', 'notificationReservationsHint'],
  ] as const)(
    'says what goes out of what its switch is for, without what is %s',
    async (off, key) => {
      await open(language, {}, { [`notificationReservation${off}`]: 'False' })
      await screen.findByText(say.notificationsLead)
      expect(hint('Reservations')).toContain(say[key])
      expect(hint('Reservations')).not.toContain(say.notificationNotSent)
    },
  )

  it.each([
    ['True', 'notificationsLeadEmail'],
    ['False', 'notificationsLeadNone'],
  ] as const)(
    'promises no text messages where none go out, with e-mail %s',
    async (emailNotices, key) => {
      await open(language, {}, { emailNotices, notificationBySms: 'False' })
      expect(await screen.findByText(say[key])).toBeTruthy()
      expect(screen.queryByText(say.notificationsLead)).toBeNull()
    },
  )
})

it('nobody whose messages go out reads that they are stopped', async () => {
  await open('en', { email: 'rivka@example.org' })
  expect(screen.queryByText(/STOP/)).toBeNull()
  expect(await screen.findByText(words.en.notificationsLead)).toBeTruthy()
})

it.each([{ emailNotices: 'False' }, {}])(
  'no e-mail is offered where none goes out: %o',
  async (settings) => {
    await open('en', { email: 'rivka@example.org' }, settings as Record<string, string>)
    expect(screen.getAllByRole('switch')).toHaveLength(3)
    expect(screen.queryByText('rivka@example.org')).toBeNull()
  },
)
