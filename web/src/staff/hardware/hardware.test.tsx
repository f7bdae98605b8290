// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { applyEvent } from '../../live/on-message.ts'
import { setServerClock } from '../../talk/clock.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import type { Device } from './device.ts'
import { HardwareScreen } from './HardwareScreen.tsx'

const at = (time: string) => `2026-11-24T${time}:00+00:00`
const device = (id: string, more: Partial<Device>): Device => ({
  ...{ id, kind: 'printer', name: null, nameHe: '', room: null, locationId: 'main', point: null },
  ...{ driver: 'http', state: 'well', because: 'answered', lastAnswer: null, test: null, told: [] },
  ...more,
})
const dry = device('dryDoor.7', {
  ...{ kind: 'dryDoor', room: '7', point: 'relay-7', test: 'opens', lastAnswer: at('19:44') },
  told: [{ at: at('19:44'), op: 'unlock', ended: 'done' }],
})
const wet = device('wetDoor.7', {
  ...{ kind: 'wetDoor', room: '7', test: 'opens', state: 'silent', because: 'no-answer' },
  lastAnswer: '2026-11-23T21:10:00+00:00',
  told: [
    { at: at('19:50'), op: 'unlock', ended: 'failed' },
    { at: '2026-11-23T21:10:00+00:00', op: 'unlock', ended: 'done' },
  ],
})
const printer = device('printer.desk', {
  ...{ name: 'Front desk', test: 'prints', state: 'hand', because: 'paper-low' },
  lastAnswer: at('20:00'),
})
const reader = device('cardReader.a', {
  ...{ kind: 'cardReader', name: 'At the desk', driver: 'stripe', because: 'ready', test: 'asks' },
})
const tablet = device('screen.a', {
  ...{ kind: 'screen', name: 'Entrance', driver: null, because: 'seen' },
  // Not at a minute's edge: the device's clock follows the facility's by whole seconds.
  lastAnswer: '2026-11-24T19:57:30+00:00',
})
const all = [dry, wet, printer, reader, tablet]

async function open(answers: Parameters<typeof serveCalls>[0] = {}, how: object = {}) {
  setServerClock(at('20:00'))
  const asked = serveCalls({
    hardware: () => ({
      body: { devices: all, peripherals: [], readersUnknown: false, alerts: [] },
    }),
    locations: () => ({ body: [{ id: 'main', name: 'Main', nameHe: 'ראשי' }] }),
    ...answers,
  })
  const shown = await live(<HardwareScreen />, {
    areas: ['office', 'hardware', 'screens', 'desk', 'watch'],
    at: '/admin/hardware',
    ...how,
  })
  const sent = (name: string) =>
    asked.filter((one) => one.name === name).map(({ path, body }) => [path, body])
  return { ...shown, sent }
}
const group = async (name: string) => within(await screen.findByRole('region', { name }))
const rowOf = (name: string) =>
  screen
    .getAllByText(name, { selector: 'li > span:first-of-type bdi' })[0]
    ?.closest('li') as HTMLElement
const press = (name: string | RegExp, at_: Pick<typeof screen, 'getByRole'> = screen) =>
  fireEvent.click(at_.getByRole('button', { name }))
const failure = (status: number, code: string, errorMessage: string) => ({
  ...{ status, body: { success: false, code, errorMessage } },
})

