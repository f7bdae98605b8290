// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aFewTurns } from '../../test/a-few-turns.ts'
import { live, refused, said, serveCalls } from '../../test/live.tsx'
import { BuildingsScreen } from './BuildingsScreen.tsx'
import type { PlaceSetUp } from './place.ts'

const place = (more: Partial<PlaceSetUp> = {}): PlaceSetUp => ({
  ...{ id: 'main', name: 'Main building', nameHe: 'ראשי', address: '12 Elm Court' },
  ...{ addressHe: '', lat: null, long: null, alternate: false, active: true },
  ...{ capacity: {}, openKinds: [] },
  ...more,
})
const second = place({
  ...{ id: 'alternate', name: 'Brook Lane', nameHe: '', alternate: true },
  ...{ capacity: { roomsAvailable: '4' }, openKinds: ['openFridays'] },
})

async function open(locations: PlaceSetUp[], answers: Parameters<typeof serveCalls>[0] = {}) {
  const asked = serveCalls({
    building: () => ({
      body: { locations, sections: [], rooms: [], cubicles: [], attendants: [] },
    }),
    ...answers,
  })
  await live(<BuildingsScreen />, { areas: ['office', 'building', 'desk'] })
  await screen.findByRole('region', { name: 'Main building' })
  return { sent: (name: string) => asked.filter((one) => one.name === name).map((x) => x.body) }
}
const region = (name: string) => within(screen.getByRole('region', { name }))
const press = (name: string, at: Pick<typeof screen, 'getByRole'> = screen) =>
  fireEvent.click(at.getByRole('button', { name }))
