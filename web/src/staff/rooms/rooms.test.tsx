// @vitest-environment happy-dom
import type { CallName } from '@mikvah/contract/addresses.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { setServerClock } from '../../talk/clock.ts'
import { room as liveRoom, visit } from '../../test/answers.ts'
import { live, refused, said, serveCalls } from '../../test/live.tsx'
import { carry } from '../parts/dragged.ts'
import type { Building, RoomSetUp } from './building.ts'
import { RoomsScreen } from './RoomsScreen.tsx'

const room = (id: number, more: Partial<RoomSetUp> = {}): RoomSetUp => ({
  ...{ id, number: String(id), locationId: 'main', sectionId: 'upper', bath: false },
  ...{ handicapped: false, privateRoom: false, kallah: false, active: true },
  ...{ dryDoor: 'dry', wetDoor: '', lightPoint: 'light', extension: '207' },
  ...more,
})
const place = (id: string, name: string, nameHe: string) => ({
  ...{ id, name, nameHe, address: '', addressHe: '', lat: null, long: null },
  ...{ alternate: id !== 'main', active: true, capacity: {}, openKinds: [] },
})
const helper = (id: string, name: string, active = true) => ({
  ...{ id, name, nameHe: '', firstName: name, lastName: 'R', active, hasCard: true },
})
const building: Building = {
  locations: [place('main', 'Main', 'ראשי'), place('brook', 'Brook Lane', 'ברוק')],
  sections: [
    { id: 'upper', name: 'Upper hall', nameHe: '', locationId: 'main' },
    { id: 'garden', name: 'Garden hall', nameHe: '', locationId: 'main' },
    { id: 'empty', name: 'Attic', nameHe: '', locationId: 'main' },
    { id: 'by', name: 'By the brook', nameHe: '', locationId: 'brook' },
  ],
  rooms: [
    room(10, { sectionId: 'garden' }),
    room(9, { active: false }),
    room(11),
    room(7, { bath: true }),
    room(31, { sectionId: 'by', locationId: 'brook' }),
  ],
  cubicles: [
    { id: 1, name: 'A', locationId: 'main', lock: 'cubicle-1' },
    { id: 2, name: 'B', locationId: 'brook', lock: '' },
  ],
  attendants: [helper('r', 'Rivka'), helper('d', 'Devora'), helper('g', 'Gittel', false)],
}
const inside = {
  ...liveRoom,
  ...{
    id: 7,
    number: '7',
    section: { id: 'upper', name: 'Upper hall', nameHe: '', attendant: null },
  },
  reservation: { ...visit, reservationCode: '2241', since: '2026-11-24T19:30:00-05:00' },
}
const left = {
  ...{ reservationId: 'v1', reservationCode: '7093' },
  reservationTime: '2026-11-26T20:00:00-05:00',
}
const stays = (body: unknown, reservationsOutside: object[] = []) =>
  said({ ...room(7), ...(body as object), reservationsOutside })

async function open(answers: Parameters<typeof serveCalls>[0] = {}, how: object = {}) {
  setServerClock('2026-11-24T20:00:20-05:00')
  const asked = serveCalls({
    building: () => ({ body: building }),
    rooms: () => ({ body: [inside] }),
    attendantsTonight: () => ({
      body: [
        {
          ...{ date: '2026-11-24', attendant: { id: 'r', name: 'Rivka' } },
          section: { id: 'upper', name: 'Upper hall', nameHe: '', locationId: 'main' },
        },
      ],
    }),
    settings: () => ({ body: [{ Key: 'poolsAvailable', Value: '4' }] }),
    ...answers,
  })
  await live(<RoomsScreen />, {
    areas: ['office', 'building', 'hardware', 'desk'],
    at: '/admin/rooms',
    ...how,
  })
  await screen.findByText('Upper hall', { selector: 'h2 *' })
  return { sent: (name: string) => asked.filter((one) => one.name === name).map((x) => x.body) }
}
const press = (name: string | RegExp, at: Pick<typeof screen, 'getByRole'> = screen) =>
  fireEvent.click(at.getByRole('button', { name }))
const column = (name: string) => within(screen.getByRole('region', { name }))
const numbersIn = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('[data-room]')].map((row) =>
    row.getAttribute('data-room'),
  )
