// @vitest-environment happy-dom
import { kallahPlaceholder } from '@mikvah/rules/reservation/kallah.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { RoomView, VisitSeen } from '../../live/live-event.ts'
import { applyEvent } from '../../live/on-message.ts'
import { setServerClock } from '../../talk/clock.ts'
import { keepSession } from '../../talk/session.ts'
import { room as plain, visit } from '../../test/answers.ts'
import { herSession } from '../../test/her-session.ts'
import { live, refused, said, serveCalls } from '../../test/live.tsx'
import { CallsInBar } from '../shell/CallsInBar.tsx'
import { chooseForThisDesk } from '../this-desk/chosen.ts'
import { CallBell } from '../tonight/CallBell.tsx'
import { NeedsLine } from './NeedsLine.tsx'

const now = '2026-11-24T20:30:00-05:00'
const noLists = {
  upcoming: [],
  waiting: [],
  here: [],
  ready: [],
  completed: [],
  canceled: [],
  leftover: [],
}
const one = (id: string, more: Partial<VisitSeen> = {}): VisitSeen => ({
  ...visit,
  ...{ reservationId: id, reservationCode: `90${id}`, userId: `user-${id}`, ...more },
})
const lock = { until: null, mayRelease: true }
const kiosk = { ...lock, id: 'l1', kind: 'kiosk', subject: 'Entrance' }

beforeEach(() => {
  sessionStorage.clear()
  keepSession({ ...herSession, roles: ['Reception'] })
})

type Answers = Parameters<typeof serveCalls>[0]
async function open(answers: Answers, language: Language = 'en') {
  const asked = serveCalls({
    listReception: () => ({ body: noLists }),
    rooms: () => ({ body: [] }),
    settings: () => ({ body: [{ Key: 'lateGraceMinutes', Value: '15' }] }),
    locks: () => ({ body: [] }),
    devices: () => ({ body: [] }),
    sheets: () => ({ body: [] }),
    noShows: () => ({ body: [] }),
    ...answers,
  })
  setServerClock(now)
  const opened: string[] = []
  const page = await live(<NeedsLine onVisit={(id) => opened.push(id)} />, {
    ...{ areas: ['desk', 'desk-pages'], at: '/receptionist', language },
  })
  return { ...page, asked, opened }
}
const bodies = (asked: { name: string; body: unknown }[], name: string) =>
  asked.filter((call) => call.name === name).map(({ body }) => body)
const need = async (kind: string) => {
  await waitFor(() => expect(document.querySelector(`[data-need=${kind}]`)).not.toBeNull())
  return document.querySelector(`[data-need=${kind}]`) as HTMLElement
}
const press = (within_: HTMLElement, name: string | RegExp) =>
  fireEvent.click(within(within_).getByRole('button', { name }))

it('nothing needs the desk: there is no line', async () => {
  const { asked, container } = await open({})
  await waitFor(() => expect(bodies(asked, 'noShows')).toHaveLength(1))
  expect(container.querySelector('[data-need]')).toBeNull()
  expect(screen.queryByText('Needs you')).toBeNull()
})

it('a lock stands there as soon as it is told, is opened there, and not what strangers fill elsewhere', async () => {
  let locks: object[] = []
  const { client, asked } = await open({
    locks: () => ({ body: locks }),
    releaseLock: () => said(null),
  })
  await waitFor(() => expect(bodies(asked, 'locks')).toHaveLength(1))
  locks = [
    kiosk,
    { ...lock, id: 'l3', kind: 'address', subject: '203.0.113.9' },
    { ...lock, id: 'l4', kind: 'cards-of-strangers', subject: '203.0.113.8' },
    { ...lock, id: 'l5', kind: 'cards-of-patron', subject: 'Dina Rosen' },
    { ...lock, id: 'l6', kind: 'number-of-patron', subject: 'Rivka Stern' },
  ]
  await act(async () => applyEvent(client, { event: 'locks', data: {} }))
  const locked = await need('locks')
  expect(locked.textContent).toContain('Kiosk “Entrance”')
  expect(within(locked).getAllByRole('button')).toHaveLength(1)
  for (const elsewhere of ['203.0.113.9', 'Dina Rosen', 'Rivka Stern'])
    expect(locked.textContent).not.toContain(elsewhere)
  locks = []
  press(locked, /^Let them try again/)
  await waitFor(() => expect(document.querySelector('[data-need]')).toBeNull())
  expect(asked.find(({ name }) => name === 'releaseLock')?.path).toBe('/api/api/locks/l1/release')
})