const type = (at: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(at.getByLabelText(label), { target: { value } })
const left = {
  ...{ reservationId: 'v1', reservationCode: '7093' },
  reservationTime: '2026-11-27T17:00:00-05:00',
}

describe('the buildings', () => {
  it('say so when they can’t be had, and come when they are asked for again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let tries = 0
    const rest = { sections: [], rooms: [], cubicles: [], attendants: [] }
    serveCalls({
      building: () =>
        tries++ === 0 ? { status: 400, body: {} } : { body: { locations: [place()], ...rest } },
    })
    await live(<BuildingsScreen />, { areas: ['office', 'building', 'desk'] })
    await screen.findByText('The house could not be loaded.')
    press('Try again')
    expect(await screen.findByRole('region', { name: 'Main building' })).toBeTruthy()
    logged.mockRestore()
  })

  it('of the main one have names and addresses; the rest of it is settings', async () => {
    const { sent } = await open([second, place()], {
      editLocation: () => said({ ...place(), reservationsOutside: [] }),
    })
    const main = region('Main building')
    expect(main.queryByLabelText('All rooms')).toBeNull()
    expect(main.queryByRole('switch')).toBeNull()
    type(main, 'Address in Hebrew (optional)', 'רחוב האלון 12')
    press('Save', main)
    await screen.findByText('Main building is saved.')
    expect(sent('editLocation')).toEqual([
      { addressHe: 'רחוב האלון 12', dryRun: true },
      { addressHe: 'רחוב האלון 12' },
    ])
  })

  it('of the second one say whom fewer rooms and other nights would leave out', async () => {
    const { sent } = await open([place(), second], {
      editLocation: () => said({ ...second, reservationsOutside: [left] }),
    })
    const brook = region('Brook Lane')
    type(brook, 'All rooms', '1')
    type(brook, 'Latitude (optional)', '40,08')
    fireEvent.click(brook.getByRole('checkbox', { name: 'Weekdays' }))
    press('Save', brook)
    expect(await brook.findByText(/7093/)).toBeTruthy()
    const body = {
      ...{ capacity: { roomsAvailable: '1' }, lat: 40.08 },
      openKinds: ['openWeekdays', 'openFridays'],
    }
    expect(sent('editLocation')).toEqual([{ ...body, dryRun: true }])
    press('Save, they are kept', brook)
    await screen.findByText('Brook Lane is saved.')
    expect(sent('editLocation')[1]).toEqual(body)
  })

  it('keep each number that is typed, beside those that were there', async () => {
    const { sent } = await open([place(), second], {
      editLocation: () => said({ ...second, reservationsOutside: [] }),
    })
    const brook = region('Brook Lane')
    type(brook, 'Parking', '3')
    type(brook, 'Accessible rooms', '1')
    press('Save', brook)
    await screen.findByText('Brook Lane is saved.')
    const capacity = { roomsAvailable: '4', parkingAvailable: '3', roomsAvailableHandicapped: '1' }
    expect(sent('editLocation')).toEqual([{ capacity, dryRun: true }, { capacity }])
  })

  it('say what is wrong where it stands: a name, a point, a number', async () => {
    const message = 'Give a whole number.'
    const { sent } = await open([place(), second], {
      editLocation: () => ({
        status: 400,
        body: {
          ...{ success: false, errorMessage: message, Message: message, code: 'invalid-setting' },
          errors: [{ path: 'capacity.parkingAvailable', message }],
        },
      }),
    })
    const brook = region('Brook Lane')
    type(brook, 'Name in English', ' ')
    type(brook, 'Longitude (optional)', '181')
    press('Save', brook)
    expect(brook.getByText('Please give the building a name.')).toBeTruthy()
    expect(brook.getByText(/^Give degrees as a number/)).toBeTruthy()
    await aFewTurns()
    expect(sent('editLocation')).toEqual([])
    type(brook, 'Name in English', 'Brook Lane')
    type(brook, 'Longitude (optional)', '')
    type(brook, 'Parking', 'many')
    press('Save', brook)
    await brook.findAllByText(message)
    expect(brook.getByLabelText('Parking').getAttribute('aria-invalid')).toBe('true')
    expect(brook.getByLabelText('All rooms').getAttribute('aria-invalid')).toBeNull()
  })

  it('stand as they were typed when the network is lost as they are saved', async () => {
    await open([place(), second], { editLocation: () => new Error('lost') })
    const brook = region('Brook Lane')
    type(brook, 'Parking', '3')
    press('Save', brook)
    await brook.findByRole('alert')
    expect(brook.getByLabelText('Parking')).toHaveProperty('value', '3')
  })

  it('are warned of before the tab is closed, while something typed is not saved', async () => {
    await open([place()])
    const wouldWarn = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    type(region('Main building'), 'Name in English', 'Elm Court')
    expect(wouldWarn()).toBe(true)
    type(region('Main building'), 'Name in English', 'Main building')
    expect(wouldWarn()).toBe(false)
  })

  it('say which they are where the name does not, and that one is out of use', async () => {
    await open([place(), { ...second, active: false }])
    const header = (name: string) => region(name).getByRole('heading', { name }).parentElement
    expect(header('Main building')?.textContent?.trim()).toBe('Main building')
    expect(header('Brook Lane')?.textContent?.trim()).toBe('Brook LaneSecond building Out of use')
    const save = region('Main building').getByRole('button', { name: 'Save' })
    expect(save).toHaveProperty('disabled', true)
    type(region('Main building'), 'Name in English', 'Elm Court')
    expect(save).toHaveProperty('disabled', false)
  })

  it('are two at most: the second may be added, a third may not', async () => {
    const { sent } = await open([place()], { addLocation: () => said(second) })
    press('Second building')
    const dialog = within(await screen.findByRole('dialog'))
    type(dialog, 'Name in English', 'Brook Lane')
    press('Add the building', dialog)
    await screen.findByText('Brook Lane is added.')
    expect(sent('addLocation')).toEqual([{ name: 'Brook Lane', nameHe: '' }])
  })

  it('that couldn’t be added say so over what was typed', async () => {
    await open([place()], { addLocation: () => refused() })
    press('Second building')
    const dialog = within(await screen.findByRole('dialog'))
    type(dialog, 'Name in English', 'Brook Lane')
    press('Add the building', dialog)
    expect((await dialog.findByRole('alert')).textContent).toContain('Not just now.')
    expect(dialog.getByLabelText('Name in English')).toHaveProperty('value', 'Brook Lane')
  })

  it('offer no third', async () => {
    await open([place(), second])
    expect(screen.queryByRole('button', { name: 'Second building' })).toBeNull()
  })
})