const choose = async (number: string) => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^Room ${number}\\b`) }))
  await screen.findByRole('heading', { name: `Room ${number}` })
  return within(screen.getByRole('complementary'))
}

describe('the rooms', () => {
  it('stand in their sections by number, those out of use last, each building by itself', async () => {
    await open()
    expect(numbersIn('Upper hall')).toEqual(['7', '11', '9'])
    expect(numbersIn('Garden hall')).toEqual(['10'])
    expect(column('Upper hall').getByText('2 rooms')).toBeTruthy()
    expect(column('Upper hall').getByText('Out of use')).toBeTruthy()
    expect(column('Attic').getByText('No rooms yet.')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'By the brook' })).toBeNull()
    expect(await screen.findByText(/4 pools/)).toBeTruthy()
    fireEvent.click(screen.getByLabelText('Brook Lane'))
    expect(await screen.findByRole('region', { name: 'By the brook' })).toBeTruthy()
    expect(numbersIn('By the brook')).toEqual(['31'])
  })

  it('are saved at once when nobody is left out, with nothing but what was changed', async () => {
    const { sent } = await open({ editRoom: ({ body }) => stays(body) })
    const panel = await choose('7')
    const current = [...document.querySelectorAll('[data-room][aria-current]')]
    expect(current.map((row) => row.getAttribute('data-room'))).toEqual(['7'])
    expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    fireEvent.click(panel.getByRole('switch', { name: 'Kallah' }))
    fireEvent.change(panel.getByLabelText('Phone'), { target: { value: '' } })
    press('Save', panel)
    await screen.findByText('Room 7 is saved.')
    expect(sent('editRoom')).toEqual([
      { kallah: true, extension: '', dryRun: true },
      { kallah: true, extension: '' },
    ])
  })

  it('are saved with a phone only that can be rung', async () => {
    const { sent } = await open({ editRoom: ({ body }) => stays(body) })
    const panel = await choose('7')
    const number = panel.getByLabelText('Phone')
    fireEvent.change(number, { target: { value: 'ext 12' } })
    expect(await panel.findByText('An extension is one to six digits.')).toBeTruthy()
    fireEvent.submit(number.closest('form') as HTMLFormElement)
    expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    fireEvent.change(number, { target: { value: '12' } })
    press('Save', panel)
    await screen.findByText('Room 7 is saved.')
    expect(sent('editRoom')).toEqual([{ extension: '12', dryRun: true }, { extension: '12' }])
  })

  it('are saved with any phone where it is rung by a web call', async () => {
    await open({
      editRoom: ({ body }) => stays(body),
      settings: () => ({ body: [{ Key: 'phoneSystemProvider', Value: 'http' }] }),
    })
    const panel = await choose('7')
    fireEvent.change(panel.getByLabelText('Phone'), { target: { value: 'room-7' } })
    await waitFor(() => expect(panel.queryByText('An extension is one to six digits.')).toBeNull())
    press('Save', panel)
    await screen.findByText('Room 7 is saved.')
  })

  it('say for whom they would no longer do, and are saved when that is known', async () => {
    const { sent } = await open({ editRoom: ({ body }) => stays(body, [left]) })
    const panel = await choose('7')
    fireEvent.click(panel.getByRole('switch', { name: /^In use/ }))
    press('Save', panel)
    expect((await panel.findByText(/7093/)).textContent).toContain('Code 7093')
    expect(sent('editRoom')).toEqual([{ active: false, dryRun: true }])
    press('Save, they are kept', panel)
    await screen.findByText('Room 7 is saved.')
    expect(sent('editRoom')[1]).toEqual({ active: false })
  })

  it('are looked at anew when something else is typed after that', async () => {
    await open({ editRoom: ({ body }) => stays(body, [left]) })
    const panel = await choose('7')
    fireEvent.click(panel.getByRole('switch', { name: 'Bath' }))
    press('Save', panel)
    await panel.findByText(/7093/)
    fireEvent.click(panel.getByRole('switch', { name: 'Bath' }))
    expect(panel.queryByText(/7093/)).toBeNull()
    expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  })

  it('with somebody inside say whose they are, in the server’s words', async () => {
    const words = 'The patron with code 2241 is in this room.'
    await open({
      editRoom: () => ({
        status: 409,
        body: { success: false, errorMessage: words, Message: words, code: 'room-with-visit' },
      }),
    })
    const panel = await choose('7')
    fireEvent.click(panel.getByRole('switch', { name: /^In use/ }))
    press('Save', panel)
    expect((await panel.findByRole('alert')).textContent).toContain('2241')
  })

  it('are added to a section, and taken away once they are out of use', async () => {
    const { sent } = await open({
      addRoom: () => said(room(32, { number: '32' })),
      removeRoom: () => said(null),
    })
    press('Room')
    const dialog = within(await screen.findByRole('dialog'))
    press('Add the room', dialog)
    expect(dialog.getByText('Please give the room its number.')).toBeTruthy()
    expect(sent('addRoom')).toEqual([])
    fireEvent.change(dialog.getByLabelText('Number on its door'), { target: { value: '32' } })
    fireEvent.change(dialog.getByLabelText('Section'), { target: { value: 'garden' } })
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Bath' }))
    press('Add the room', dialog)
    await screen.findByText('Room 32 is added.')
    expect(sent('addRoom')).toEqual([
      {
        ...{ number: '32', sectionId: 'garden', bath: true },
        ...{ handicapped: false, privateRoom: false, kallah: false },
      },
    ])
    const used = await choose('7')
    expect(used.queryByRole('button', { name: 'Take the room away' })).toBeNull()
    const panel = await choose('9')
    press('Take the room away', panel)
    await screen.findByText('Room 9 is taken away.')
    expect(sent('removeRoom')).toHaveLength(1)
  })

  it('try what is theirs, and offer nothing that they have not', async () => {
    const { sent } = await open({
      setLights: () => said(null),
      testHardware: () => said({ answered: true }),
    })
    const panel = await choose('7')
    expect(panel.queryByRole('button', { name: 'Unlock the wet door' })).toBeNull()
    press('Unlock the dry door', panel)
    const dialog = await screen.findByRole('dialog', { name: 'Open now: Room 7, dry door?' })
    expect(sent('testHardware')).toEqual([])
    press('Open it now', within(dialog))
    await screen.findByText('Room 7, dry door: it has opened.')
    expect(sent('testHardware')).toEqual([{ opens: true }])
    press('Light on', panel)
    await screen.findByText('Done.')
    expect(sent('setLights')).toEqual([{ onOff: true }])
  })
})

describe('a section', () => {
  const pick = async (section: string, name: string) => {
    fireEvent.click(await column(section).findByRole('combobox', { busy: false }))
    fireEvent.click(column(section).getByRole('option', { name }))
  }

  it('is given for tonight; those who are retired are no choice', async () => {
    const { sent } = await open({
      setAttendantTonight: () => said({}),
      rooms: () => ({ body: [] }),
    })
    fireEvent.click(await column('Garden hall').findByRole('combobox', { busy: false }))
    const options = column('Garden hall').getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['Rivka', 'Devora', 'Nobody'])
    fireEvent.click(column('Garden hall').getByRole('combobox'))
    await pick('Garden hall', 'Devora')
    await screen.findByText('Devora has Garden hall tonight.')
    expect(sent('setAttendantTonight')).toEqual([
      { sectionId: 'garden', attendantId: 'd', was: null },
    ])
  })

  it('is said to be given though the next is given before the answer', async () => {
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
    const waits = [...answers]
    const { sent } = await open({
      rooms: () => ({ body: [] }),
      setAttendantTonight: async () => {
        await waits.shift()?.promise
        return said({})
      },
    })
    await pick('Garden hall', 'Devora')
    await pick('Upper hall', 'Nobody')
    await waitFor(() => expect(sent('setAttendantTonight')).toHaveLength(2))
    answers[0].resolve()
    await screen.findByText('Devora has Garden hall tonight.')
    answers[1].resolve()
    await screen.findByText('Nobody has Upper hall tonight.')
  })

  it('takes an attendant who is carried to it, unless she has it or it has no rooms', async () => {
    const { sent } = await open({
      setAttendantTonight: () => said({}),
      rooms: () => ({ body: [] }),
    })
    const niche = (name: string) => column(name).getByRole('group', { name: new RegExp(name) })
    await column('Garden hall').findByRole('combobox', { busy: false })
    const takeUp = (name: string) => {
      const handle = screen.getByRole('button', { name: `Carry ${name} to a section` })
      act(() => handle.focus())
      fireEvent.keyDown(handle, { key: 'Enter' })
      fireEvent.keyUp(handle, { key: 'Enter' })
    }
    takeUp('Rivka')
    await waitFor(() => expect(niche('Garden hall').getAttribute('data-takes')).toBe('true'))
    expect(niche('Upper hall').getAttribute('data-takes')).toBeNull()
    // Tab walks over the sections that take her, and back to where she was taken up.
    const walked = ['Garden hall', 'Rivka', 'Garden hall'].map(() => {
      const { activeElement } = document
      fireEvent.keyDown(activeElement ?? document.body, { key: 'Tab' })
      return activeElement?.getAttribute('aria-label') ?? activeElement?.tagName
    })
    expect(walked).toEqual(['FIELDSET', 'Carry Rivka to a section', 'FIELDSET'])
    act(() => niche('Garden hall').focus())
    fireEvent.keyDown(niche('Garden hall'), { key: 'Enter' })
    fireEvent.keyUp(niche('Garden hall'), { key: 'Enter' })
    await screen.findByText('Rivka has Garden hall tonight.')
    expect(niche('Garden hall').getAttribute('data-takes')).toBeNull()
    expect(sent('setAttendantTonight')).toEqual([
      { sectionId: 'garden', attendantId: 'r', was: null },
    ])
  })

  it('takes nobody who is carried to it before it is known who is in its rooms', async () => {
    const come = Promise.withResolvers<void>()
    await open({
      rooms: async () => {
        await come.promise
        return { body: [] }
      },
    })
    const niche = column('Garden hall').getByRole('group')
    act(() => carry({ helper: building.attendants[1] }))
    expect(niche.getAttribute('data-takes')).toBeNull()
    come.resolve()
    await waitFor(() => expect(niche.getAttribute('data-takes')).toBe('true'))
    act(() => carry({ room: 7 }))
    expect(niche.getAttribute('data-takes')).toBeNull()
    act(() => carry(null))
  })

  it('with women in its rooms is asked about once, with their codes', async () => {
    const { sent } = await open({ setAttendantTonight: () => said({}) })
    await pick('Upper hall', 'Nobody')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/2241/)).toBeTruthy()
    expect(sent('setAttendantTonight')).toEqual([])
    press('Leave it', dialog)
    await screen.findByText('Nobody has Upper hall tonight.')
    expect(sent('setAttendantTonight')).toEqual([
      { sectionId: 'upper', attendantId: null, was: 'r' },
    ])
  })

  it('whose attendant she inside asked not to meet is asked about with both, and for another not', async () => {
    const avoiding = { ...inside.reservation, excludedAttendants: [{ attendantId: 'd' }] }
    await open({ rooms: () => ({ body: [{ ...inside, reservation: avoiding }] }) })
    await pick('Upper hall', 'Devora')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('2241: asked not to meet Devora.')).toBeTruthy()
    press('Not now', dialog)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await pick('Upper hall', 'Nobody')
    expect(within(await screen.findByRole('dialog')).queryByText(/asked not to meet/)).toBeNull()
  })

  it('is given to nobody before it is known who is in its rooms', async () => {
    const come = Promise.withResolvers<void>()
    await open({
      rooms: async () => {
        await come.promise
        return { body: [inside] }
      },
    })
    const box = column('Upper hall').getByRole('combobox')
    const nobody = () => column('Upper hall').getByRole('option', { name: 'Nobody' })
    fireEvent.click(box)
    fireEvent.click(nobody())
    expect(screen.queryByRole('dialog')).toBeNull()
    come.resolve()
    await waitFor(() => expect(box.getAttribute('aria-busy')).toBeNull())
    fireEvent.click(nobody())
    expect(within(await screen.findByRole('dialog')).getByText(/2241/)).toBeTruthy()
  })

  it('without rooms has nobody; it is named anew, and taken away', async () => {
    const { sent } = await open({
      editSection: () => said({}),
      addSection: () => said({}),
      removeSection: () => said(null),
    })
    expect(column('Attic').queryByRole('combobox')).toBeNull()
    press('Section Attic')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Name of the section'), { target: { value: 'Loft' } })
    const nameHe = dialog.getByLabelText('Name in Hebrew (optional)')
    fireEvent.change(nameHe, { target: { value: ' עליית הגג' } })
    press('Save', dialog)
    await screen.findByText('The section is called Loft now.')
    expect(sent('editSection')).toEqual([{ name: 'Loft', nameHe: 'עליית הגג' }])
    press('Section Attic')
    press('Take the section away', within(await screen.findByRole('dialog')))
    await screen.findByText('Attic is taken away.')
    press('Section')
    const anew = within(await screen.findByRole('dialog'))
    fireEvent.change(anew.getByLabelText('Name of the section'), { target: { value: 'Cellar' } })
    press('Add the section', anew)
    await screen.findByText('Cellar is added.')
    await waitFor(() =>
      expect(sent('addSection')).toEqual([{ name: 'Cellar', nameHe: '', locationId: 'main' }]),
    )
  })
})

it('a room that is closed by Escape gives the focus back to its row; one with something typed asks first', async () => {
  await open({}, { at: '/admin/rooms?room=7' })
  const title = await screen.findByRole('heading', { name: 'Room 7' })
  fireEvent.keyDown(title, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Room 7' })).toBeNull())
  const row = document.querySelector<HTMLElement>('button[data-room="7"]')
  expect(document.activeElement).toBe(row)
  fireEvent.click(row as HTMLElement)
  const number = await screen.findByLabelText('Number on its door')
  fireEvent.change(number, { target: { value: '7a' } })
  fireEvent.keyDown(number, { key: 'Escape' })
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  expect(screen.getByRole('heading', { name: 'Room 7' })).toBeTruthy()
})

describe('the cubicles of a building', () => {
  it('are added, given a lock, and taken away unless somebody’s bag is in one', async () => {
    const errorMessage = 'While somebody has this cubicle, it changes with her visit.'
    const { sent } = await open({
      addCubicle: () => said({ id: 3, name: 'C', locationId: 'main', lock: '' }),
      editCubicle: () => said({ id: 1, name: 'A', locationId: 'main', lock: 'lock-7' }),
      removeCubicle: () => ({
        ...{ status: 409, body: { success: false, code: 'cubicle-occupied', errorMessage } },
      }),
    })
    const cubicles = column('Cubicles')
    expect(cubicles.queryByText('B')).toBeNull()
    press('Cubicle', cubicles)
    const added = within(await screen.findByRole('dialog'))
    fireEvent.change(added.getByLabelText('Name'), { target: { value: 'C' } })
    press('Add the cubicle', added)
    await screen.findByText('Cubicle C is added.')
    expect(sent('addCubicle')).toEqual([{ name: 'C', lock: '', locationId: 'main' }])
    press(/^A/, cubicles)
    const hers = within(await screen.findByRole('dialog'))
    press('Take the cubicle away', hers)
    await hers.findByText(errorMessage)
    fireEvent.change(hers.getByLabelText(/^Lock/), { target: { value: 'lock-7' } })
    press('Save', hers)
    await screen.findByText('Cubicle A is saved.')
    expect(sent('editCubicle')).toEqual([{ name: 'A', lock: 'lock-7' }])
  })
})

describe('what the server refuses is said where it was asked for', () => {
  type At = Awaited<ReturnType<typeof choose>> | typeof screen
  const dialog = async () => within(await screen.findByRole('dialog'))
  const give = async (section: string, name: string) => {
    fireEvent.click(await column(section).findByRole('combobox', { busy: false }))
    fireEvent.click(column(section).getByRole('option', { name }))
  }
  const inTheRoom = (number: string, name: string) => async () => {
    const panel = await choose(number)
    press(name, panel)
    return panel
  }
  it.each<[string, CallName, () => Promise<At>]>([
    [
      'a new room',
      'addRoom',
      async () => {
        press('Room')
        const at = await dialog()
        fireEvent.change(at.getByLabelText('Number on its door'), { target: { value: '32' } })
        fireEvent.change(at.getByLabelText('Section'), { target: { value: 'garden' } })
        press('Add the room', at)
        return at
      },
    ],
    ['a room taken away', 'removeRoom', inTheRoom('9', 'Take the room away')],
    ['a light', 'setLights', inTheRoom('7', 'Light on')],
    ['a screen loaded anew', 'reloadRoom', inTheRoom('7', 'Load the screen anew')],
    [
      'a new section',
      'addSection',
      async () => {
        press('Section')
        const at = await dialog()
        fireEvent.change(at.getByLabelText('Name of the section'), { target: { value: 'Cellar' } })
        press('Add the section', at)
        return at
      },
    ],
    [
      'the name of a section',
      'editSection',
      async () => {
        press('Section Attic')
        const at = await dialog()
        fireEvent.change(at.getByLabelText('Name of the section'), { target: { value: 'Loft' } })
        press('Save', at)
        return at
      },
    ],
    [
      'a section taken away',
      'removeSection',
      async () => {
        press('Section Attic')
        const at = await dialog()
        press('Take the section away', at)
        return at
      },
    ],
    [
      'a section given',
      'setAttendantTonight',
      async () => {
        await give('Garden hall', 'Devora')
        return screen
      },
    ],
    [
      'a section taken while somebody is in it',
      'setAttendantTonight',
      async () => {
        await give('Upper hall', 'Nobody')
        const at = await dialog()
        press('Leave it', at)
        return at
      },
    ],
  ])('%s', async (_, call, ask) => {
    await open({ [call]: () => refused() })
    const at = await ask()
    expect((await at.findByRole('alert')).textContent).toContain('Not just now.')
  })
})
