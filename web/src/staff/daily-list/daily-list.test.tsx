// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { applyEvent } from '../../live/on-message.ts'
import { live, refused, serveCalls } from '../../test/live.tsx'
import { DailyListScreen } from './DailyListScreen.tsx'

const visit = {
  reservationId: 'r1',
  reservationCode: '6073',
  reservationTime: '2026-11-24T19:00:00-05:00',
  reservationStatus: 'Prep',
  roomType: 'bath',
  alternateLocation: false,
  privateRoom: false,
  kallah: false,
  parking: false,
  doubleSlot: false,
  firstTime: false,
  paid: true,
  balance: 0,
  notes: null,
  reservationNotes: null,
  userNotes: null,
  excludedAttendants: [],
  user: { id: 'u1', userName: '1', firstName: 'Rachel', lastName: 'Adler', testUser: false },
}
type Row = Partial<typeof visit> | Record<string, unknown>

const schedule = [
  {
    ...{ date: '2026-11-24', zmanTevillah: '2026-11-24T17:17:00-05:00' },
    ...{ hebrewDay: 14, hebrewMonth: 'Kislev', hebrewYear: 5787 },
    hebrewNight: { day: 15, month: 'Kislev', year: 5787 },
  },
]
let asked: ReturnType<typeof serveCalls>

type How = { language?: 'he'; at?: string } & Pick<Parameters<typeof serveCalls>[0], 'attendants'>

async function open(rows: Row[], { language, at, attendants }: How = {}) {
  asked = serveCalls({
    publicSettings: () => ({ body: [{ Key: 'date', Value: '2026-11-24' }] }),
    schedule: () => ({ body: schedule }),
    attendants:
      attendants ??
      (() => ({
        body: [
          { id: 'a1', name: 'Rivka Stein', active: false },
          { id: 'a2', name: 'Miriam Katz', active: true },
        ],
      })),
    listAdmin: () => ({
      body: { all: rows.map((row, n) => ({ ...visit, reservationId: `r${n}`, ...row })) },
    }),
  })
  return live(<DailyListScreen />, {
    areas: ['office', 'desk', 'daily-list', 'visit-signs'],
    at: at ?? '/admin',
    language,
  })
}

const row = async (code: string) => {
  const found = (await screen.findByText(code)).closest('tr')
  if (!found) throw new Error(`There is no row of ${code}.`)
  return found
}
const cell = async (code: string, column: string) =>
  (await row(code)).querySelector(`[data-column=${column}] > span:last-child`)?.textContent ?? ''
const codes = () =>
  [...document.querySelectorAll('[data-column=code] .num')].map((each) => each.textContent)
const signs = async (code: string) =>
  within(await row(code))
    .queryAllByRole('img')
    .map((sign) => sign.getAttribute('aria-label'))

beforeEach(() => localStorage.clear())