describe('the devices of the facility', () => {
  it('stand in groups, each with how it is, since when, and what it was told', async () => {
    await open()
    const doors = await group('Doors of the rooms')
    expect(doors.getAllByRole('img').map((dot) => dot.getAttribute('aria-label'))).toEqual([
      'Well',
      'Silent',
    ])
    expect(rowOf('Room 7, dry door').textContent).toContain('Opened7:44')
    expect(rowOf('Room 7, dry door').textContent).toContain('relay-7')
    const silent = rowOf('Room 7, wet door')
    expect(silent.textContent).toMatch(/No answerLast answer .*23.*9:10/)
    expect([...silent.querySelectorAll('ol li')].map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^7:50.*OpenNo answer$/),
      expect.stringMatching(/23.*9:10.*OpenDone$/),
    ])
    expect(rowOf('Front desk').textContent).toContain('Ready, paper is low')
    expect(rowOf('Entrance').textContent).toContain('Last seen 2 minutes ago')
    expect(within(rowOf('Entrance')).queryByRole('button')).toBeNull()
    const log = within(screen.getByRole('complementary', { name: 'What they were told' }))
    expect(log.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/7:50.*Room 7, wet door · OpenNo answer/),
      expect.stringMatching(/7:44.*Room 7, dry door · OpenDone/),
      expect.stringMatching(/9:10.*Room 7, wet door · OpenDone/),
    ])
  })

  it('are narrowed to what is silent, and to what is typed', async () => {
    await open()
    await group('Printers')
    fireEvent.click(screen.getByRole('radio', { name: /^Silent/ }))
    expect(screen.queryByRole('region', { name: 'Printers' })).toBeNull()
    expect(rowOf('Room 7, wet door')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'All' }))
    const search = screen.getByRole('searchbox', { name: 'Device or room' })
    fireEvent.change(search, { target: { value: 'RELAY' } })
    expect(rowOf('Room 7, dry door')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Screens' })).toBeNull()
    fireEvent.change(search, { target: { value: 'cellar' } })
    expect(screen.getByText('No device fits.')).toBeTruthy()
  })

  it('are looked at anew when one was told something; a screen falls silent by the clock', async () => {
    let devices = all
    const { client, sent } = await open({
      hardware: () => ({ body: { devices, peripherals: [], readersUnknown: true, alerts: [] } }),
    })
    await group('Printers')
    expect(screen.getByText(/card processor doesn’t answer/)).toBeTruthy()
    devices = [{ ...wet, state: 'well', because: 'answered' }, tablet]
    await act(async () => applyEvent(client, { event: 'devices', data: {} }))
    await waitFor(() => expect(rowOf('Room 7, wet door').dataset.state).toBe('well'))
    expect(sent('hardware')).toHaveLength(2)
    expect(rowOf('Entrance').dataset.state).toBe('well')
    setServerClock(at('20:18').replace(':00+', ':01+'))
    await waitFor(() => expect(rowOf('Entrance').dataset.state).toBe('silent'))
  })

  it('that could not be loaded say so with a way on; where there are none it says where they come from', async () => {
    let works = false
    await open({
      hardware: () =>
        works
          ? { body: { devices: [], peripherals: [], readersUnknown: false, alerts: [] } }
          : failure(503, 'try-again', 'Not just now.'),
    })
    await screen.findByText('Not just now.')
    works = true
    press('Try again')
    await screen.findByText('No device is set up yet.')
    expect(screen.getByRole('link', { name: 'To the rooms' })).toBeTruthy()
  })
})

describe('a test', () => {
  it('of a door says first that it will open, and tells the server so', async () => {
    const { sent } = await open({ testHardware: () => said({ answered: true }) })
    await group('Doors of the rooms')
    press('Open: Room 7, dry door')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/The door will open/)).toBeTruthy()
    press('Leave it shut', dialog)
    expect(sent('testHardware')).toEqual([])
    press('Open: Room 7, dry door')
    press('Open it now', within(await screen.findByRole('dialog')))
    await screen.findByText('Room 7, dry door: it has opened.')
    expect(sent('testHardware')).toEqual([['/api/api/hardware/dryDoor.7/test', { opens: true }]])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('of a door that didn’t open says why in its question, and not in the next', async () => {
    await open({ testHardware: () => failure(409, 'room-occupied', 'Somebody is in the room.') })
    await group('Doors of the rooms')
    press('Open: Room 7, dry door')
    const dialog = within(await screen.findByRole('dialog'))
    press('Open it now', dialog)
    expect((await dialog.findByRole('alert')).textContent).toContain('Somebody is in the room.')
    press('Leave it shut', dialog)
    press('Open: Room 7, dry door')
    expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull()
  })

  it('of a printer is sent at once, and one that fails says why beside it', async () => {
    const { sent } = await open({
      testHardware: ({ path }) =>
        path.includes('printer')
          ? failure(502, 'printer-failed', 'The printer didn’t print.')
          : said({ answered: true }),
    })
    await group('Printers')
    press('Print: Front desk')
    expect(await within(rowOf('Front desk')).findByText(/didn’t print/)).toBeTruthy()
    press('Ask: At the desk')
    await screen.findByText('At the desk: it is there.')
    expect(sent('testHardware')).toEqual([
      ['/api/api/hardware/printer.desk/test', {}],
      ['/api/api/hardware/cardReader.a/test', {}],
    ])
  })
})

