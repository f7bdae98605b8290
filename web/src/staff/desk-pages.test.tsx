// @vitest-environment happy-dom
import type { CallName } from '@mikvah/contract/addresses.ts'
import { words } from '@mikvah/contract/words/all.ts'
import type { WordArea } from '@mikvah/contract/words/key.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { applyEvent } from '../live/on-message.ts'
import { Modal } from '../parts/dialogs/Modal.tsx'
import { serverNow, setServerClock } from '../talk/clock.ts'
import { keepSession } from '../talk/session.ts'
import { aFewTurns } from '../test/a-few-turns.ts'
import { visit as plainVisit } from '../test/answers.ts'
import { herSession } from '../test/her-session.ts'
import { live, refused, said, serveCalls } from '../test/live.tsx'
import { CleaningScreen } from './cleaning/CleaningScreen.tsx'
import { MessagesScreen } from './messages/MessagesScreen.tsx'
import { PatronRecordScreen } from './patron-record/PatronRecordScreen.tsx'
import { DeskPage } from './shell/DeskPage.tsx'
import { SuppliesScreen } from './supplies/SuppliesScreen.tsx'
import { chooseForThisDesk, thisDesk } from './this-desk/chosen.ts'
import { mayChooseDevices } from './this-desk/may-choose.ts'
import { PrintReceipt } from './this-desk/PrintReceipt.tsx'
import { ThisDesk } from './this-desk/ThisDesk.tsx'
import { ThisKioskScreen } from './this-desk/ThisKioskScreen.tsx'

const areas: WordArea[] = ['desk', 'desk-pages', 'prepare', 'visit-signs']
const open = (page: ReactNode, answers: Parameters<typeof serveCalls>[0], how = {}) => {
  const asked = serveCalls({ publicSettings: () => ({ body: [] }), ...answers })
  return live(page, { areas, at: '/receptionist/x', ...how }).then(() => asked)
}
const bodiesOf = (asked: Awaited<ReturnType<typeof open>>, name: string) =>
  asked.filter((one) => one.name === name).map(({ path, body }) => [path, body])

const room = (id: number, more: object = {}) => ({
  id,
  number: String(id),
  section: { id: 's', name: 'Upper hall', attendant: null },
  status: 'Occupied',
  statusSince: '2026-11-24T19:40:00-05:00',
  reservation: { reservationId: 'r1', reservationCode: '6073' },
  supplyRequests: [],
  ...more,
})
const ask = (id: number, item: string, minute: number, more: object = {}) => ({
  id,
  item,
  status: 'open',
  isCallRequest: false,
  isAttendantRequest: false,
  dateRequested: `2026-11-24T19:${minute}:00-05:00`,
  dateCompleted: null,
  dateCanceled: null,
  ...more,
})

it('Escape leads back to tonight, out of a field first', async () => {
  serveCalls({ publicSettings: () => ({ body: [] }), rooms: () => ({ body: [] }) })
  const { router } = await live(
    <DeskPage title="A page">
      <input aria-label="Name" />
    </DeskPage>,
    { areas, at: '/receptionist/supplies' },
  )
  const field = await screen.findByLabelText('Name')
  act(() => field.focus())
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(router.state.location.pathname).toBe('/receptionist/supplies')
  expect(document.activeElement).toBe(document.body)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/receptionist'))
})

it('has the other language at the end of its bar', async () => {
  serveCalls({ publicSettings: () => ({ body: [] }), rooms: () => ({ body: [] }) })
  await live(<DeskPage title="A page">…</DeskPage>, { areas, at: '/receptionist/supplies' })
  const bar = within(document.querySelector('header') as HTMLElement)
  expect(bar.getAllByRole('button').at(-1)?.textContent).toBe('עברית')
})

