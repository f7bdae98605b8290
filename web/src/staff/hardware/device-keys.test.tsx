// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { applyEvent } from '../../live/on-message.ts'
import { setServerClock } from '../../talk/clock.ts'
import { live, refused, said, serveCalls } from '../../test/live.tsx'
import { DeviceKeys } from './DeviceKeys.tsx'
import type { DeviceKey } from './device-key.ts'

const at = (time: string) => `2026-11-24T${time}:00+00:00`
const upstairs: DeviceKey = {
  ...{ id: 'k1', name: 'Upstairs', madeAt: at('18:00'), madeBy: 'R. Stern', lastUsed: at('19:45') },
  rooms: [
    { id: 11, number: '1' },
    { id: 12, number: '2' },
  ],
}
const house: DeviceKey = {
  ...{ id: 'k2', name: 'Whole house', madeAt: '2026-11-02T09:00:00+00:00', madeBy: null },
  ...{ rooms: null, lastUsed: null },
}
const rooms = [
  { id: 11, number: '1' },
  { id: 12, number: '2' },
]
const secret = 'a-secret-of-forty-three-letters-and-digits-'

async function open(answers: Parameters<typeof serveCalls>[0] = {}, how: object = {}) {
  setServerClock(at('20:00'))
  const asked = serveCalls({
    deviceKeys: () => ({ body: [upstairs, house] }),
    rooms: () => ({ body: rooms }),
    ...answers,
  })
  const spoken = vi.fn()
  const shown = await live(<DeviceKeys onSaid={spoken} />, {
    ...{ areas: ['office', 'hardware', 'users', 'desk'], at: '/admin/hardware', ...how },
  })
  const sent = (name: string) =>
    asked.filter((one) => one.name === name).map(({ path, body }) => [path, body])
  return { ...shown, sent, spoken }
}
type Within = Pick<typeof screen, 'getByRole'>
const press = (name: string, where: Within = screen) =>
  fireEvent.click(where.getByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
const row = async (name: string) =>
  (await screen.findByText(name, { selector: 'bdi' })).closest('li')?.textContent
const type = (label: string, value: string, where: ReturnType<typeof within>) =>
  fireEvent.change(where.getByLabelText(label), { target: { value } })

describe('the keys of controllers', () => {
  it('stand with their rooms, who made them, and when they were last used', async () => {
    await open()
    expect(await row('Upstairs')).toMatch(/Rooms 1, 2.*Made by R\. Stern 6:00.*Last used.*7:45/)
    expect(await row('Whole house')).toMatch(/All rooms.*Made .*2.*9:00.*Not used yet/)
  })

  it('are asked for anew when one was used', async () => {
    let keys = [house]
    const { client } = await open({ deviceKeys: () => ({ body: keys }) })
    expect(await row('Whole house')).toContain('Not used yet')
    keys = [{ ...house, lastUsed: at('19:59') }]
    await act(async () => applyEvent(client, { event: 'devices', data: {} }))
    await waitFor(async () => expect(await row('Whole house')).toContain('Last used'))
  })

  it('say it where there is none, and where they couldn’t be loaded with a way on', async () => {
    let works = false
    await open({ deviceKeys: () => (works ? { body: [] } : refused()) })
    await screen.findByText('Not just now.')
    works = true
    press('Try again')
    await screen.findByText(/No controller has a key yet/)
    expect(screen.queryByText('Where controllers report to')).toBeNull()
  })

  it('tell where each room is reported to, by its id and not its number', async () => {
    await open()
    const title = await screen.findByText('Where controllers report to')
    const fold = title.closest('details') as HTMLDetailsElement
    fold.open = true
    fireEvent(fold, new Event('toggle'))
    expect((await within(fold).findByText('Room 2')).closest('li')?.textContent).toBe(
      `Room 2${location.origin}/api/api/rooms/12/doorioevent`,
    )
  })

  it('speak Hebrew, the account that made one too', async () => {
    const keys = [{ ...upstairs, madeBy: 'Admin' }]
    await open({ deviceKeys: () => ({ body: keys }) }, { language: 'he' })
    expect(await row('Upstairs')).toMatch(/חדרים 1, 2.*נוצר על ידי .*[א-ת].*שימוש אחרון/)
    expect(await row('Upstairs')).not.toContain('Admin')
  })
})

describe('a new key', () => {
  const made = { ...house, id: 'k3', name: 'Cellar', secret }

  it('is shown once, with the header to send, and taken to the clipboard', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { sent } = await open({ addDeviceKey: () => said(made) })
    await row('Upstairs')
    press('New key')
    const form = await dialog()
    press('Make the key', form)
    expect(form.getByText('Please give it a name.')).toBeTruthy()
    type('Name', 'Cellar', form)
    press('Make the key', form)
    expect(await screen.findByText(`X-Device-Key: ${secret}`)).toBeTruthy()
    expect(screen.getByText(secret)).toBeTruthy()
    expect(sent('addDeviceKey')).toEqual([
      ['/api/api/hardware/keys', { name: 'Cellar', rooms: null }],
    ])
    press('Copy Key')
    expect(written).toHaveBeenCalledWith(secret)
    await screen.findByRole('button', { name: 'Copied' })
    press('I have put it into the controller')
    expect(screen.queryByText(secret)).toBeNull()
    await waitFor(() => expect(sent('deviceKeys').length).toBeGreaterThan(1))
  })

  it('is closed otherwise only after a question, as it isn’t shown again', async () => {
    await open({ addDeviceKey: () => said(made) })
    await row('Upstairs')
    press('New key')
    const form = await dialog()
    type('Name', 'Cellar', form)
    press('Make the key', form)
    await screen.findByText(secret)
    press('Close')
    await screen.findByText('Is the key in the controller?')
    press('Back to the key')
    expect(screen.getByText(secret)).toBeTruthy()
    press('Close')
    await screen.findByText('Is the key in the controller?')
    fireEvent.click(
      screen.getAllByRole('button', { name: /into the controller/ })[0] as HTMLElement,
    )
    await waitFor(() => expect(screen.queryByText(secret)).toBeNull())
  })

  it('speaks for the rooms that are chosen, and for one at least', async () => {
    const { sent } = await open({ addDeviceKey: () => said(made) })
    await row('Upstairs')
    press('New key')
    const form = await dialog()
    type('Name', 'Cellar', form)
    type('The doors it speaks for', 'some', form)
    const two = await form.findByRole('checkbox', { name: 'Room 2' })
    press('Make the key', form)
    expect(form.getByText('Please choose the rooms.')).toBeTruthy()
    expect(sent('addDeviceKey')).toEqual([])
    for (const one of [form.getByRole('checkbox', { name: 'Room 1' }), two]) fireEvent.click(one)
    fireEvent.click(form.getByRole('checkbox', { name: 'Room 1' }))
    press('Make the key', form)
    await screen.findByText(secret)
    expect(sent('addDeviceKey').map(([, body]) => body)).toEqual([{ name: 'Cellar', rooms: [12] }])
  })

  it('that was refused says why over what was typed', async () => {
    const words = 'There is a key Cellar already.'
    await open({ addDeviceKey: () => refused(words, 'device-key-name-taken') })
    await row('Upstairs')
    press('New key')
    const form = await dialog()
    type('Name', 'Cellar', form)
    press('Make the key', form)
    expect((await form.findByRole('alert')).textContent).toContain(words)
    expect(form.getByLabelText('Name')).toHaveProperty('value', 'Cellar')
  })
})