describe('printers and card readers', () => {
  const side = {
    ...{
      id: 'p1',
      kind: 'printer',
      name: 'Side door',
      nameHe: '',
      usedAt: 'kiosk',
      locationId: 'main',
    },
    ...{ point: '10.0.0.7', active: true },
  }
  const answers = {
    hardware: () => ({
      body: { devices: all, peripherals: [side], readersUnknown: false, alerts: [] },
    }),
    addPeripheral: () => said({ ...side, id: 'p2' }),
    editPeripheral: () => said({ ...side, active: false }),
  }

  it('are added, and taken out of use', async () => {
    const { sent } = await open(answers)
    const set = await group('Set up printers and card readers')
    // Beside the title: below it stands every device of the house.
    press('Printer or reader', within(document.querySelector('header') as HTMLElement))
    const added = within(await screen.findByRole('dialog'))
    fireEvent.click(await added.findByRole('button', { name: 'Save' }))
    expect(added.getByText('Please give its point.')).toBeTruthy()
    fireEvent.change(added.getByLabelText('Name'), { target: { value: 'Front' } })
    fireEvent.change(added.getByLabelText(/^Name in Hebrew/), { target: { value: 'הקדמית' } })
    fireEvent.change(added.getByLabelText('Point'), { target: { value: '10.0.0.8' } })
    press('Save', added)
    await screen.findByText('Front is saved.')
    const named = { name: 'Front', nameHe: 'הקדמית' }
    const body = { kind: 'printer', ...named, usedAt: 'reception', locationId: 'main' }
    expect(sent('addPeripheral').map(([, said_]) => said_)).toEqual([
      { ...body, point: '10.0.0.8' },
    ])
    press('Change: Side door', set)
    const changed = within(await screen.findByRole('dialog'))
    fireEvent.click(changed.getByRole('switch'))
    press('Save', changed)
    await screen.findByText('Side door is saved.')
    expect(sent('editPeripheral')).toMatchObject([
      ['/api/api/hardware/p1/update', { active: false }],
    ])
  })

  it.each([
    ['a new one', 'addPeripheral', 'Printer or reader'],
    ['one that is there', 'editPeripheral', 'Change: Side door'],
  ])('%s that couldn’t be saved says so over what was typed', async (_, call, button) => {
    await open({ ...answers, [call]: () => failure(409, 'try-again', 'Not just now.') })
    await group('Set up printers and card readers')
    press(button)
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(await dialog.findByLabelText('Name'), { target: { value: 'Front' } })
    fireEvent.change(dialog.getByLabelText('Point'), { target: { value: '10.0.0.8' } })
    press('Save', dialog)
    expect((await dialog.findByRole('alert')).textContent).toContain('Not just now.')
    expect(dialog.getByLabelText('Point')).toHaveProperty('value', '10.0.0.8')
  })

  it('are sent as they were chosen: what, where, and in which building where there are two', async () => {
    const { sent } = await open({
      ...answers,
      locations: () => ({
        body: [
          { id: 'main', name: 'Main', nameHe: 'ראשי' },
          { id: 'brook', name: 'Brook Lane', nameHe: '' },
        ],
      }),
    })
    await group('Set up printers and card readers')
    press('Printer or reader', within(document.querySelector('header') as HTMLElement))
    const dialog = within(await screen.findByRole('dialog'))
    const choose = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    await dialog.findByRole('option', { name: 'Brook Lane' })
    choose('What it is', 'cardReader')
    choose('Used', 'kiosk')
    choose('Building', 'brook')
    press('Save', dialog)
    expect(dialog.getByText('Please give it a name.')).toBeTruthy()
    expect(sent('addPeripheral')).toEqual([])
    choose('Name', 'Side')
    choose('Point', 'tmr-7')
    press('Save', dialog)
    await screen.findByText('Side is saved.')
    expect(sent('addPeripheral')[0]?.[1]).toEqual({
      ...{ kind: 'cardReader', name: 'Side', nameHe: '', usedAt: 'kiosk' },
      ...{ locationId: 'brook', point: 'tmr-7' },
    })
  })

  it('that are out of use say so, and what has no name of its own is called by what it is', async () => {
    await open({
      hardware: () => ({
        body: {
          devices: [
            device('g', { kind: 'garageDoor' }),
            device('t', { kind: 'gate' }),
            device('l', { kind: 'cubicleLock', name: 'B4' }),
          ],
          ...{ peripherals: [{ ...side, active: false }], readersUnknown: true, alerts: [] },
        },
      }),
    })
    const set = await group('Set up printers and card readers')
    expect(set.getByText('Out of use')).toBeTruthy()
    for (const name of ['Garage door', 'Gate', 'Locker B4']) expect(rowOf(name)).toBeTruthy()
  })

  it('are called in Hebrew as the office has named them there', async () => {
    const named = { ...printer, nameHe: 'המדפסת שבכניסה' }
    const hardware = {
      ...{ devices: [named, reader], readersUnknown: false, alerts: [] },
      peripherals: [{ ...side, nameHe: 'דלת הצד' }],
    }
    await open({ hardware: () => ({ body: hardware }) }, { language: 'he' })
    await screen.findByText('דלת הצד')
    expect(rowOf('המדפסת שבכניסה')).toBeTruthy()
    expect(rowOf('At the desk')).toBeTruthy()
    expect(screen.queryByText('Side door')).toBeNull()
  })

  it('of a house that has no device yet can be added', async () => {
    await open({
      hardware: () => ({
        body: { devices: [], peripherals: [], readersUnknown: false, alerts: [] },
      }),
    })
    await screen.findByRole('button', { name: 'Printer or reader' })
  })

  it('every screen of the house loads itself anew when the office says so', async () => {
    const { sent } = await open({ pageReload: () => said(null) })
    const screens = await group('Screens')
    press('Load all of them anew', screens)
    await screen.findByText('Every open screen loads itself anew.')
    expect(sent('pageReload')).toHaveLength(1)
  })

  it('that the screens couldn’t be told to load anew is said', async () => {
    await open({ pageReload: () => failure(503, 'try-again', 'Not just now.') })
    const screens = await group('Screens')
    press('Load all of them anew', screens)
    expect((await screens.findByRole('alert')).textContent).toContain('Not just now.')
    expect(screen.queryByText('Every open screen loads itself anew.')).toBeNull()
  })
})

describe('the system itself', () => {
  it('says what of it has to be looked after, and nothing while all is well', async () => {
    const page = await open()
    await screen.findByText('Front desk')
    expect(screen.queryByText(/nearly full/)).toBeNull()
    page.unmount()
    const alerts = [
      { kind: 'refund-waits', minutes: 14 },
      { kind: 'jobs-fail', names: ['remind', 'vacuum'] },
      { kind: 'disk-low', megabytes: 312 },
      { kind: 'backup-old', hours: 49 },
      { kind: 'backup-never' },
    ] as const
    await open({
      hardware: () => ({
        body: { devices: all, peripherals: [], readersUnknown: false, alerts: [...alerts] },
      }),
    })
    expect((await screen.findByText(/^A refund has been/)).textContent).toContain('for 14 minutes')
    expect(screen.getByText(/fails: remind, vacuum\./)).toBeTruthy()
    expect(screen.getByText(/312 MB are left/)).toBeTruthy()
    expect(screen.getByText(/begun 49 hours ago/)).toBeTruthy()
    expect(screen.getByText(/No backup has been made yet/)).toBeTruthy()
  })
})