it('Escape leads back from a tick at once: nothing is typed there', async () => {
  serveCalls({ publicSettings: () => ({ body: [] }), rooms: () => ({ body: [] }) })
  const { router } = await live(
    <DeskPage title="A page">
      <input type="checkbox" aria-label="Names" />
    </DeskPage>,
    { areas, at: '/receptionist/supplies' },
  )
  const tick = await screen.findByLabelText('Names')
  act(() => tick.focus())
  fireEvent.keyDown(tick, { key: 'Escape' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/receptionist'))
})

it('Escape under an open dialog is the dialog’s, and leaves no page', async () => {
  serveCalls({ publicSettings: () => ({ body: [] }), rooms: () => ({ body: [] }) })
  const Asked = () => {
    const [open, setOpen] = useState(true)
    return (
      <DeskPage title="A page">
        <Modal open={open} onClose={() => setOpen(false)} title="A question">
          <button type="button" onClick={() => setOpen(false)}>
            An answer
          </button>
        </Modal>
      </DeskPage>
    )
  }
  const { router } = await live(<Asked />, { areas, at: '/receptionist/supplies' })
  const answer = await screen.findByRole('button', { name: 'An answer' })
  // A tap beside its buttons leaves the focus nowhere.
  for (const from of [answer, document.body])
    await act(async () => fireEvent.keyDown(from, { key: 'Escape' }))
  expect(router.state.location.pathname).toBe('/receptionist/supplies')
  fireEvent.click(answer)
  await act(async () => fireEvent.keyDown(document.body, { key: 'Escape' }))
  expect(router.state.location.pathname).toBe('/receptionist')
})

describe('supplies', () => {
  const rooms = [
    room(7, { supplyRequests: [ask(1, 'floss', 44), ask(2, 'towel', 30, { status: 'complete' })] }),
    room(8, { supplyRequests: [ask(3, 'call', 41, { isCallRequest: true })] }),
  ]

  it('list who calls before what waits, each the longest first, in words', async () => {
    const asked = [
      room(7, {
        supplyRequests: [ask(1, 'floss', 31), ask(2, 'towel', 30, { status: 'complete' })],
      }),
      room(8, { supplyRequests: [ask(3, 'call', 44, { isCallRequest: true })] }),
      room(9, { supplyRequests: [ask(4, 'attendant', 41, { isAttendantRequest: true })] }),
      room(10, { supplyRequests: [ask(5, 'floss', 29)] }),
    ]
    await open(<SuppliesScreen />, { rooms: () => ({ body: asked }) })
    await screen.findAllByText('Floss')
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows.map((text) => text?.slice(0, text.indexOf('6073')))).toEqual([
      expect.stringMatching(/^Room 9/),
      'Room 8She asks to be called',
      'Room 10Floss',
      'Room 7Floss',
    ])
  })

  it('mark what has waited for longer than the facility allows', async () => {
    const minutesAgo = (minutes: number) => new Date(serverNow() - minutes * 60_000).toISOString()
    const asked = [1, 9].map((minutes) =>
      ask(minutes, 'floss', 10, { dateRequested: minutesAgo(minutes) }),
    )
    await open(<SuppliesScreen />, {
      rooms: () => ({ body: [room(7, { supplyRequests: asked })] }),
      settings: () => ({ body: [{ Key: 'thresholdMinutesSupply', Value: '5' }] }),
    })
    await screen.findByText(/Over the expected time/)
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows[0]).toMatch(/Over the expected time 9′/)
    expect(rows[1]).not.toMatch(/Over the expected time/)
  })

  it('are marked completed, each by itself', async () => {
    const asked = await open(<SuppliesScreen />, {
      rooms: () => ({ body: rooms }),
      askSupplies: () => said([]),
    })
    const row = (await screen.findByText('Floss')).closest('li') as HTMLElement
    fireEvent.click(within(row).getByRole('button', { name: 'Mark Completed' }))
    await waitFor(() => expect(bodiesOf(asked, 'askSupplies')).toHaveLength(1))
    expect(bodiesOf(asked, 'askSupplies')).toEqual([
      ['/api/api/rooms/7/supplyrequest', { action: 'complete', ids: [1] }],
    ])
  })

  it('are called from the extension of this desk, and done when it rang', async () => {
    const asked = await open(<SuppliesScreen />, {
      rooms: () => ({ body: rooms }),
      callRoom: () => said({ ringing: true }),
      askSupplies: () => said([]),
    })
    await screen.findByText('Floss')
    expect(screen.queryByRole('button', { name: 'Call Room' })).toBeNull()
    // Without one she was called from another telephone, or gone to.
    expect(screen.getByRole('button', { name: 'Answered' })).toBeTruthy()
    act(() => chooseForThisDesk({ extension: '201' }))
    fireEvent.click(screen.getByRole('button', { name: 'Call Room' }))
    await waitFor(() => expect(bodiesOf(asked, 'askSupplies')).toHaveLength(1))
    expect(bodiesOf(asked, 'callRoom')).toEqual([
      ['/api/api/rooms/8/callroom', { fromExtension: '201' }],
    ])
    expect(bodiesOf(asked, 'askSupplies')).toEqual([
      ['/api/api/rooms/8/supplyrequest', { action: 'complete', ids: [3] }],
    ])
  })

  it('stay open when the room could not be called', async () => {
    chooseForThisDesk({ extension: '201' })
    const asked = await open(<SuppliesScreen />, {
      rooms: () => ({ body: rooms }),
      askSupplies: () => said([]),
      callRoom: () => ({
        status: 502,
        body: { success: false, code: 'phone-failed', errorMessage: 'The phone did not ring.' },
      }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Call Room' }))
    expect((await screen.findByRole('alert')).textContent).toContain('The phone did not ring.')
    expect(bodiesOf(asked, 'askSupplies')).toEqual([])
    // Somebody goes to her instead.
    fireEvent.click(screen.getByRole('button', { name: 'Answered' }))
    await waitFor(() =>
      expect(bodiesOf(asked, 'askSupplies')).toEqual([
        ['/api/api/rooms/8/supplyrequest', { action: 'complete', ids: [3] }],
      ]),
    )
  })

  it('that are asked for no more are taken off, and it is said when they couldn’t be', async () => {
    const errorMessage = 'Not just now.'
    const asked = await open(<SuppliesScreen />, {
      rooms: () => ({ body: rooms }),
      askSupplies: () => refused(errorMessage),
    })
    const row = within((await screen.findByText('Floss')).closest('li') as HTMLElement)
    fireEvent.click(row.getByRole('button', { name: 'Not needed' }))
    expect((await row.findByRole('alert')).textContent).toContain(errorMessage)
    expect(bodiesOf(asked, 'askSupplies')).toEqual([
      ['/api/api/rooms/7/supplyrequest', { action: 'cancel', ids: [1] }],
    ])
  })

  it('say when nothing is asked for', async () => {
    await open(<SuppliesScreen />, { rooms: () => ({ body: [room(1)] }) })
    expect(await screen.findByText('Nobody is waiting for anything.')).toBeTruthy()
  })
})

describe('cleaning', () => {
  it.each([
    ['NeedsCleaning', 'Start cleaning', 'Cleaning'],
    ['Cleaning', 'Clean and ready', 'Ready'],
  ])('a room that is %s is set by “%s” to %s', async (status, name, to) => {
    const asked = await open(<CleaningScreen />, {
      settings: () => ({ body: [] }),
      cleaningList: () => ({ body: [room(3, { status, reservation: null })] }),
      changeRoomStatus: () => said(room(3, { status: to, reservation: null })),
    })
    fireEvent.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(bodiesOf(asked, 'changeRoomStatus')).toHaveLength(1))
    expect(bodiesOf(asked, 'changeRoomStatus')).toEqual([
      ['/api/api/rooms/3/status', { status: to, expectedStatus: status }],
    ])
  })
})

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('messages', () => {
  const visit = (n: number, more: object = {}) => ({
    reservationId: `r${n}`,
    userId: `u${n}`,
    reservationCode: `${1000 + n}`,
    reservationTime: '2026-11-24T20:00:00-05:00',
    reservationStatus: 'Reserved',
    balance: 0,
    ...more,
  })
  const board = {
    upcoming: [visit(1), visit(2, { balance: 18 }), visit(3, { userId: 'u1' })],
    waiting: [visit(4)],
    here: [],
    ready: [],
    completed: [],
    canceled: [],
    leftover: [],
  }
  const listReception = () => ({ body: board })

  it('that were sent say how far they have come, and why not further', async () => {
    const at = '2026-11-24T19:40:00-05:00'
    const sent = (id: string, state: string, why: string | null = null) => ({
      ...{ id, at, number: `1201555010${id}`, state, why },
    })
    const got = [
      sent('1', 'delivered'),
      sent('2', 'sent'),
      sent('3', 'undelivered', 'landline'),
      sent('4', 'failed', 'opted-out'),
    ]
    await open(<MessagesScreen />, { listReception, sentMessages: () => ({ body: got }) })
    const list = await screen.findByRole('region', { name: 'Sent in the last day' })
    await within(list).findByText('Delivered')
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([
      expect.stringMatching(/^\(201\) 555-0101.*Delivered$/),
      expect.stringMatching(/^\(201\) 555-0102.*On its way$/),
      expect.stringMatching(/^\(201\) 555-0103.*Not delivered · The phone takes no texts$/),
      expect.stringMatching(/^\(201\) 555-0104.*Not sent · She answered STOP$/),
    ])
  })

  it('that were sent are read anew when something has become of one, and not before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const sent = (state: string) => [
      { id: '1', at: '2026-11-24T19:40:00-05:00', number: '12015550101', state, why: null },
    ]
    let got = sent('sent')
    const answers = { publicSettings: () => ({ body: [] }), listReception }
    const asked = serveCalls({ ...answers, sentMessages: () => ({ body: got }) })
    const { client } = await live(<MessagesScreen />, { areas, at: '/receptionist/x' })
    const readings = () => asked.filter(({ name }) => name === 'sentMessages').length
    await screen.findByText('On its way')
    got = sent('delivered')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(readings()).toBe(1)
    await act(async () => applyEvent(client, { event: 'sent', data: {} }))
    await screen.findByText('Delivered')
    expect(readings()).toBe(2)
  })

  it('go to those who are ticked, each once, and to numbers; who isn’t reached is told', async () => {
    const asked = await open(<MessagesScreen />, {
      listReception,
      sentMessages: () => ({ body: [] }),
      sendSms: () =>
        said({
          ...{ sent: 2, already: 0, segments: 1 },
          failed: [
            { number: '2015550109', userId: null, errorMessage: 'She turned messages off.' },
          ],
        }),
    })
    expect(await screen.findByRole('radio', { name: 'Upcoming 2' })).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: 'All of them' }))
    fireEvent.click(screen.getByRole('radio', { name: 'By phone 0' }))
    write('Another number', '2015550109, ')
    fireEvent.change(screen.getByLabelText('Template'), { target: { value: 'messageLate' } })
    expect((await screen.findByLabelText<HTMLTextAreaElement>('עברית')).value).toMatch(/[א-ת]/)
    fireEvent.click(screen.getByRole('button', { name: 'Send to 3' }))
    expect(await screen.findByText('2 messages are on their way.')).toBeTruthy()
    // A second tap has nothing left to send.
    fireEvent.click(screen.getByRole('button', { name: 'Send to 3' }))
    expect(screen.getByText('Write what she is to read.')).toBeTruthy()
    await aFewTurns()
    expect(screen.getByText(/She turned messages off/)).toBeTruthy()
    expect(bodiesOf(asked, 'sendSms')).toEqual([
      [
        '/api/api/reservations/sendsms',
        {
          msg: 'We are running late tonight. Please come 20 minutes after your time.',
          msgHe: expect.stringMatching(/^[^a-z]*[א-ת]/),
          users: ['u1', 'u2'],
          numbers: ['2015550109'],
        },
      ],
    ])
  })

  it('that reach her after one that didn’t mark her no more', async () => {
    const misses = (userId: string) => ({ number: userId, userId, errorMessage: 'Not reached.' })
    let failed = [misses('u1'), misses('u2')]
    const asked = await open(<MessagesScreen />, {
      listReception,
      sentMessages: () => ({ body: [] }),
      sendSms: () => said({ sent: 2 - failed.length, already: 0, segments: 1, failed }),
    })
    fireEvent.click(await screen.findByRole('checkbox', { name: 'All of them' }))
    const marked = () =>
      screen
        .getAllByRole('checkbox', { name: /Not reached/ })
        .map((one) => /100\d/.exec(one.closest('label')?.textContent ?? '')?.[0])
    const send = async (count: number) => {
      write('Text', `Come at ${count + 7}.`)
      fireEvent.click(screen.getByRole('button', { name: 'Send to 2' }))
      await waitFor(() => expect(bodiesOf(asked, 'sendSms')).toHaveLength(count))
    }
    await send(1)
    await waitFor(() => expect(marked()).toEqual(['1001', '1002']))
    failed = [misses('u2')]
    await send(2)
    await waitFor(() => expect(marked()).toEqual(['1002']))
  })

  it.each<[string, () => void, boolean]>([
    ['words of the desk’s own', () => write('Text', 'Come at 9.'), true],
    ['a template as it is', () => write('Template', 'messageLate'), false],
    [
      'a template whose words were changed',
      () => {
        write('Template', 'messageLate')
        write('English', 'We are late.')
      },
      true,
    ],
    [
      'a number',
      () => {
        fireEvent.click(screen.getByRole('radio', { name: 'By phone 0' }))
        write('Another number', '2015550109')
      },
      true,
    ],
    ['nothing', () => undefined, false],
  ])('are asked about before %s is lost', async (_, type, isAsked) => {
    serveCalls({
      ...{ publicSettings: () => ({ body: [] }), listReception },
      sentMessages: () => ({ body: [] }),
    })
    const { router } = await live(<MessagesScreen />, { areas, at: '/receptionist/messages' })
    await screen.findByRole('radio', { name: 'Upcoming 2' })
    type()
    await act(async () => fireEvent.keyDown(document.body, { key: 'Escape' }))
    expect(router.state.location.pathname).toBe(
      isAsked ? '/receptionist/messages' : '/receptionist',
    )
  })

  it('with a template miss only the language that has no words', async () => {
    await open(<MessagesScreen />, { listReception, sentMessages: () => ({ body: [] }) })
    await screen.findByRole('radio', { name: 'Upcoming 2' })
    fireEvent.click(screen.getByRole('checkbox', { name: 'All of them' }))
    write('Template', 'messageLate')
    write('עברית', ' ')
    fireEvent.click(screen.getByRole('button', { name: 'Send to 2' }))
    const marked = () =>
      screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-invalid') === 'true')
    await screen.findByText('Write what she is to read.')
    const [english, hebrew] = ['English', 'עברית'].map((name) => screen.getByLabelText(name))
    expect(english?.getAttribute('aria-invalid')).not.toBe('true')
    expect(hebrew?.getAttribute('aria-invalid')).toBe('true')
    expect(marked().filter(Boolean)).toHaveLength(1)
  })

  it('go to nobody who is unticked again, and to none of several numbers twice', async () => {
    const asked = await open(<MessagesScreen />, {
      listReception,
      sendSms: () => said({ sent: 1, already: 0, segments: 1, failed: [] }),
    })
    const one = await screen.findByRole<HTMLInputElement>('checkbox', { name: /1001/ })
    const all = screen.getByRole('checkbox', { name: 'All of them' })
    fireEvent.click(all)
    fireEvent.click(one)
    expect(one.checked).toBe(false)
    expect(screen.getByRole('button', { name: 'Send to 1' })).toBeTruthy()
    fireEvent.click(all)
    fireEvent.click(all)
    expect(screen.getByRole('button', { name: 'Choose to whom' })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'By phone 0' }))
    write('Another number', '2015550109; 2015550110,, ')
    write('Text', 'Come at 9.')
    fireEvent.click(screen.getByRole('button', { name: 'Send to 2' }))
    await waitFor(() => expect(bodiesOf(asked, 'sendSms')).toHaveLength(1))
    expect(bodiesOf(asked, 'sendSms')[0]?.[1]).toMatchObject({
      users: [],
      numbers: ['2015550109', '2015550110'],
    })
  })

  it('that couldn’t be sent stay as they are written, and say why', async () => {
    await open(<MessagesScreen />, { listReception, sendSms: () => refused('No provider.') })
    fireEvent.click(await screen.findByRole('checkbox', { name: /1001/ }))
    write('Text', 'Come at 9.')
    fireEvent.click(screen.getByRole('button', { name: 'Send to 1' }))
    expect((await screen.findByRole('alert')).textContent).toContain('No provider.')
    expect(screen.getByLabelText('Text')).toHaveProperty('value', 'Come at 9.')
    expect(screen.queryByText(/on (its|their) way/)).toBeNull()
  })

  describe('sent while the desk types on', () => {
    /** A message to one that is under way; what the desk has typed meanwhile, and how the sending ends. */
    async function sending(
      typed: readonly string[],
      end: ReturnType<typeof said | typeof refused>,
    ) {
      const answer = Promise.withResolvers<typeof end>()
      const sentMessages = () => ({ body: [] })
      const asked = await open(<MessagesScreen />, {
        ...{ listReception, sentMessages, sendSms: () => answer.promise },
      })
      fireEvent.click(await screen.findByRole('checkbox', { name: /1001/ }))
      write('Text', 'Come at 9.')
      fireEvent.click(screen.getByRole('button', { name: 'Send to 1' }))
      await waitFor(() => expect(bodiesOf(asked, 'sendSms')).toHaveLength(1))
      for (const text of typed) write('Text', text)
      answer.resolve(end)
    }
    const went = said({ sent: 1, already: 0, segments: 1, failed: [] })

    it.each([
      ['what is typed on stays', ['Come at 9. No, at ten.'], 'Come at 9. No, at ten.'],
      [
        'what is as it was sent is cleared, so that none goes twice',
        ['Come at 9. N', 'Come at 9.'],
        '',
      ],
    ])('%s, and how many went out is told', async (_, typed, left) => {
      await sending(typed, went)
      await screen.findByText(/on its way/)
      expect(screen.getByLabelText('Text')).toHaveProperty('value', left)
    })

    it('one that fails still says why', async () => {
      await sending(['Come at ten.'], refused('No provider.'))
      expect((await screen.findByRole('alert')).textContent).toContain('No provider.')
    })
  })

  it('all are ticked only where each is, and no list without anybody has it ticked', async () => {
    await open(<MessagesScreen />, { listReception, sentMessages: () => ({ body: [] }) })
    await screen.findByRole('radio', { name: 'Upcoming 2' })
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All of them' })
    const each = screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box !== all)
    expect(all.checked).toBe(false)
    fireEvent.click(each[0] as HTMLElement)
    expect(all.checked).toBe(false)
    fireEvent.click(each[1] as HTMLElement)
    expect(all.checked).toBe(true)
  })

  it('offer the lists of the board by its names and counts, and whoever of tonight owes', async () => {
    const here = [
      visit(4, { reservationStatus: 'Waiting', balance: 5 }),
      visit(6, { reservationStatus: 'Arrived' }),
      visit(7, { reservationStatus: 'Assigned' }),
      visit(8, { reservationStatus: 'Prep' }),
      visit(9, { reservationStatus: 'Dressing', balance: 7 }),
    ]
    const waiting = [here[0], here[2]]
    const completed = [visit(10, { reservationStatus: 'Done', balance: 9 })]
    const canceled = [visit(11, { reservationStatus: 'Canceled', balance: 9 })]
    await open(<MessagesScreen />, {
      listReception: () => ({ body: { ...board, here, waiting, completed, canceled } }),
    })
    const chips = await within(await screen.findByRole('group', { name: 'To whom' })).findAllByRole(
      'radio',
    )
    expect(chips.map((one) => one.closest('label')?.textContent)).toEqual([
      'Upcoming 2',
      'At the desk 1',
      'Waiting 1',
      'In rooms 3',
      'Owed 4',
      'By phone 0',
    ])
  })

  it('say beside each patron how far the last one to her has come', async () => {
    const upcoming = [visit(1), visit(2), visit(5)]
    const sent = (userId: string, at: string, state: string) => ({
      ...{ id: userId + at, number: '12015550101', userId, at, state, why: null },
    })
    const sentMessages = () => ({
      body: [
        sent('u1', '2026-11-24T19:40:00-05:00', 'delivered'),
        sent('u1', '2026-11-24T19:10:00-05:00', 'undelivered'),
        sent('u2', '2026-11-24T19:40:00-05:00', 'undelivered'),
      ],
    })
    await open(<MessagesScreen />, {
      listReception: () => ({ body: { ...board, upcoming } }),
      sentMessages,
    })
    await screen.findByRole('checkbox', { name: /1001.*Delivered 7:40/ })
    const rows = [/1002.*Not delivered 7:40/, /^1005 ?8:00 ?PM(?!.*elivered)/]
    for (const name of rows) expect(screen.getByRole('checkbox', { name })).toBeTruthy()
  })

  it('name whom they go to, where the house shows names, and mark whom one didn’t reach', async () => {
    const user = { id: 'u1', userName: '12015550188', firstName: 'Dina', lastName: 'Rosen' }
    await open(<MessagesScreen />, {
      listReception: () => ({ body: { ...board, upcoming: [visit(1, { user })] } }),
      settings: () => ({ body: [{ Key: 'showUserNameinResDetails', Value: 'True' }] }),
      sentMessages: () => ({ body: [] }),
      sendSms: () =>
        said({
          ...{ sent: 0, already: 0, segments: 1 },
          failed: [
            { number: '12015550188', userId: 'u1', errorMessage: 'She turned messages off.' },
          ],
        }),
    })
    fireEvent.click(await screen.findByRole('checkbox', { name: /1001.*Dina Rosen.*··0188/ }))
    fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Come in.' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send to 1' }))
    await screen.findByRole('checkbox', { name: /1001.*She turned messages off/ })
  })

  it('need somebody and words', async () => {
    const asked = await open(<MessagesScreen />, { listReception })
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Choose to whom' })
    expect(send.disabled).toBe(true)
    fireEvent.click(screen.getByRole('checkbox', { name: /1001/ }))
    expect(send.disabled).toBe(false)
    fireEvent.click(send)
    expect(screen.getByText('Write what she is to read.')).toBeTruthy()
    expect(bodiesOf(asked, 'sendSms')).toEqual([])
  })

  it('mark before anything is sent whom none reaches, and choose her with nobody', async () => {
    const upcoming = [
      visit(1),
      visit(2, { textsOff: 'not-wanted' }),
      visit(5, { textsOff: 'stopped' }),
      visit(6, { textsOff: 'no-phone' }),
      visit(7),
    ]
    await open(<MessagesScreen />, { listReception: () => ({ body: { ...board, upcoming } }) })
    fireEvent.click(await screen.findByRole('checkbox', { name: 'All of them' }))
    expect(screen.getByRole('button', { name: 'Send to 2' })).toBeTruthy()
    for (const name of [/1002.*turned text/, /1005.*STOP/, /1006.*no number/]) {
      const box = screen.getByRole<HTMLInputElement>('checkbox', { name })
      expect([box.disabled, box.checked]).toEqual([true, false])
    }
  })

  it.each([
    ['a', 160, '160 of 160', '1 segment'],
    ['a', 161, '161 of 306', '2 segments'],
    ['א', 70, '70 of 70', '1 segment'],
    ['א', 71, '71 of 134', '2 segments'],
  ])('of the letter %s, %i times, count %s, %s', async (letter, times, letters, segments) => {
    const text = letter.repeat(times)
    await open(<MessagesScreen />, { listReception })
    fireEvent.change(await screen.findByLabelText('Text'), { target: { value: text } })
    expect(screen.getByText(letters)).toBeTruthy()
    expect(document.body.textContent).toContain(`${letters} · ${segments}`)
  })
})