describe('the daily list', () => {
  it('has the seven columns, and counts its reservations with the right plural', async () => {
    await open([{}, { reservationCode: '1111' }])
    expect(await screen.findByRole('heading', { name: '2 reservations' })).toBeTruthy()
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Code',
      'Time',
      'Status',
      'Type',
      'Balance',
      'Notes',
      'Excluded Attendants',
    ])
  })

  it.each([
    [undefined, 1, '1 reservation'],
    [undefined, 3, '3 reservations'],
    ['he', 1, 'הזמנה אחת'],
    ['he', 2, 'שתי הזמנות'],
    ['he', 11, '11 הזמנות'],
  ] as const)('in %s %i are “%s”', async (language, count, words) => {
    await open(
      Array.from({ length: count }, (_, n) => ({ reservationCode: `${1000 + n}` })),
      { language },
    )
    expect(await screen.findByRole('heading', { name: words })).toBeTruthy()
  })

  it('names her beside her code, a test user and who comes for the first time', async () => {
    await open([
      {},
      { reservationCode: '0042', user: { ...visit.user, testUser: true } },
      { reservationCode: '4967', firstTime: true },
    ])
    expect(await cell('6073', 'code')).toBe('6073Rachel Adler')
    expect(await cell('0042', 'code')).toBe('0042Rachel AdlerTest')
    expect(await cell('4967', 'code')).toBe('4967Rachel AdlerNew User')
  })

  it('follows the evening in its place, and is read anew only for who comes to it', async () => {
    const scheduleDate = '2026-11-24'
    const { client } = await open([{ reservationStatus: 'Reserved', scheduleDate }])
    expect(await cell('6073', 'status')).toBe('Reserved')
    const reads = () => asked.filter(({ name }) => name === 'listAdmin').length
    const told = (data: object) =>
      act(async () =>
        applyEvent(client, { event: 'reservation', data } as Parameters<typeof applyEvent>[1]),
      )
    await told({ reservationId: 'r0', reservationStatus: 'Waiting', scheduleDate })
    expect(await cell('6073', 'status')).toBe('Waiting')
    expect(await cell('6073', 'code')).toBe('6073Rachel Adler')
    await told({ reservationId: 'tomorrow', scheduleDate: '2026-11-25' })
    expect(reads()).toBe(1)
    await told({ reservationId: 'new', scheduleDate })
    await waitFor(() => expect(reads()).toBe(2))
  })

  it('of a night with nobody is read anew for the first who comes to it, and for no other night', async () => {
    const rows: Row[] = []
    const { client } = await open(rows)
    expect(await screen.findByText('No reservations on this night.')).toBeTruthy()
    const reads = () => asked.filter(({ name }) => name === 'listAdmin').length
    const told = (data: object) =>
      act(async () =>
        applyEvent(client, { event: 'reservation', data } as Parameters<typeof applyEvent>[1]),
      )
    await told({ reservationId: 'tomorrow', scheduleDate: '2026-11-25' })
    expect(reads()).toBe(1)
    rows.push({})
    await told({ reservationId: 'r0', scheduleDate: '2026-11-24' })
    expect(await cell('6073', 'status')).toBe('Prep')
    expect(reads()).toBe(2)
  })

  it('shows what kind of visit it is in signs', async () => {
    await open([
      {
        alternateLocation: true,
        privateRoom: true,
        kallah: true,
        roomType: 'private-shower',
        parking: true,
        doubleSlot: true,
      },
      { reservationCode: '1111', privateRoom: true, roomType: 'private-bath' },
      { reservationCode: '2222', roomType: 'wheelchair' },
      { reservationCode: '3333', roomType: 'segula' },
      { reservationCode: '4444', roomType: 'shower' },
    ])
    expect(await signs('6073')).toEqual([
      'Other building',
      'Private room',
      'Kallah',
      'Shower',
      'Parking',
      'Double slot',
    ])
    expect(await signs('1111')).toEqual(['Private room', 'Bath'])
    expect(await signs('2222')).toEqual(['Accessible'])
    expect(await signs('3333')).toEqual(['Segula'])
    expect(await signs('4444')).toEqual(['Shower'])
  })

  it('says Paid or what is owed; who has canceled owes nothing, nor a change that counts no more', async () => {
    await open([
      {
        ...{ reservationCode: '3333', paid: false, balance: 10, reservationStatus: 'Pending' },
        replacedHasBegun: true,
      },
      {},
      { reservationCode: '1111', paid: false, balance: 1025.5 },
      { reservationCode: '2222', paid: false, balance: 25, reservationStatus: 'Canceled' },
    ])
    expect(await cell('6073', 'balance')).toBe('Paid')
    expect(await cell('1111', 'balance')).toBe('$1,025.50')
    expect(await cell('2222', 'balance')).toBe('–')
    expect(await cell('3333', 'balance')).toBe('–')
    expect(screen.getByRole('radio', { name: /^Owed/ }).closest('label')?.textContent).toMatch(
      / 1$/,
    )
  })

  it('calls both who are ready Ready, in each language', async () => {
    await open([
      { reservationStatus: 'ReadyForMikvah' },
      { reservationCode: '1111', reservationStatus: 'ReadyForMikvahNext' },
    ])
    expect([await cell('6073', 'status'), await cell('1111', 'status')]).toEqual(['Ready', 'Ready'])
  })

  it('shows the notes of a visit where there are any', async () => {
    await open([
      { notes: 'Owes a towel.', userNotes: 'Please knock.', attendantNote: 'Hears badly.' },
      { reservationCode: '1111' },
    ])
    expect(within(await row('1111')).queryByRole('button')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Notes of 6073' }))
    const opened = await screen.findByRole('dialog', { name: 'Notes of 6073' })
    const parts = [...opened.querySelectorAll('section')].map((part) => part.textContent)
    expect(parts).toEqual(['Reservation notesOwes a towel.', 'User notesPlease knock.Hears badly.'])
  })

  it('says whom she would rather not meet once they have come, and why they don’t', async () => {
    const come = Promise.withResolvers<void>()
    let isRefused = false
    const attendants = async () => {
      await come.promise
      return isRefused ? refused() : { body: [{ id: 'a1', name: 'Rivka Stein', active: false }] }
    }
    const excludedAttendants = [{ attendantId: 'a1' }]
    await open([{ excludedAttendants }], { attendants })
    const look = async () => {
      fireEvent.click(
        within(await row('6073')).getByRole('button', { name: 'Excluded attendants of 6073' }),
      )
      return screen.findByRole('dialog')
    }
    const dialog = await look()
    expect(dialog.querySelector('[data-waits]')).not.toBeNull()
    come.resolve()
    expect(await within(dialog).findByText('Rivka Stein')).toBeTruthy()
    expect(dialog.querySelector('[data-waits]')).toBeNull()
    cleanup()
    isRefused = true
    await open([{ excludedAttendants }], { attendants })
    const again = await look()
    expect((await within(again).findByRole('alert')).textContent).toContain('Not just now.')
    expect(again.querySelector('[data-waits]')).toBeNull()
  })

  it('names the attendants she would rather not meet, those too who have left', async () => {
    await open([{ excludedAttendants: [{ attendantId: 'a1' }] }, { reservationCode: '1111' }])
    expect(within(await row('1111')).queryByRole('button')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Excluded attendants of 6073' }))
    const opened = await screen.findByRole('dialog')
    expect(await within(opened).findByText('Rivka Stein')).toBeTruthy()
    expect(within(opened).queryByText('Miriam Katz')).toBeNull()
    expect(opened.querySelector('[data-waits]')).toBeNull()
    expect(asked.find(({ name }) => name === 'attendants')?.path).toContain('activeonly=false')
  })

  it('says the server’s words when the attendants can’t be had', async () => {
    await open([{ excludedAttendants: [{ attendantId: 'a1' }] }], {
      attendants: () => ({ status: 503, body: { Message: 'The house is closed for a moment.' } }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Excluded attendants of 6073' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The house is closed for a moment.',
    )
  })

  it('goes a night back and on, and names them', async () => {
    await open([{}])
    const nights = await screen.findByRole('navigation', { name: 'The night' })
    const said = () => [...nights.children].map((each) => each.textContent)
    expect(said()).toEqual(['Yesterday', 'Today', 'Tomorrow'])
    for (const [next, names] of [
      ['Tomorrow', ['Today', 'Tomorrow', 'Thursday']],
      ['Thursday', ['Tomorrow', 'Thursday', 'Friday']],
      ['Friday', ['Thursday', 'Friday', 'Motzei Shabbos']],
      ['Motzei Shabbos', ['Friday', 'Motzei Shabbos', 'Sunday']],
    ] as const) {
      fireEvent.click(within(nights).getByRole('button', { name: next }))
      expect(said()).toEqual(names)
    }
    await screen.findByText('6073')
    const nightsAsked = asked.filter(({ name }) => name === 'listAdmin').map(({ path }) => path)
    expect(nightsAsked[0]).toContain('dt=2026-11-24&dtTo=2026-11-24')
    expect(nightsAsked.at(-1)).toContain('dt=2026-11-28&dtTo=2026-11-28')
  })

  it('calls a night by its date when it is a week away', async () => {
    await open([{}], { at: '/admin?dt=2026-12-01' })
    const nights = await screen.findByRole('navigation', { name: 'The night' })
    expect([...nights.children].map((each) => each.textContent)).toEqual([
      'Monday',
      '1 Dec',
      '2 Dec',
    ])
  })

  it('opens the night of its address; one that is none is tonight', async () => {
    await open([{}], { at: '/admin?dt=2026-11-23' })
    await screen.findByText('6073')
    expect(asked.find(({ name }) => name === 'listAdmin')?.path).toContain('dt=2026-11-23')
    await open([{}], { at: '/admin?dt=soon' })
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'listAdmin')?.path).toContain('dt=2026-11-24'),
    )
  })

  it('narrows by chip and by what is typed, first hour first; the count is of the whole night', async () => {
    await open([
      { reservationCode: '3333', reservationTime: '2026-11-24T21:00:00-05:00' },
      { reservationCode: '1111', reservationTime: '2026-11-24T18:00:00-05:00', kallah: true },
      {
        reservationCode: '2222',
        reservationTime: '2026-11-24T19:00:00-05:00',
        user: { ...visit.user, firstName: 'Gila' },
      },
    ])
    await screen.findByText('3333')
    expect(codes()).toEqual(['1111', '2222', '3333'])
    fireEvent.click(screen.getByRole('radio', { name: 'Kallah 1' }))
    expect(codes()).toEqual(['1111'])
    expect(screen.getByRole('heading', { name: '3 reservations' })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'All 3' }))
    fireEvent.keyDown(document.body, { key: '/' })
    const search = screen.getByRole('searchbox', { name: 'Code or name' })
    expect(document.activeElement).toBe(search)
    fireEvent.change(search, { target: { value: 'gila' } })
    expect(codes()).toEqual(['2222'])
    fireEvent.change(search, { target: { value: '333' } })
    expect(codes()).toEqual(['3333'])
    fireEvent.change(search, { target: { value: 'nobody' } })
    expect(screen.getByText('None of this night’s reservations match.')).toBeTruthy()
    fireEvent.keyDown(search, { key: 'Escape' })
    expect(codes()).toHaveLength(3)
  })

  it('divides who is in the building as the board does', async () => {
    const statuses = ['Arrived', 'Waiting', 'Waiting', 'Assigned', 'Prep', 'InMikvah', 'Dressing']
    await open(
      statuses.map((reservationStatus, n) => ({ reservationStatus, reservationCode: `${n}` })),
    )
    await screen.findByText('0', { selector: '[data-column=code] *' })
    expect(
      screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent?.trim()),
    ).toEqual([
      'All 7',
      'Upcoming 0',
      'At the desk 1',
      'Waiting 2',
      'In rooms 4',
      'Owed 0',
      'Kallah 0',
      'Done 0',
    ])
  })

  it('leads past who is done to the first who isn’t', async () => {
    const at = (hour: string) => `2026-11-24T${hour}:00-05:00`
    await open([
      { reservationCode: '1111', reservationTime: at('18:00'), reservationStatus: 'Done' },
      { reservationCode: '2222', reservationTime: at('18:10'), reservationStatus: 'Canceled' },
      { reservationCode: '3333', reservationTime: at('18:20') },
      { reservationCode: '4444', reservationTime: at('18:30'), reservationStatus: 'Done' },
    ])
    const third = await row('3333')
    const into = vi.spyOn(third, 'scrollIntoView').mockImplementation(() => undefined)
    fireEvent.click(screen.getByRole('button', { name: 'Now' }))
    expect(into).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(third)
    fireEvent.click(screen.getByRole('radio', { name: 'Done 2' }))
    expect(screen.queryByRole('button', { name: 'Now' })).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'In rooms 1' }))
    expect(screen.queryByRole('button', { name: 'Now' })).toBeNull()
  })

  it('says when nobody comes', async () => {
    await open([])
    expect(await screen.findByText('No reservations on this night.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: '0 reservations' })).toBeTruthy()
  })

  it('that can’t be had is logged, alarms nobody, and comes when it is asked for again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let tries = 0
    serveCalls({
      publicSettings: () => ({ body: [{ Key: 'date', Value: '2026-11-24' }] }),
      schedule: () => ({ body: schedule }),
      listAdmin: () => {
        tries += 1
        return tries === 1
          ? { status: 400, body: { Message: 'The books are closed.' } }
          : { body: { all: [visit] } }
      },
    })
    await live(<DailyListScreen />, {
      areas: ['office', 'desk', 'daily-list', 'visit-signs'],
      at: '/admin',
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.body.textContent).not.toContain('The books are closed.')
    expect(String(logged.mock.calls.at(-1)?.[0])).toContain('The books are closed.')
    logged.mockRestore()
    fireEvent.click(again)
    expect(await screen.findByText('6073')).toBeTruthy()
  })

  it('is called by the night it is', async () => {
    await open([{}])
    expect(await screen.findByText(/Tuesday, 24 November/)).toBeTruthy()
    expect((await screen.findByText(/15/)).textContent).toContain('Kislev')
  })
})
