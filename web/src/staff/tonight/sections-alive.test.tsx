// @vitest-environment happy-dom
import type { Language } from '@mikvah/rules/words/language.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { RoomView } from '../../live/live-event.ts'
import { night, room, visit } from '../../test/answers.ts'
import { live, refused, said, serveCalls } from '../../test/live.tsx'
import { TonightScreen } from './TonightScreen.tsx'

const rivka = { id: 'r', name: 'Rivka N.' }
const devora = { id: 'd', name: 'Devora S.' }
const helpers = [rivka, devora].map((one) => ({
  ...one,
  firstName: '',
  lastName: '',
  active: true,
}))
const sectionOf = (id: string, name: string, more: object = {}) => ({
  ...{ section: { id, name, locationId: 'main' }, date: night.date },
  ...{ attendant: null, last: rivka, opened: false, closed: false },
  ...more,
})
const roomIn = (id: number, section: string, name: string, more: object = {}) =>
  ({
    ...{ ...room, id, number: `${id}`, status: 'Available' },
    section: { id: section, name, attendant: null },
    ...more,
  }) as RoomView
const rooms = [roomIn(1, 'upper', 'Upper hall'), roomIn(2, 'garden', 'Garden hall')]
const nobody = [
  sectionOf('upper', 'Upper hall'),
  sectionOf('garden', 'Garden hall', { last: devora }),
  sectionOf('brook', 'Brook Lane', { closed: true }),
]

type Answers = Parameters<typeof serveCalls>[0]
async function open(
  tonight: object[],
  answers: Answers = {},
  { language = 'en' }: { language?: Language } = {},
) {
  vi.stubGlobal('__VERSION__', '0.0.0')
  const settings = [{ Key: 'locationTimeZone', Value: 'America/New_York' }]
  const lists = {
    upcoming: [],
    waiting: [],
    ready: [],
    here: [],
    completed: [],
    canceled: [],
    leftover: [],
  }
  const asked = serveCalls({
    listReception: () => ({ body: lists }),
    rooms: () => ({ body: rooms }),
    listReady: () => ({ body: { queue: [], inMikvah: [], pools: 0, corridor: { visits: [] } } }),
    settings: () => ({ body: settings }),
    publicSettings: () => ({ body: settings }),
    schedule: () => ({ body: [night] }),
    attendants: () => ({ body: helpers }),
    attendantsTonight: () => ({ body: tonight }),
    ...answers,
  })
  await live(<TonightScreen />, { areas: ['desk', 'desk-pages', 'visit-signs'], language })
  return (name: string) => asked.filter((one) => one.name === name).map(({ body }) => body)
}
const saidOnBoard = (words: string) =>
  screen.getAllByRole('status').some(({ textContent }) => textContent === words)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

it('while no section is open it asks who has what, as the last time, and opens all in one tap', async () => {
  let tonight = nobody
  const sent = await open([], {
    attendantsTonight: () => ({ body: tonight }),
    openSections: () => {
      tonight = nobody.map((one) => ({ ...one, opened: true }))
      return said(rooms.map((one) => ({ ...one, status: 'Ready' })))
    },
  })
  const begin = within(await screen.findByRole('region', { name: 'Who has what tonight?' }))
  await waitFor(() => expect(begin.getAllByRole('option')).toHaveLength(6))
  const selects = begin.getAllByRole('combobox') as HTMLSelectElement[]
  expect(selects.map(({ value }) => value)).toEqual(['r', 'd'])
  fireEvent.change(selects[1] as HTMLElement, { target: { value: 'r' } })
  press('Open with these')
  await waitFor(() => expect(screen.queryByText('Who has what tonight?')).toBeNull())
  await waitFor(() => expect(saidOnBoard('The sections are open.')).toBe(true))
  const upper = { sectionId: 'upper', attendantId: 'r', was: null }
  expect(sent('openSections')).toEqual([
    { sections: [upper, { sectionId: 'garden', attendantId: 'r', was: null }] },
  ])
  await waitFor(() => expect(sent('attendantsTonight')).toHaveLength(2))
})

it('sections that couldn’t be opened say why, with the choice still there', async () => {
  await open(nobody, { openSections: () => refused() })
  const begin = within(await screen.findByRole('region', { name: 'Who has what tonight?' }))
  await waitFor(() => expect(begin.getAllByRole('option')).toHaveLength(6))
  fireEvent.change(begin.getAllByRole('combobox')[1] as HTMLElement, { target: { value: 'r' } })
  press('Open with these')
  await begin.findByText('Not just now.')
  const selects = begin.getAllByRole('combobox') as HTMLSelectElement[]
  expect(selects.map(({ value }) => value)).toEqual(['r', 'r'])
})