describe('the record of a patron', () => {
  const her = {
    id: 'u2',
    phoneNumber: '12015550131',
    firstName: 'Dina',
    lastName: 'Rosen',
    language: 'he',
    notes: 'Please knock.',
    internalNote: 'Call before changes.',
    plateNumber: 'K42 RTD',
    notificationReservations: true,
    excludedAttendants: [{ attendantId: 'a1' }],
    membershipExpiration: '2027-03-03',
    membershipPaidUntil: null,
  }
  const answers = {
    user: () => ({ body: her }),
    membership: () => ({ body: { activeMember: true } }),
    attendants: () => ({
      body: [
        { id: 'a1', name: 'Shoshana Levi', nameHe: '', active: true },
        { id: 'a2', name: 'Rivka Stein', nameHe: '', active: true },
        { id: 'a3', name: 'Gone Away', nameHe: '', active: false },
      ],
    }),
    findReservationsByUser: () => ({ body: [] }),
  }
  const how = { at: '/receptionist/user/u2', route: '/receptionist/user/:id' }

  it('says who she is', async () => {
    await open(<PatronRecordScreen />, answers, how)
    expect(await screen.findByText('Dina Rosen')).toBeTruthy()
    await screen.findByText('Shoshana Levi')
    await screen.findByText('Member')
    const text = document.body.textContent
    for (const words of ['K42 RTD', 'עברית', 'Member', 'Shoshana Levi', '3 March 2027'])
      expect(text).toContain(words)
    expect(text).not.toContain('Gone Away')
    const walkIn = screen.getByRole('link', { name: 'Walk-in' })
    expect(walkIn.getAttribute('href')).toBe('/receptionist/reservation?user=u2')
  })

  const folded = {
    ...answers,
    membership: () => ({
      body: {
        ...{ activeMember: true, membershipLevel: 'Gold', membershipExpiration: '2027-03-03' },
        ...{ membershipPaidUntil: null, membershipAutoRenew: true },
      },
    }),
    paymentsByUser: () => ({
      body: [
        {
          ...{ paymentId: 'p1', reservationId: 'r1', method: 'CashPayment', status: 'Approved' },
          ...{ amount: 26, dateCreated: '2026-11-20T19:00:00-05:00', refundOf: null, note: null },
        },
      ],
    }),
    savedCards: () => ({ body: [{ id: 'c1', brand: 'Visa', last4: '4242' }] }),
    plates: () => ({
      body: {
        plates: ['K42 RTD'],
        papers: {
          ...{ id: 'q1', state: 'waiting', addReplace: 'add', decidedAt: null, reason: null },
          sentAt: '2026-11-20T19:00:00-05:00',
        },
      },
    }),
    audit: () => ({
      body: {
        rows: [
          {
            ...{ id: 'a1', at: '2026-11-24T19:00:00-05:00', act: 'cards-read', subject: 'u2' },
            ...{ by: { userId: 'u9', name: 'D. Adler' }, subjectName: 'Dina Rosen', details: {} },
          },
        ],
        next: null,
      },
    }),
  }
  const wide = { ...how, areas: [...areas, 'till', 'office', 'audit-acts', 'users'] }
  const namesOf = (asked: { name: string }[]) => new Set(asked.map(({ name }) => name))
  const openFold = async (title: string) => {
    const summary = (await screen.findByText(title, { selector: 'summary *, summary' })).closest(
      'details',
    ) as HTMLDetailsElement
    summary.open = true
    await act(async () => fireEvent(summary, new Event('toggle')))
  }

  it('lists her reservations, the latest first, with what became of each and what she owes', async () => {
    const her1 = (reservationId: string, day: string, more: object) => ({
      ...{ ...plainVisit, reservationId, reservationCode: reservationId },
      ...{ reservationTime: `${day}T20:00:00-05:00`, reservationDate: day, ...more },
    })
    await open(
      <PatronRecordScreen />,
      {
        ...answers,
        findReservationsByUser: () => ({
          body: [
            her1('7001', '2026-10-27', { reservationStatus: 'Done', paid: true, balance: 0 }),
            her1('7003', '2026-12-22', { reservationStatus: 'Reserved', balance: 35 }),
            her1('7002', '2026-11-24', { reservationStatus: 'Canceled', balance: 35 }),
            her1('7000', '2026-10-20', {
              ...{ reservationStatus: 'Pending', replacedHasBegun: true, balance: 9 },
            }),
          ],
        }),
      },
      how,
    )
    const table = await screen.findByRole('table', { name: 'Reservations' })
    const rows = [...table.querySelectorAll('tbody tr')].map(({ textContent }) => textContent ?? '')
    expect(rows.map((text) => /70\d\d/.exec(text)?.[0])).toEqual([
      ...['7003', '7002', '7001', '7000'],
    ])
    expect(rows[3]).toMatch(/Pending.*–/)
    expect(rows[0]).toMatch(/Reserved.*\$35\.00/)
    expect(rows[1]).toMatch(/Canceled.*–/)
    expect(rows[2]).toMatch(/Done.*Paid/)
    expect(within(table).getByRole('link', { name: 'Open 7003' }).getAttribute('href')).toBe(
      '/receptionist/reservation/7003',
    )
    expect(screen.queryByText('No reservations.')).toBeNull()
  })

  it('lists what she paid, the latest first: a refund as such, and what was refused', async () => {
    const pay = (paymentId: string, day: number, more: object) => ({
      ...{ paymentId, reservationId: 'r1', method: 'Cash', status: 'Approved', amount: 26 },
      ...{ dateCreated: `2026-11-${day}T19:00:00-05:00`, refundOf: null, note: null, ...more },
    })
    await open(
      <PatronRecordScreen />,
      {
        ...folded,
        paymentsByUser: () => ({
          body: [
            pay('p1', 18, { method: 'CreditCard', status: 'Declined' }),
            pay('p3', 20, { method: 'CreditRefund', refundOf: 'p2' }),
            pay('p2', 19, {}),
          ],
        }),
      },
      wide,
    )
    await openFold('Payments')
    const table = await screen.findByRole('table', { name: 'Payments' })
    const rows = [...table.querySelectorAll('tbody tr')].map(({ textContent }) => textContent ?? '')
    expect(rows).toHaveLength(3)
    expect(rows[0]).toContain('−$26.00')
    expect(rows[1]).toContain('$26.00')
    expect(rows[1]).not.toContain('−')
    expect(within(table).getAllByText(words.en.tillDeclined)).toHaveLength(1)
    expect(rows[2]).toContain(words.en.tillDeclined)
  })

  it.each<[string, CallName, unknown, string]>([
    ['Payments', 'paymentsByUser', [], words.en.tillNoPayments],
    ['Saved cards', 'savedCards', [], 'She keeps no card here.'],
    ['License and plate', 'plates', { plates: [], papers: null }, 'She has sent no papers.'],
    [
      'Membership',
      'membership',
      { activeMember: false, membershipLevel: null, membershipExpiration: null },
      'Not a member.',
    ],
  ])(
    'under “%s” says that it couldn’t be had, and that there is none',
    async (title, call, none, says) => {
      let isRefused = true
      await open(
        <PatronRecordScreen />,
        { ...folded, [call]: () => (isRefused ? refused() : { body: none }) },
        wide,
      )
      await screen.findByText('Dina Rosen')
      await openFold(title)
      const fold = within(
        (await screen.findByText(title, { selector: 'summary *, summary' })).closest(
          'details',
        ) as HTMLElement,
      )
      await fold.findByText('Not just now.')
      isRefused = false
      fireEvent.click(fold.getByRole('button', { name: 'Try again' }))
      expect(await fold.findByText(says)).toBeTruthy()
      expect(fold.queryByText('Not just now.')).toBeNull()
    },
  )

  it('says why papers of hers were rejected, and offers nothing to look at', async () => {
    const papers = {
      ...{ id: 'q1', state: 'rejected', addReplace: 'add', reason: 'It is too dark.' },
      ...{ sentAt: '2026-11-20T19:00:00-05:00', decidedAt: '2026-11-21T19:00:00-05:00' },
    }
    await open(
      <PatronRecordScreen />,
      { ...folded, plates: () => ({ body: { plates: [], papers } }) },
      wide,
    )
    await openFold('License and plate')
    const text = (await screen.findByText(/Her papers were rejected/)).textContent
    expect(text).toContain('It is too dark.')
    expect(screen.getAllByText('No plate')).not.toEqual([])
    expect(screen.queryByRole('link', { name: 'Look at them' })).toBeNull()
  })

  it('reads of what is folded nothing until it is opened, and the log only for whoever may', async () => {
    keepSession({ ...herSession, roles: ['Reception'] })
    const asked = await open(<PatronRecordScreen />, folded, wide)
    await screen.findByText('Dina Rosen')
    for (const name of ['paymentsByUser', 'savedCards', 'plates', 'audit'])
      expect([name, namesOf(asked).has(name)]).toEqual([name, false])
    await openFold('Saved cards')
    await screen.findByText('Visa')
    expect(document.body.textContent).toContain('4242')
    expect(namesOf(asked).has('paymentsByUser')).toBe(false)
    await openFold('Payments')
    await screen.findByText('$26.00')
    await openFold('License and plate')
    const look = await screen.findByRole('link', { name: 'Look at them' })
    expect(look.getAttribute('href')).toBe('/receptionist/licenses?request=q1')
    expect(screen.queryByText('Who looked')).toBeNull()
    expect(namesOf(asked).has('audit')).toBe(false)
  })

  it('says what her membership is, or that she has none', async () => {
    await open(<PatronRecordScreen />, folded, wide)
    await openFold('Membership')
    await screen.findByText('Gold')
    expect(screen.getByText('Renews by itself').nextSibling?.textContent).toBe('Yes')
    expect(screen.queryByText('Not a member.')).toBeNull()
    cleanup()
    const none = { activeMember: false, membershipLevel: null, membershipExpiration: null }
    await open(<PatronRecordScreen />, { ...folded, membership: () => ({ body: none }) }, wide)
    await openFold('Membership')
    expect(await screen.findByText('Not a member.')).toBeTruthy()
    expect(screen.queryByText('Renews by itself')).toBeNull()
  })

  it('says no more of memberships where none are offered than what she still has', async () => {
    const off = { publicSettings: () => ({ body: [{ Key: 'membershipModule', Value: 'False' }] }) }
    await open(<PatronRecordScreen />, { ...folded, ...off }, wide)
    await openFold('Membership')
    await screen.findByText('Gold')
    expect(screen.getByText('Renews by itself').nextSibling?.textContent).toBe(
      'Not while memberships are off',
    )
    expect(screen.getByRole('button', { name: 'Stop renewing' })).toBeTruthy()
    cleanup()
    const stopped = {
      ...{ activeMember: true, membershipLevel: 'Gold', membershipExpiration: '2027-03-03' },
      ...{ membershipPaidUntil: null, membershipAutoRenew: false },
    }
    const membership = () => ({ body: stopped })
    await open(<PatronRecordScreen />, { ...folded, ...off, membership }, wide)
    await openFold('Membership')
    await screen.findByText('Gold')
    expect(screen.queryByRole('button', { name: 'Let it renew by itself' })).toBeNull()
    cleanup()
    const user = () => ({ body: { ...her, membershipExpiration: null } })
    const none = { activeMember: false, membershipLevel: null, membershipExpiration: null }
    const never = { user, membership: () => ({ body: none }) }
    await open(<PatronRecordScreen />, { ...folded, ...off, ...never }, wide)
    await screen.findByText('Saved cards')
    await waitFor(() => expect(screen.queryByText('Membership')).toBeNull())
    expect(screen.queryByText('Not a member.')).toBeNull()
  })

  it('stops and begins the renewal of her membership, and ends it once that is asked', async () => {
    let is = { activeMember: true, mayCancel: true, membershipAutoRenew: true }
    const dates = { membershipLevel: 'Gold', membershipExpiration: '2027-03-03' }
    const membership = () => ({ ...dates, membershipPaidUntil: '2026-12-03', ...is })
    const asked = await open(
      <PatronRecordScreen />,
      {
        ...folded,
        membership: () => ({ body: membership() }),
        changeMembership: ({ body }) => {
          const { cancel } = body as { cancel?: true }
          is = {
            ...is,
            membershipAutoRenew: !cancel && !is.membershipAutoRenew,
            mayCancel: !cancel,
          }
          return said(membership())
        },
      },
      wide,
    )
    await openFold('Membership')
    const press = async (name: string) => {
      await waitFor(() =>
        expect(screen.getByRole('button', { name }).getAttribute('aria-busy')).toBeNull(),
      )
      fireEvent.click(screen.getByRole('button', { name }))
    }
    await press('Stop renewing')
    await press('Let it renew by itself')
    await screen.findByRole('button', { name: 'Stop renewing' })
    await press('Cancel membership')
    const asks = within(await screen.findByRole('dialog'))
    asks.getByText(/ends on 3 December 2026/)
    const confirm = asks.getByRole('button', { name: 'Cancel membership' })
    await waitFor(() => expect(confirm.getAttribute('aria-busy')).toBeNull())
    fireEvent.click(confirm)
    await waitFor(() => expect(screen.queryByText('Stop renewing')).toBeNull())
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Cancel membership' })).toBeNull(),
    )
    expect(bodiesOf(asked, 'changeMembership').map(([, body]) => body)).toEqual([
      { membershipAutoRenew: false },
      { membershipAutoRenew: true },
      { cancel: true },
    ])
  })

  it('asks about the end of her membership until that is answered, whatever ends meanwhile', async () => {
    const dates = { membershipLevel: 'Gold', membershipExpiration: '2027-03-03' }
    const now = { ...dates, membershipPaidUntil: '2026-12-03', activeMember: true, mayCancel: true }
    const slow = Promise.withResolvers<{ body: object }>()
    await open(
      <PatronRecordScreen />,
      {
        ...folded,
        membership: () => ({ body: { ...now, membershipAutoRenew: true } }),
        changeMembership: () => slow.promise,
      },
      wide,
    )
    await openFold('Membership')
    const button = (name: string) => screen.findByRole('button', { name })
    fireEvent.click(await button('Stop renewing'))
    const stop = await button('Stop renewing')
    await waitFor(() => expect(stop.getAttribute('aria-busy')).toBe('true'))
    fireEvent.click(await button('Cancel membership'))
    await screen.findByRole('dialog')
    slow.resolve(said({ ...now, membershipAutoRenew: true }))
    await act(aFewTurns)
    expect(screen.queryByRole('dialog')).not.toBeNull()
  })

  it('leads by its search to another patron, and empties the field; Escape in it stays', async () => {
    const found = { id: 'u7', firstName: 'Miriam', lastName: 'Weiss', phoneNumber: '12015550147' }
    const asked = serveCalls({
      // It stands before the call of one patron, whose address is as long.
      search: () => ({ body: { users: [found], reservations: [] } }),
      publicSettings: () => ({ body: [] }),
      ...answers,
    })
    const { router } = await live(<PatronRecordScreen />, { areas, ...how })
    await screen.findByText('Dina Rosen')
    const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
    fireEvent.keyDown(document.body, { key: '/' })
    expect(document.activeElement).toBe(field())
    fireEvent.change(field(), { target: { value: 'Wei' } })
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect([field().value, router.state.location.pathname]).toEqual(['', how.at])
    fireEvent.change(field(), { target: { value: 'Wei' } })
    fireEvent.click(await screen.findByRole('link', { name: /Miriam Weiss/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/receptionist/user/u7'))
    await waitFor(() => expect(field().value).toBe(''))
    expect(asked.filter(({ name }) => name === 'user').at(-1)?.path).toContain('u7')
  })

  it('tells an administrator who looked', async () => {
    keepSession({ ...herSession, roles: ['Admin'] })
    const asked = await open(<PatronRecordScreen />, folded, wide)
    await openFold('Who looked')
    await screen.findByText('D. Adler')
    expect(asked.find(({ name }) => name === 'audit')?.path).toContain('subject=u2')
  })

  it('says at its head when she comes next, how often she came, and what she owes', async () => {
    const row = (n: number, more: object) => ({
      ...{ ...plainVisit, reservationId: `r${n}`, reservationCode: `100${n}`, balance: 0 },
      ...{ reservationStatus: 'Done', ...more },
    })
    const at = (day: string) => ({
      reservationDate: day,
      reservationTime: `${day}T20:00:00-05:00`,
    })
    const findReservationsByUser = () => ({
      body: [
        row(1, { ...at('2026-11-26'), reservationStatus: 'Reserved', balance: 25 }),
        row(2, { ...at('2026-10-28'), balance: 8 }),
        row(3, { ...at('2026-09-28'), reservationStatus: 'Canceled', balance: 35 }),
      ],
    })
    setServerClock('2026-11-24T19:48:00-05:00')
    const schedule = () => ({ body: [{ date: '2026-11-24', zmanTevillah: null }] })
    const zone = { Key: 'locationTimeZone', Value: 'America/New_York' }
    const publicSettings = () => ({ body: [zone] })
    await open(
      <PatronRecordScreen />,
      { ...answers, findReservationsByUser, schedule, publicSettings },
      how,
    )
    const head = await screen.findByRole('region', { name: 'Dina Rosen' })
    await within(head).findByText('Next visit')
    expect(head.textContent).toMatch(/Next visit26 Nov 2026 8:00PM.*Visits1Balance\$33.00/)
  })

  it('says at its head no hour of a bride’s visit before hers is set', async () => {
    const bride = {
      ...{ ...plainVisit, kallah: true, reservationDate: '2026-11-26' },
      reservationTime: '2026-11-26T06:13:00-05:00',
    }
    await open(
      <PatronRecordScreen />,
      {
        ...answers,
        findReservationsByUser: () => ({ body: [bride] }),
        schedule: () => ({ body: [{ date: '2026-11-24', zmanTevillah: null }] }),
        publicSettings: () => ({
          body: [{ Key: 'locationTimeZone', Value: 'America/New_York' }],
        }),
      },
      how,
    )
    const head = await screen.findByRole('region', { name: 'Dina Rosen' })
    await within(head).findByText('Next visit')
    expect(head.textContent).toMatch(/Next visit26 Nov 2026 Hour to be set/)
    expect(document.body.textContent).not.toContain('6:13')
  })

  it('leads to a message to her, whether or not she has a visit tonight', async () => {
    await open(<PatronRecordScreen />, answers, how)
    const link = await screen.findByRole('link', { name: 'Message' })
    expect(link.getAttribute('href')).toBe('/receptionist/messages?user=u2')
    cleanup()
    const board = { upcoming: [], waiting: [], here: [], ready: [], completed: [], canceled: [] }
    await open(
      <MessagesScreen />,
      {
        ...{ listReception: () => ({ body: { ...board, leftover: [] } }) },
        ...answers,
      },
      { at: '/receptionist/messages?user=u2' },
    )
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Dina Rosen.*0131/ })
    expect(box.checked).toBe(true)
    expect(screen.getByRole('button', { name: 'Send to 1' })).toBeTruthy()
  })

  it.each([
    ['answered STOP', 'stopped', 'She answered STOP: no text message reaches her.'],
    ['turned them off', 'not-wanted', 'She has turned text messages off.'],
    ['lives abroad', 'not-served', 'Nothing is sent to the country of her number.'],
  ])(
    'says before anything is written to her who %s that no text reaches her',
    async (_, textsOff, why) => {
      const user = () => ({ body: { ...her, textsOff } })
      await open(<PatronRecordScreen />, { ...answers, user }, how)
      expect(await screen.findByText(why)).toBeTruthy()
      expect(screen.queryByRole('link', { name: 'Message' })).toBeNull()
      cleanup()
      const board = { upcoming: [], waiting: [], here: [], ready: [], completed: [], canceled: [] }
      const listReception = () => ({ body: { ...board, leftover: [] } })
      const at = '/receptionist/messages?user=u2'
      await open(<MessagesScreen />, { ...answers, user, listReception }, { at })
      expect(await screen.findByText(why)).toBeTruthy()
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /0131/ }).checked).toBe(false)
      expect(screen.queryByRole('button', { name: 'Send to 1' })).toBeNull()
    },
  )

  it('keeps what was written, and leaves the note that wasn’t touched', async () => {
    const asked = await open(
      <PatronRecordScreen />,
      { ...answers, changeUser: () => said(her) },
      how,
    )
    const internal = await screen.findByLabelText<HTMLTextAreaElement>(/^Internal/)
    expect(internal.value).toBe('Call before changes.')
    const hers = screen.getByLabelText<HTMLTextAreaElement>(/^To attendants/)
    expect(internal.rows, 'they stand side by side').toBe(hers.rows)
    fireEvent.change(internal, { target: { value: 'Side entrance.' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save the notes' }))
    expect(await screen.findByText('Saved.')).toBeTruthy()
    expect(bodiesOf(asked, 'changeUser')).toEqual([
      ['/api/api/users/u2', [{ op: 'add', path: '/internalNote', value: 'Side entrance.' }]],
    ])
  })

  it('leaves a note that was kept before to whoever changes it meanwhile', async () => {
    let now = her
    const asked = await open(
      <PatronRecordScreen />,
      {
        ...answers,
        user: () => ({ body: now }),
        changeUser: ({ body }) => {
          for (const { path, value } of body as { path: string; value: string }[])
            now = { ...now, [path === '/Notes' ? 'notes' : 'internalNote']: value }
          return said(now)
        },
      },
      how,
    )
    const write = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save the notes' }))
    await screen.findByLabelText(/^Internal/)
    write(/^To attendants/, 'Knock twice.')
    save()
    expect(await screen.findByText('Saved.')).toBeTruthy()
    write(/^Internal/, 'Call first.')
    save()
    await waitFor(() => expect(bodiesOf(asked, 'changeUser')).toHaveLength(2))
    expect(bodiesOf(asked, 'changeUser').at(-1)?.[1]).toEqual([
      { op: 'add', path: '/internalNote', value: 'Call first.' },
    ])
  })

  it('leaves it so also where she wrote on before it was kept', async () => {
    let now = { ...her, notes: '' }
    const kept = Promise.withResolvers<void>()
    const asked = serveCalls({
      ...{ publicSettings: () => ({ body: [] }), ...answers, user: () => ({ body: now }) },
      changeUser: async () => {
        now = { ...now, notes: 'Knock twice.' }
        await kept.promise
        return said(now)
      },
    })
    const { client } = await live(<PatronRecordScreen />, { areas, ...how })
    await screen.findByLabelText(/^Internal/)
    const hers = screen.getByLabelText<HTMLTextAreaElement>(/^To attendants/)
    const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save the notes' }))
    fireEvent.change(hers, { target: { value: 'Knock twice.' } })
    save()
    await waitFor(() => expect(bodiesOf(asked, 'changeUser')).toHaveLength(1))
    fireEvent.change(screen.getByLabelText(/^Internal/), { target: { value: 'Call first.' } })
    await act(async () => kept.resolve())
    await waitFor(() => expect(client.isMutating()).toBe(0))
    now = { ...now, notes: 'Knock once.' }
    act(() => void client.invalidateQueries({ queryKey: ['user'] }))
    await waitFor(() => expect(hers.value).toBe('Knock once.'))
    save()
    await waitFor(() => expect(bodiesOf(asked, 'changeUser')).toHaveLength(2))
    expect(bodiesOf(asked, 'changeUser').at(-1)?.[1]).toEqual([
      { op: 'add', path: '/internalNote', value: 'Call first.' },
    ])
  })

  it('sends both notes where both were written, and says no longer that they are kept once one is changed', async () => {
    const asked = await open(
      <PatronRecordScreen />,
      { ...answers, changeUser: () => said(her) },
      how,
    )
    const hers = await screen.findByLabelText(/^To attendants/)
    const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save the notes' }))
    save()
    expect(bodiesOf(asked, 'changeUser'), 'nothing was written').toEqual([])
    fireEvent.change(hers, { target: { value: 'Knock twice.' } })
    fireEvent.change(screen.getByLabelText(/^Internal/), { target: { value: 'Call first.' } })
    save()
    expect(await screen.findByText('Saved.')).toBeTruthy()
    expect(bodiesOf(asked, 'changeUser').map(([, body]) => body)).toEqual([
      [
        { op: 'add', path: '/Notes', value: 'Knock twice.' },
        { op: 'add', path: '/internalNote', value: 'Call first.' },
      ],
    ])
    fireEvent.change(hers, { target: { value: 'Knock.' } })
    await waitFor(() => expect(screen.queryByText('Saved.')).toBeNull())
  })

  it.each([/^To attendants/, /^Internal/])(
    'is not left with a note of %s unsaved, and is with one that is as before',
    async (label) => {
      serveCalls({ publicSettings: () => ({ body: [] }), ...answers })
      const { router } = await live(<PatronRecordScreen />, { areas, ...how })
      const note = await screen.findByLabelText<HTMLTextAreaElement>(label)
      const before = note.value
      const leave = () => act(async () => fireEvent.keyDown(document.body, { key: 'Escape' }))
      fireEvent.change(note, { target: { value: `${before} And more.` } })
      await leave()
      expect(router.state.location.pathname).toBe('/receptionist/user/u2')
      fireEvent.click(await screen.findByRole('button', { name: 'Go on writing' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      fireEvent.change(note, { target: { value: `${before} ` } })
      await leave()
      expect(router.state.location.pathname).toBe('/receptionist')
    },
  )

  it('once it is kept one may leave, also where it was kept without a blank at its end', async () => {
    let kept = her
    serveCalls({
      ...answers,
      user: () => ({ body: kept }),
      changeUser: () => {
        kept = { ...her, internalNote: 'Side entrance.' }
        return said(kept)
      },
    })
    const { router } = await live(<PatronRecordScreen />, { areas, ...how })
    const internal = await screen.findByLabelText<HTMLTextAreaElement>(/^Internal/)
    fireEvent.change(internal, { target: { value: 'Side entrance. ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save the notes' }))
    expect(await screen.findByText('Saved.')).toBeTruthy()
    await act(async () => fireEvent.keyDown(document.body, { key: 'Escape' }))
    expect(router.state.location.pathname).toBe('/receptionist')
  })

  it.each(['en', 'he'] as const)(
    'stops e-mail for her who answers one so, in %s',
    async (language) => {
      const say = words[language]
      let hers = { ...her, email: 'dina@example.org', notificationByEmail: true }
      const user = () => ({ body: hers })
      const changeUser = ({ body }: { body: unknown }) => {
        const [{ value }] = body as [{ value: boolean }]
        hers = { ...hers, notificationByEmail: value }
        return said(hers)
      }
      const asked = await open(
        <PatronRecordScreen />,
        { ...answers, user, changeUser },
        { ...how, language },
      )
      const byEmail = await screen.findByRole('switch', {
        name: new RegExp(`^${say.patronByEmail}`),
      })
      expect(byEmail.closest('label')?.querySelector('bdi')?.textContent).toBe('dina@example.org')
      expect(byEmail.getAttribute('aria-checked')).toBe('true')
      fireEvent.click(byEmail)
      await waitFor(() =>
        expect(bodiesOf(asked, 'changeUser')).toEqual([
          ['/api/api/users/u2', [{ op: 'add', path: '/notificationByEmail', value: false }]],
        ]),
      )
      await waitFor(() => expect(byEmail.getAttribute('aria-busy')).toBeNull())
      expect(byEmail.getAttribute('aria-checked')).toBe('false')
    },
  )

  it.each(['en', 'he'] as const)(
    'says how many phones wait for her number, and opens them at once, in %s',
    async (language) => {
      const say = words[language]
      let hers: object = { ...her, numberUnconfirmed: true, devicesWaiting: 2 }
      const user = () => ({ body: hers })
      const confirmNumberAtDesk = () => {
        hers = { ...her, numberUnconfirmed: false, devicesWaiting: 0 }
        return said({ devices: 2 })
      }
      const asked = await open(
        <PatronRecordScreen />,
        { ...answers, user, confirmNumberAtDesk },
        { ...how, language },
      )
      expect(
        await screen.findByText(say.patronNumberWait_two.replace('{{count}}', '2')),
      ).toBeTruthy()
      fireEvent.click(screen.getByRole('button', { name: say.patronNumberConfirm }))
      await waitFor(() => expect(screen.queryByText(say.patronNumber)).toBeNull())
      expect(bodiesOf(asked, 'confirmNumberAtDesk')).toHaveLength(1)
    },
  )

  const kept = { ...her, email: 'dina@example.org', notificationByEmail: true }
  it.each<[string, object, CallName, () => void | Promise<void>]>([
    [
      'a note',
      her,
      'changeUser',
      () => {
        write('Internal, she never sees it', 'Side entrance.')
        fireEvent.click(screen.getByRole('button', { name: 'Save the notes' }))
      },
    ],
    [
      'her e-mail',
      kept,
      'changeUser',
      () => void fireEvent.click(screen.getByRole('switch', { name: /^By e-mail too/ })),
    ],
    [
      'her number',
      { ...her, numberUnconfirmed: true, devicesWaiting: 2 },
      'confirmNumberAtDesk',
      () =>
        void fireEvent.click(screen.getByRole('button', { name: words.en.patronNumberConfirm })),
    ],
    [
      'whom she avoids',
      her,
      'excludeAttendant',
      async () => {
        await screen.findByRole('option', { name: 'Rivka Stein' })
        write('Exclude another', 'a2')
      },
    ],
    [
      'whom she avoids no more',
      her,
      'includeAttendant',
      async () =>
        void fireEvent.click(
          await screen.findByRole('button', { name: 'Take Shoshana Levi off the list' }),
        ),
    ],
  ])('says why %s couldn’t be changed', async (_, user, call, change) => {
    await open(
      <PatronRecordScreen />,
      { ...answers, user: () => ({ body: user }), [call]: () => refused() },
      how,
    )
    await screen.findByText('Dina Rosen')
    await change()
    expect((await screen.findByRole('alert')).textContent).toContain('Not just now.')
    expect(screen.queryByText('Saved.')).toBeNull()
  })

  it('says why her membership couldn’t be changed, in the question where it was asked there', async () => {
    const membership = () => ({
      body: {
        ...{ activeMember: true, mayCancel: true, membershipAutoRenew: true },
        ...{ membershipLevel: 'Gold', membershipExpiration: '2027-03-03' },
        membershipPaidUntil: '2026-12-03',
      },
    })
    await open(
      <PatronRecordScreen />,
      { ...folded, membership, changeMembership: () => refused() },
      wide,
    )
    await openFold('Membership')
    fireEvent.click(await screen.findByRole('button', { name: 'Stop renewing' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Not just now.')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel membership' }))
    const asks = within(await screen.findByRole('dialog'))
    // What went wrong before says nothing of this question.
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.click(asks.getByRole('button', { name: 'Cancel membership' }))
    expect((await asks.findByRole('alert')).textContent).toContain('Not just now.')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  it('offers no e-mail to her who has no address', async () => {
    await open(<PatronRecordScreen />, answers, how)
    expect(await screen.findByText(words.en.patronNoEmail)).toBeTruthy()
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('excludes an attendant, and takes one off again', async () => {
    const asked = await open(
      <PatronRecordScreen />,
      {
        ...answers,
        excludeAttendant: () => said(her),
        includeAttendant: () => said(her),
      },
      how,
    )
    await screen.findByText('Shoshana Levi')
    fireEvent.change(screen.getByLabelText('Exclude another'), { target: { value: 'a2' } })
    fireEvent.click(screen.getByRole('button', { name: 'Take Shoshana Levi off the list' }))
    await waitFor(() => {
      expect(bodiesOf(asked, 'excludeAttendant')[0]?.[0]).toContain('u2/excludedattendants/a2')
      expect(bodiesOf(asked, 'includeAttendant')[0]?.[0]).toContain('u2/excludedattendants/a1')
    })
  })
})

describe('what stands at this desk', () => {
  const as = (userName: string, roles: ('Admin' | 'Reception' | 'Attendant' | 'Kiosk')[]) => ({
    accessToken: 'a',
    refreshToken: 'r',
    userId: 'u',
    userName,
    roles,
  })
  const answers = {
    printers: () => ({
      body: [
        { id: 'p1', name: 'Front desk', locationId: 'main', printerType: 'reception' },
        { id: 'p2', name: 'Kiosk slip', locationId: 'main', printerType: 'kiosk' },
      ],
    }),
    cardReaders: () => ({
      body: [
        { id: 'c1', name: 'Counter', locationId: 'main', readerType: 'reception' },
        { id: 'c2', name: 'At the entrance', locationId: 'main', readerType: 'kiosk' },
      ],
    }),
    printerStatus: () => ({
      body: [{ id: 'p1', printerType: 'reception', online: true, paper: 'low', coverOpen: false }],
    }),
  }

  it.each([
    ['Reception', ['Reception'], true],
    ['Kiosk', ['Kiosk'], true],
    ['leah', ['Admin'], true],
    ['leah', ['Reception'], false],
    ['Attendant', ['Attendant'], false],
  ] as const)('%s with %j may choose: %s', (name, roles, may) => {
    expect(mayChooseDevices(as(name, [...roles]))).toBe(may)
  })

  it('is chosen among its own kind, and kept on this device', async () => {
    keepSession(as('Reception', ['Reception']))
    await open(<ThisDesk />, answers)
    fireEvent.click(screen.getByRole('button', { name: 'This desk' }))
    await screen.findByRole('option', { name: 'Front desk' })
    await screen.findByRole('option', { name: 'Counter' })
    expect(screen.queryByRole('option', { name: 'Kiosk slip' })).toBeNull()
    fireEvent.change(screen.getByLabelText('Receipt printer'), { target: { value: 'p1' } })
    fireEvent.change(screen.getByLabelText('Card reader'), { target: { value: 'c1' } })
    fireEvent.change(screen.getByLabelText('Telephone extension'), { target: { value: '2 0-1#' } })
    expect(await screen.findByText('Ready, paper is low.')).toBeTruthy()
    expect(thisDesk()).toMatchObject({ printer: 'p1', cardReader: 'c1', extension: '201' })
    expect(JSON.parse(localStorage.getItem('thisDesk') ?? '')).toEqual(thisDesk())
  })

  it('is chosen at a kiosk on a page of its own, among what stands at kiosks', async () => {
    keepSession(as('kiosk-1', ['Kiosk']))
    await open(<ThisKioskScreen />, answers)
    await screen.findByRole('option', { name: 'Kiosk slip' })
    expect(screen.queryByRole('option', { name: 'Front desk' })).toBeNull()
    expect(screen.queryByLabelText('Telephone extension')).toBeNull()
    fireEvent.change(screen.getByLabelText('Receipt printer'), { target: { value: 'p2' } })
    expect(thisDesk()).toMatchObject({ printer: 'p2' })
    await screen.findByRole('option', { name: 'At the entrance' })
    expect(screen.queryByRole('option', { name: 'Counter' })).toBeNull()
    fireEvent.change(screen.getByLabelText('Card reader'), { target: { value: 'c2' } })
    expect(thisDesk()).toMatchObject({ printer: 'p2', cardReader: 'c2' })
    expect(JSON.parse(localStorage.getItem('thisDesk') ?? '')).toEqual(thisDesk())
  })

  it('prints receipts where a printer was chosen, and has no such button else', async () => {
    const asked = await open(<PrintReceipt reservationId="r1" />, {
      printReceipt: () => said({ jobId: 'j1' }),
    })
    expect(screen.queryByRole('button')).toBeNull()
    act(() => chooseForThisDesk({ printer: 'p1' }))
    fireEvent.click(screen.getByRole('button', { name: 'Print receipt' }))
    expect(await screen.findByText('The receipt is printing.')).toBeTruthy()
    expect(asked.at(-1)?.path).toContain('printreceipt?resId=r1&printer=p1')
  })

  it.each([
    ['Ready, paper is low.', { paper: 'low' }],
    ['The printer is out of paper.', { paper: 'out' }],
    ['The printer doesn’t answer.', { online: false }],
  ])(
    'says beside the button that prints: %s, and what becomes of the receipt',
    async (words, state) => {
      chooseForThisDesk({ printer: 'p1' })
      const [status] = answers.printerStatus().body
      await open(<PrintReceipt reservationId="r1" />, {
        printerStatus: () => ({ body: [{ ...status, ...state }] }),
        printReceipt: () => said({ jobId: 'j1' }),
      })
      const print = await screen.findByRole('button', { name: 'Print receipt' })
      const beside = (await screen.findByText(words)).parentElement
      expect(beside?.previousElementSibling).toBe(print)
      fireEvent.click(print)
      expect((await screen.findByText('The receipt is printing.')).parentElement).toBe(beside)
    },
  )

  it('says why a receipt wasn’t printed', async () => {
    chooseForThisDesk({ printer: 'p1' })
    await open(<PrintReceipt reservationId="r1" />, { printReceipt: () => refused('No paper.') })
    fireEvent.click(screen.getByRole('button', { name: 'Print receipt' }))
    expect((await screen.findByRole('alert')).textContent).toContain('No paper.')
    expect(screen.queryByText('The receipt is printing.')).toBeNull()
  })

  it('says that it isn’t known what stands here, instead of that there is nothing', async () => {
    keepSession(as('Reception', ['Reception']))
    await open(<ThisDesk />, { ...answers, printers: () => refused() })
    fireEvent.click(screen.getByRole('button', { name: 'This desk' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Not just now.')
  })

  it('reads nothing from what somebody else has written there', () => {
    for (const text of ['soon', '[]', 'null', '{"printer":7}']) {
      localStorage.setItem('thisDesk', text)
      expect(Object.values(thisDesk())).toEqual(['', '', '', '', ''])
    }
  })
})