it('a screen that has fallen silent is named, one that waits to be paired is not', async () => {
  const device = { kind: 'Room', room: null, locationId: 'main', pairedAt: now }
  const lastSeen = '2026-11-24T20:05:00-05:00'
  const screens = [
    { ...device, id: 'a', name: 'Room 9', lastSeen },
    { ...device, id: 'b', name: 'Room 8', lastSeen: now },
    { ...device, id: 'c', name: 'Room 7', lastSeen: null },
  ]
  await open({ devices: () => ({ body: screens }) })
  expect((await need('silent')).textContent).toContain('Room 9 silent for 25 min')
})

it('a lock, and a screen that falls silent, are each heard once, again where it comes again, and not at a desk that is muted', async () => {
  const shaken: unknown[] = []
  const userActivation = { hasBeenActive: true }
  vi.stubGlobal('navigator', {
    ...{ userActivation, onLine: true },
    vibrate: (how: unknown) => shaken.push(how),
  })
  chooseForThisDesk({ sound: '' })
  const tablet = { id: 'heard', name: 'Room 9', kind: 'Room', room: null, locationId: 'main' }
  const devices = [{ ...tablet, pairedAt: now, lastSeen: now }]
  let locks: object[] = []
  const { client } = await open({
    locks: () => ({ body: locks }),
    devices: () => ({ body: devices }),
  })
  const tell = async (event: 'locks' | 'devices') =>
    act(async () => applyEvent(client, { event, data: {} }))
  const withLocks = async (...those: object[]) => {
    locks = those
    await tell('locks')
    await waitFor(() =>
      expect(document.querySelectorAll('[data-need=locks]')).toHaveLength(those.length ? 1 : 0),
    )
  }
  await withLocks({ ...kiosk, id: 'heard' })
  expect(shaken).toHaveLength(1)
  await tell('locks')
  expect(shaken).toHaveLength(1)
  await withLocks()
  await withLocks({ ...kiosk, id: 'heard' })
  expect(shaken).toHaveLength(2)
  devices[0] = { ...tablet, pairedAt: now, lastSeen: '2026-11-24T20:05:00-05:00' }
  await tell('devices')
  await need('silent')
  expect(shaken).toHaveLength(3)
  await withLocks()
  chooseForThisDesk({ sound: 'off' })
  await withLocks({ ...kiosk, id: 'heard' })
  expect(shaken).toHaveLength(3)
  chooseForThisDesk({ sound: '' })
})