it('the rooms that were opened are shown as the answer says, before any list comes anew', async () => {
  let isFirst = true
  await open(nobody, {
    rooms: () => (isFirst ? { body: rooms } : new Promise(() => null)),
    openSections: () => {
      isFirst = false
      return said(rooms.map((one) => ({ ...one, status: 'Ready' })))
    },
  })
  const begin = within(await screen.findByRole('region', { name: 'Who has what tonight?' }))
  await waitFor(() => expect(begin.getAllByRole('option')).toHaveLength(6))
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-room]')].map(({ dataset }) => dataset.status)
  expect(shown()).toEqual(['Available', 'Available'])
  press('Open with these')
  await waitFor(() => expect(shown()).toEqual(['Ready', 'Ready']))
})

it('gives no name that it doesn’t show, and nobody instead of whoever has a section only by closing it', async () => {
  const gone = { id: 'gone', name: 'Malka G.' }
  await open([
    sectionOf('upper', 'Upper hall', { last: gone }),
    sectionOf('garden', 'Garden hall', { attendant: devora }),
  ])
  const begin = within(await screen.findByRole('region', { name: 'Who has what tonight?' }))
  await waitFor(() => expect(begin.getAllByRole('option')).toHaveLength(5))
  const [upper, garden] = begin.getAllByRole('combobox') as HTMLSelectElement[]
  expect([upper?.value, garden?.value]).toEqual(['', 'd'])
  expect(within(garden as HTMLElement).queryByRole('option', { name: 'No attendant' })).toBeNull()
})

it('says why, and gives nothing, while it doesn’t know who could have a section', async () => {
  await open(nobody, { attendants: () => ({ status: 500, body: { errorMessage: 'Not now.' } }) })
  const begin = within(await screen.findByRole('region', { name: 'Who has what tonight?' }))
  const button = begin.getByRole('button', { name: 'Open with these' }) as HTMLButtonElement
  expect(button.disabled).toBe(true)
  expect((await begin.findByRole('status')).textContent).toContain('Not now.')
})

const inside = roomIn(1, 'upper', 'Upper hall', {
  status: 'Occupied',
  reservation: {
    ...{ ...visit, reservationStatus: 'Prep', since: new Date().toISOString() },
    excludedAttendants: [{ attendantId: 'd' }],
  },
})
const held = [
  sectionOf('upper', 'Upper hall', { attendant: rivka, opened: true }),
  sectionOf('garden', 'Garden hall', { last: devora }),
]

it.each(['Ready', 'Occupied'])(
  'where a section that somebody has is open already, room by room (%s), it isn’t asked',
  async (status) => {
    const upper = sectionOf('upper', 'Upper hall', { attendant: rivka })
    const section = { ...upper.section, attendant: rivka }
    await open([upper], { rooms: () => ({ body: [{ ...rooms[0], section, status }] }) })
    await screen.findByRole('button', { name: 'Attendant Rivka N.' })
    expect(screen.queryByText('Who has what tonight?')).toBeNull()
  },
)

it('the heads of sections name them and who has them in Hebrew where the board is Hebrew', async () => {
  const who = { ...rivka, nameHe: 'רבקה נ.' }
  const upper = { id: 'upper', name: 'Upper hall', nameHe: 'האגף העליון', attendant: who }
  const garden = { id: 'garden', name: 'Garden hall', nameHe: 'אגף הגן', attendant: null }
  const known = rooms.map((one, nth) => ({ ...one, section: nth === 0 ? upper : garden }))
  await open(held, { rooms: () => ({ body: known }) }, { language: 'he' })
  await screen.findByText('האגף העליון')
  expect(screen.getByText('אגף הגן')).toBeTruthy()
  expect(screen.getByText('רבקה נ.')).toBeTruthy()
  for (const english of ['Upper hall', 'Garden hall', 'Rivka N.'])
    expect(screen.queryByText(english)).toBeNull()
})

it('from a section’s head it is given and opened; who would meet whom she avoids is said', async () => {
  const sent = await open(held, {
    rooms: () => ({ body: [inside, rooms[1]] }),
    openSections: () => said([]),
  })
  const heads = await screen.findAllByRole('button', { name: /^Attendant/ })
  expect(screen.queryByText('Who has what tonight?')).toBeNull()
  fireEvent.click(heads[0] as HTMLElement)
  const upper = within(await screen.findByRole('dialog', { name: 'Upper hall tonight' }))
  const lines = (await upper.findAllByRole('radio')).map((one) => one.closest('label')?.textContent)
  expect(lines[1]).toContain('4821: asked not to meet her')
  expect(upper.getByText('In its rooms now: 4821.')).toBeTruthy()
  press('Close')
  fireEvent.click(heads[1] as HTMLElement)
  await screen.findByRole('dialog', { name: 'Garden hall tonight' })
  await screen.findByText('had it the last time')
  press('Give it to her and open it')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(saidOnBoard('Devora S. has Garden hall tonight.')).toBe(true))
  expect(sent('openSections')).toEqual([
    { sections: [{ sectionId: 'garden', attendantId: 'd', was: null }] },
  ])
})