describe('a key that is ended', () => {
  it('is asked about first', async () => {
    const { sent, spoken } = await open({ endDeviceKey: () => said(null) })
    await row('Upstairs')
    press('End: Upstairs')
    expect((await dialog()).getByText(/is refused from this moment on/)).toBeTruthy()
    press('Keep it')
    expect(sent('endDeviceKey')).toEqual([])
    press('End: Upstairs')
    press('End', await dialog())
    await waitFor(() => expect(spoken).toHaveBeenCalledWith('The key of Upstairs has ended.'))
    expect(sent('endDeviceKey').map(([path]) => path)).toEqual(['/api/api/hardware/keys/k1'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says in its question why it couldn’t be, and not in the next', async () => {
    await open({ endDeviceKey: () => refused() })
    await row('Upstairs')
    press('End: Upstairs')
    const asked = await dialog()
    press('End', asked)
    expect((await asked.findByRole('alert')).textContent).toContain('Not just now.')
    press('Keep it', asked)
    press('End: Whole house')
    expect((await dialog()).queryByRole('alert')).toBeNull()
  })
})

it('a page without HTTPS has no clipboard, and no button that would do nothing', async () => {
  const plain = new Proxy(navigator, {
    has: (of, name) => name !== 'clipboard' && Reflect.has(of, name),
    get: (of, name) => Reflect.get(of, name),
  })
  vi.stubGlobal('navigator', plain)
  await open({ addDeviceKey: () => said({ ...house, secret }) })
  await row('Upstairs')
  press('New key')
  const form = await dialog()
  type('Name', 'Cellar', form)
  press('Make the key', form)
  await screen.findByText(secret)
  expect(screen.queryByRole('button', { name: 'Copy Key' })).toBeNull()
})