describe('who is late', () => {
  const upcoming = [
    one('11'),
    one('12', { reservationTime: '2026-11-24T20:10:00-05:00' }),
    one('13', { reservationTime: '2026-11-24T20:20:00-05:00' }),
  ]
  const list = () => ({ body: { ...noLists, upcoming } })
  const openLate = async (language: Language, sendSms: NonNullable<Answers['sendSms']>) => {
    const page = await open({ listReception: list, sendSms }, language)
    const late = await need('late')
    press(late, /^The words|^הנוסח/)
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findAllByRole('textbox')
    return { ...page, late, dialog }
  }
  const boxOf = (dialog: HTMLElement, id: string) =>
    within(dialog).getByRole('checkbox', { name: new RegExp(`90${id}`) })

  it('is seen with the words before anything is sent, and each is sent hers in her language', async () => {
    const { asked, dialog } = await openLate('he', () =>
      said({ sent: 2, already: 0, segments: 1, failed: [] }),
    )
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(2)
    expect(bodies(asked, 'sendSms')).toEqual([])
    press(dialog, /^שליחה|^לשליחה/)
    await waitFor(() => expect(document.querySelector('[data-need=late]')).toBeNull())
    const [{ msg, msgHe, late }] = bodies(asked, 'sendSms') as [Record<string, unknown>]
    expect(late).toEqual(['11', '12'])
    expect(msg).toMatch(/^Your time has come/)
    expect(msgHe).toMatch(/[א-ת]{3}/)
  })

  it('is named no more once the other desk has written to her', async () => {
    const { client } = await open({ listReception: list })
    expect((await need('late')).textContent).toContain('2 late')
    const [told] = upcoming
    await act(async () =>
      applyEvent(client, {
        event: 'reservation',
        data: { ...told, lateTexted: true } as VisitSeen,
      }),
    )
    await waitFor(() => expect(document.body.textContent).toContain('1 late'))
  })

  it('can be left out, and is written to in words of the desk’s own', async () => {
    const { asked, dialog, late } = await openLate('en', () =>
      said({ sent: 1, already: 0, segments: 1, failed: [] }),
    )
    fireEvent.click(boxOf(dialog, '12'))
    fireEvent.change(within(dialog).getByLabelText('English'), { target: { value: 'Come by 9.' } })
    press(dialog, 'Send to 1')
    await waitFor(() => expect(late.textContent).toContain('1 late'))
    expect(bodies(asked, 'sendSms')).toMatchObject([{ msg: 'Come by 9.', late: ['11'] }])
  })

  it('and wasn’t reached stays, with the reason, and is sent nothing again unless she is ticked', async () => {
    const why = 'She doesn’t want messages.'
    const { dialog, late } = await openLate('en', () =>
      said({
        ...{ sent: 1, already: 0, segments: 1 },
        failed: [{ number: '', userId: 'user-12', errorMessage: why }],
      }),
    )
    press(dialog, 'Send to 2')
    await waitFor(() => expect(late.textContent).toContain('1 late'))
    press(late, /^The words/)
    const again = await screen.findByRole('dialog')
    expect(within(again).getByText(why)).toBeTruthy()
    expect((boxOf(again, '12') as HTMLInputElement).checked).toBe(false)
  })

  it('is written to with one tap, but for whom no text reaches; who had been written to elsewhere is done with', async () => {
    const besides = [...upcoming, one('14', { textsOff: 'stopped' })]
    const { asked } = await open({
      listReception: () => ({ body: { ...noLists, upcoming: besides } }),
      sendSms: () => said({ sent: 0, already: 2, segments: 1, failed: [] }),
    })
    const late = await need('late')
    await waitFor(() => expect(late.textContent).toContain('3 late'))
    press(late, 'Text all 2')
    await screen.findByText('All 2 had been written to already.')
    expect(bodies(asked, 'sendSms')).toMatchObject([{ late: ['11', '12'] }])
    expect(late.textContent).toContain('1 late')
    expect(within(late).queryByRole('button', { name: /^Text/ })).toBeNull()
    press(late, /^The words/)
    const dialog = await screen.findByRole('dialog')
    const box = boxOf(dialog, '14') as HTMLInputElement
    expect([box.checked, box.disabled]).toEqual([false, true])
    expect(within(dialog).getByText(/She answered STOP/)).toBeTruthy()
    expect((await within(dialog).findByText('Choose to whom')).closest('button')?.disabled).toBe(
      true,
    )
  })

  it('leads to her visit', async () => {
    const { dialog, opened } = await openLate('en', () => said(null))
    expect(dialog.textContent).toContain('8:10PM')
    press(dialog, 'Open 9012')
    expect(opened).toEqual(['12'])
    expect(screen.queryByRole('dialog'), 'nothing stands before her visit').toBeNull()
  })

  it('is written to once, the dialog closes, and it is said how many were', async () => {
    const all = [...upcoming, one('15', { reservationTime: '2026-11-24T19:50:00-05:00' })]
    await open({
      listReception: () => ({ body: { ...noLists, upcoming: all } }),
      sendSms: () => said({ sent: 1, already: 0, segments: 1, failed: [] }),
    })
    press(await need('late'), /^The words/)
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findAllByRole('textbox')
    for (const id of ['11', '12']) fireEvent.click(boxOf(dialog, id))
    press(dialog, 'Send to 1')
    expect(await screen.findByText('The text went to 1.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('isn’t written to without words, and the dialog stays when it couldn’t be sent', async () => {
    const { asked, dialog, late } = await openLate('en', () => ({
      status: 502,
      body: { success: false, code: 'failed', errorMessage: 'No provider.' },
    }))
    const english = within(dialog).getByLabelText('English')
    fireEvent.change(english, { target: { value: '  ' } })
    const send = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Send to 2' })
    expect(send.disabled).toBe(true)
    fireEvent.change(english, { target: { value: 'Come by 9.' } })
    expect(send.disabled).toBe(false)
    fireEvent.click(send)
    await within(dialog).findByText('No provider.')
    expect(bodies(asked, 'sendSms')).toHaveLength(1)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(late.textContent).toContain('2 late')
  })

  it('in the morning too, where nobody says that it is a bride’s hour', async () => {
    const { kallah: _, ...bare } = one('19', {
      reservationTime: `2026-11-24T${kallahPlaceholder}:00-05:00`,
    })
    await open({ listReception: () => ({ body: { ...noLists, upcoming: [bare] } }) })
    expect((await need('late')).textContent).toContain('1 late')
  })

  it('only once the grace is over, and never by an hour that a bride has still to be told', async () => {
    const on = (id: string, time: string, more: Partial<VisitSeen> = {}) =>
      one(id, { reservationTime: `2026-11-24T${time}-05:00`, ...more })
    await open({
      listReception: () => ({
        body: {
          ...noLists,
          upcoming: [
            on('16', '20:15:00'),
            on('17', '20:14:59'),
            on('18', `${kallahPlaceholder}:00`, { kallah: true }),
          ],
        },
      }),
    })
    expect((await need('late')).textContent).toContain('1 late')
  })
})

it('visits left over are settled at once, as those that were shown', async () => {
  const leftover = [
    one('21', { reservationStatus: 'Dressing' }),
    one('22', { reservationStatus: 'Arrived' }),
  ]
  const { asked } = await open({
    listReception: () => ({ body: { ...noLists, leftover } }),
    settleLeftOver: () => said(leftover.map((left) => ({ ...left, reservationStatus: 'Done' }))),
  })
  const left = await need('leftOver')
  expect(left.textContent).toContain('2 visits left open')
  press(left, 'Settle all')
  expect(bodies(asked, 'settleLeftOver')).toEqual([])
  press(await screen.findByRole('dialog'), 'Settle all')
  await screen.findByText('2 visits are settled.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(bodies(asked, 'settleLeftOver')).toEqual([{ reservationIds: ['21', '22'] }])
  expect(document.querySelector('[data-need=leftOver]')).toBeNull()
})

it('what couldn’t be settled, or released, says why and stays', async () => {
  await open({
    listReception: () => ({
      body: { ...noLists, leftover: [one('21', { reservationStatus: 'Dressing' })] },
    }),
    settleLeftOver: () => refused(),
    locks: () => ({ body: [kiosk] }),
    releaseLock: () => refused('Ask the office.'),
  })
  const locked = await need('locks')
  press(locked, /^Let them try again/)
  expect((await within(locked).findByRole('alert')).textContent).toContain('Ask the office.')
  press(await need('leftOver'), 'Settle all')
  const dialog = await screen.findByRole('dialog')
  press(dialog, 'Settle all')
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Not just now.')
})

it('visits left over can be looked into, or let be, and nothing is settled', async () => {
  const { asked, opened } = await open({
    listReception: () => ({
      body: { ...noLists, leftover: [one('21', { reservationStatus: 'Dressing' })] },
    }),
  })
  const left = await need('leftOver')
  press(left, 'Settle all')
  press(await screen.findByRole('dialog'), 'Not now')
  expect(screen.queryByRole('dialog')).toBeNull()
  press(left, 'Settle all')
  press(await screen.findByRole('dialog'), /9021/)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opened).toEqual(['21'])
  expect(bodies(asked, 'settleLeftOver')).toEqual([])
})

it('who didn’t come stands with what is owed, and leads to each one’s visit', async () => {
  const { opened } = await open({
    noShows: () => ({
      body: [one('31', { balance: 45 }), one('32', { balance: 0 }), one('33', { balance: 5 })],
    }),
  })
  const owing = await need('owing')
  expect(owing.textContent).toContain('2 didn’t come last night')
  expect(owing.textContent).toContain('$50')
  press(owing, 'Look')
  press(await screen.findByRole('dialog'), /9031/)
  expect(opened).toEqual(['31'])
  expect(screen.queryByRole('dialog')).toBeNull()
  press(owing, 'Look')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a sheet that waits is named by its night', async () => {
  await open({ sheets: () => ({ body: [{ date: '2026-11-20', ended: now, rows: [] }] }) })
  const link = within(await need('sheets')).getByRole('link')
  expect(link.getAttribute('href')).toBe('/receptionist/after-shabbos?date=2026-11-20')
})

it('a room that calls is in the bar with its minutes and on its tile, is heard once, and can be muted', async () => {
  const shaken: unknown[] = []
  const userActivation = { hasBeenActive: true }
  vi.stubGlobal('navigator', { userActivation, vibrate: (how: unknown) => shaken.push(how) })
  const call = {
    ...{
      id: 71,
      item: 'attendant',
      status: 'open',
      isCallRequest: false,
      isAttendantRequest: true,
    },
    ...{ dateRequested: '2026-11-24T20:28:00-05:00', dateCompleted: null, dateCanceled: null },
  }
  const calls = (id: number) =>
    ({ ...plain, number: '8', supplyRequests: [{ ...call, id }] }) as RoomView
  serveCalls({ rooms: () => ({ body: [{ ...plain, number: '8' }] }) })
  setServerClock(now)
  const page = await live(
    <>
      <CallsInBar />
      <CallBell room={calls(71)} />
    </>,
    { areas: ['desk'], at: '/receptionist' },
  )
  expect(screen.getByTitle('She calls').textContent).toContain('2′')
  const tell = (room: RoomView) =>
    act(async () => applyEvent(page.client, { event: 'room', data: room }))
  await waitFor(() =>
    expect(page.client.getQueriesData({ queryKey: ['rooms'] })[0]?.[1]).toBeDefined(),
  )
  await tell(calls(71))
  expect((await screen.findByRole('link')).textContent).toContain('Room 8 is calling2′')
  expect(shaken).toHaveLength(1)
  await tell({ ...calls(71), light: true })
  expect(shaken).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Calls are heard' }))
  await tell(calls(72))
  expect(shaken).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Calls are heard' }).getAttribute('aria-pressed')).toBe(
    'false',
  )
})

it('a room that calls twice is one room', async () => {
  const call = { item: 'attendant', status: 'open', isCallRequest: false, isAttendantRequest: true }
  const made = { dateRequested: now, dateCompleted: null, dateCanceled: null }
  const calling = (number: string, ids: number[]) => ({
    ...{ ...plain, id: Number(number), number },
    supplyRequests: ids.map((id) => ({ ...call, ...made, id })),
  })
  let rooms = [calling('8', [81, 82])]
  serveCalls({ rooms: () => ({ body: rooms }) })
  setServerClock(now)
  const first = await live(<CallsInBar />, { areas: ['desk'] })
  expect((await screen.findByRole('status')).textContent).toBe('Room 8 is calling')
  first.unmount()
  rooms = [calling('8', [81, 82]), calling('9', [91])]
  await live(<CallsInBar />, { areas: ['desk'] })
  expect((await screen.findByRole('status')).textContent).toBe('2 rooms are calling')
})

it('whoever doesn’t work at the desk has no calls in her bar', async () => {
  keepSession({ ...herSession, roles: ['Attendant'] })
  const asked = serveCalls({ rooms: () => ({ body: [] }) })
  await live(<CallsInBar />, { areas: ['desk'] })
  expect(asked).toEqual([])
})

it('what another desk has settled meanwhile is not counted as settled here', async () => {
  const leftover = [
    one('21', { reservationStatus: 'Dressing' }),
    one('22', { reservationStatus: 'Arrived' }),
  ]
  await open({
    listReception: () => ({ body: { ...noLists, leftover } }),
    settleLeftOver: () => said([{ ...leftover[0], reservationStatus: 'Done' }]),
  })
  press(await need('leftOver'), 'Settle all')
  press(await screen.findByRole('dialog'), 'Settle all')
  await screen.findByText('1 visit is settled.')
})