it('who asks who has what is told whom she who is inside already asked not to meet', async () => {
  await open(nobody, { rooms: () => ({ body: [inside, rooms[1]] }) })
  const begin = within(await screen.findByRole('region', { name: 'Who has what tonight?' }))
  await waitFor(() => expect(begin.getAllByRole('option')).toHaveLength(6))
  const upper = begin.getByRole('combobox', { name: 'Upper hall' })
  const avoided = () => begin.queryAllByText('4821: asked not to meet her')
  expect(avoided()).toHaveLength(0)
  fireEvent.change(upper, { target: { value: 'd' } })
  expect(avoided().map(({ id }) => id)).toEqual([upper.getAttribute('aria-describedby')])
})

it('closing names first whom it strands, and names anew who came meanwhile', async () => {
  const one = (id: string, code: string, more: object = {}) => ({
    ...{ reservationId: id, reservationCode: code, reservationTime: visit.reservationTime },
    ...more,
  })
  const closing = {
    inside: [one('r1', '4821', { room: '1' })],
    kept: [one('r2', '7716', { room: '3' })],
    withoutRoom: [one('r3', '9002')],
    ...{ ready: ['4', '5'], timesOnSale: 24 },
  }
  const late = { ...closing, inside: [...closing.inside, one('r4', '5512', { room: '4' })] }
  let now = closing
  const errorMessage = 'Closing this section would strand somebody who wasn’t named.'
  const sent = await open(held, {
    sectionClosing: () => ({ body: now }),
    closeSection: () => {
      if (now === late) return said([])
      now = late
      return { status: 409, body: { success: false, code: 'section-strands', errorMessage } }
    },
  })
  fireEvent.click((await screen.findAllByRole('button', { name: /^Attendant/ }))[0] as HTMLElement)
  fireEvent.click(await screen.findByRole('button', { name: 'Close the section' }))
  expect(await screen.findByText(/^In its rooms: 4821 \(1\)\./)).toBeTruthy()
  for (const line of [
    /kept here for 7716 \(3\)/,
    /For 9002 no room/,
    /Ready rooms: 4, 5\./,
    /24 times/,
  ])
    expect(screen.getByText(line)).toBeTruthy()
  press('Close the section')
  expect(await screen.findByText(/^In its rooms: 4821 \(1\), 5512 \(4\)\./)).toBeTruthy()
  expect(screen.getByText(errorMessage)).toBeTruthy()
  press('Close the section')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(saidOnBoard('Upper hall is closed tonight.')).toBe(true))
  expect(sent('closeSection')).toEqual([
    { confirmed: ['r1', 'r2', 'r3'] },
    { confirmed: ['r1', 'r4', 'r2', 'r3'] },
  ])
})

it('the switch between lists and rooms counts the rooms that the map shows', async () => {
  const more = [...rooms, roomIn(3, 'brook', 'Brook Lane'), roomIn(4, 'brook', 'Brook Lane')]
  await open(nobody, { rooms: () => ({ body: more }) })
  const toRooms = await screen.findByRole('button', { name: 'Rooms 2' })
  const shown = [...document.querySelectorAll('[data-room]')].filter(
    (tile) => !tile.closest('details'),
  )
  expect([toRooms.getAttribute('aria-pressed'), shown.length]).toEqual(['false', 2])
})

it('one room is a Tab stop at a time: the first, then the one that was come to last', async () => {
  await open(
    ['upper', 'garden'].map((id) => sectionOf(id, id, { opened: true })),
    {
      rooms: () => ({ body: rooms.map((one) => ({ ...one, status: 'Ready' })) }),
    },
  )
  const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-room]')]
  const stops = () => tiles().map(({ tabIndex }) => tabIndex)
  await waitFor(() => expect(stops()).toEqual([0, -1]))
  act(() => tiles()[1]?.focus())
  await waitFor(() => expect(stops()).toEqual([-1, 0]))
})

it('a section that rests tonight is given from its head too, also where it has one room', async () => {
  const [upper, garden] = [
    sectionOf('upper', 'Upper hall', { opened: true, attendant: rivka }),
    sectionOf('garden', 'Garden hall'),
  ]
  await open([upper, garden], {
    rooms: () => ({
      body: [
        roomIn(1, 'upper', 'Upper hall', { status: 'Ready' }),
        roomIn(2, 'garden', 'Garden hall'),
      ],
    }),
  })
  const head = await screen.findByText('Garden hall', { selector: 'summary *' })
  const rest = within(head.closest('details')?.parentElement as HTMLElement)
  fireEvent.click(rest.getByRole('button', { name: /^Attendant/ }))
  expect(await screen.findByRole('dialog', { name: /Garden hall/ })).toBeTruthy()
})
