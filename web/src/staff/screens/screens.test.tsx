// @vitest-environment happy-dom
import { words } from '@mikvah/contract/words/all.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { applyEvent } from '../../live/on-message.ts'
import { setServerClock } from '../../talk/clock.ts'
import { live, refused, said, serveCalls } from '../../test/live.tsx'
import { ScreensScreen } from './ScreensScreen.tsx'

const now = '2026-11-24T20:00:20-05:00'
const device = (id: string, more: object = {}) => ({
  ...{ id, name: `Screen ${id}`, kind: 'Kiosk', room: null, locationId: 'main' },
  ...{ pairedAt: '2026-11-24T18:00:00-05:00', lastSeen: '2026-11-24T19:57:30-05:00' },
  ...more,
})
const seven = device('seven', { kind: 'Room', room: { id: 70, number: '7' } })
const silent = device('silent', { lastSeen: '2026-11-24T18:30:00-05:00' })
const fresh = device('fresh', { kind: 'Waiting', pairedAt: null, lastSeen: null })
const kioskLock = { id: 'l1', kind: 'kiosk', subject: 'Entrance', until: null, mayRelease: true }
const roomLock = {
  id: 'l2',
  kind: 'passcode',
  subject: '70',
  until: '2026-11-24T20:03:00-05:00',
  mayRelease: true,
}

const open = async (answers: Parameters<typeof serveCalls>[0], page = <ScreensScreen />) => {
  const asked = serveCalls({
    devices: () => ({ body: [seven, silent, fresh] }),
    locks: () => ({ body: [] }),
    locations: () => ({ body: [{ id: 'main', name: 'Main', nameHe: 'ראשי' }] }),
    rooms: () => ({ body: [{ id: 70, number: '7' }] }),
    ...answers,
  })
  setServerClock(now)
  const shown = await live(page, {
    areas: ['desk', 'desk-pages', 'office', 'screens'],
    at: '/receptionist/x',
  })
  return { ...shown, asked }
}
const sent = (asked: Awaited<ReturnType<typeof open>>['asked'], name: string) =>
  asked.filter((one) => one.name === name).map(({ path, body }) => [path, body])
const rowOf = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement
const press = (name: string | RegExp, within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  fireEvent.click(within_.getByRole('button', { name }))

describe('the screens of the house', () => {
  it('say where each is and when it was last seen, by the facility’s clock', async () => {
    await open({})
    expect((await rowOf('Screen seven')).textContent).toContain('Room 7Last seen 2 minutes ago')
    expect((await rowOf('Screen silent')).textContent).toContain('Last seen 1 hour ago')
    expect((await rowOf('Screen silent')).dataset.state).toBe('silent')
    // A kiosk has no link to where its devices are chosen.
    const address = `${location.host}/kiosk/this-kiosk`
    expect((await rowOf('Screen silent')).textContent).toContain(`chosen on it, at ${address}`)
    expect((await rowOf('Screen seven')).textContent).not.toContain(address)
    expect((await rowOf('Screen fresh')).textContent).toContain('Waiting areaWaits to be paired')
    expect(screen.getAllByRole('list')[0]?.textContent).toBe('1 well1 silent1 to be paired')
  })

  it('stand with those first that need somebody, and keep their order while they are looked at', async () => {
    await open({})
    const names = () =>
      [...document.querySelectorAll('li[data-state]')].map(
        (row) => /Screen (seven|silent|fresh)/.exec(row.textContent ?? '')?.[1],
      )
    await rowOf('Screen seven')
    expect(names()).toEqual(['silent', 'fresh', 'seven'])
    setServerClock('2026-11-24T20:30:00-05:00')
    await waitFor(async () => expect((await rowOf('Screen seven')).dataset.state).toBe('silent'))
    expect(names()).toEqual(['silent', 'fresh', 'seven'])
  })

  it('are looked at anew when another desk adds one, and when one signs in', async () => {
    let list = [seven]
    const { client, asked } = await open({ devices: () => ({ body: list }) })
    await rowOf('Screen seven')
    list = [seven, fresh]
    await act(async () => applyEvent(client, { event: 'devices', data: {} }))
    await rowOf('Screen fresh')
    expect(sent(asked, 'devices')).toHaveLength(2)
  })

  it('what is typed for a new one is not lost by a slip', async () => {
    await open({})
    press('Add a screen')
    const dialog = await screen.findByRole('dialog', { name: 'Add a screen' })
    fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: 'Side door' } })
    press('Close', within(dialog))
    press('Go on writing')
    expect((within(dialog).getByLabelText('Name') as HTMLInputElement).value).toBe('Side door')
  })

  it('are paired by the code that they show, however it is spaced', async () => {
    const { asked } = await open({ pairDevice: () => said(device('fresh')) })
    await rowOf('Screen fresh')
    press('Pair: Screen fresh')
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('/screen')
    expect(dialog.textContent).not.toContain('Another screen')
    const code = within(dialog).getByLabelText('Code of the screen')
    fireEvent.change(code, { target: { value: '4821 093' } })
    press('Pair', within(dialog))
    expect(dialog.textContent).toContain('Eight digits.')
    fireEvent.change(code, { target: { value: '4821 0937' } })
    press('Pair', within(dialog))
    await screen.findByText(/Screen fresh is paired/)
    expect(sent(asked, 'pairDevice')).toEqual([
      ['/api/api/devices/fresh/pair', { code: '48210937' }],
    ])
    expect(sent(asked, 'devices')).toHaveLength(2)
  })

  it('a code that nobody shows is told in the server’s words, and may be typed again', async () => {
    await open({
      pairDevice: () => ({
        status: 400,
        body: { success: false, code: 'pairing-unknown', errorMessage: 'No screen shows it.' },
      }),
    })
    await rowOf('Screen seven')
    press('Pair: Screen seven')
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Another screen is signed in as this one.')
    fireEvent.change(within(dialog).getByLabelText('Code of the screen'), {
      target: { value: '00000000' },
    })
    press('Pair', within(dialog))
    expect((await within(dialog).findByRole('alert')).textContent).toContain('No screen shows it.')
  })

  it('are added with their room, and paired at once', async () => {
    const made = device('new', { name: 'By the bath', pairedAt: null, lastSeen: null })
    const { asked } = await open({ addDevice: () => said(made) })
    await rowOf('Screen seven')
    press('Add a screen')
    const dialog = await screen.findByRole('dialog')
    press('Add it, and pair', within(dialog))
    expect(dialog.textContent).toContain('Choose the room it hangs in.')
    expect(dialog.textContent).toContain('Say what it is called.')
    await within(dialog).findByRole('option', { name: /\b7\b/ })
    fireEvent.change(within(dialog).getByLabelText('Room'), { target: { value: '70' } })
    fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: ' By the bath ' } })
    press('Add it, and pair', within(dialog))
    await screen.findByText('Pair By the bath')
    expect(sent(asked, 'addDevice')).toEqual([
      ['/api/api/devices', { name: 'By the bath', kind: 'Room', roomId: 70 }],
    ])
  })

  it.each([
    ['seven', 'Sign out', 'endDevice', '/api/api/devices/seven/end', 'is signed out'],
    ['fresh', 'Take off the list', 'removeDevice', '/api/api/devices/fresh', 'is off the list'],
  ])('%s is asked about before it is: %s', async (id, act, call, path, words) => {
    const { asked } = await open({ [call]: () => said(call === 'endDevice' ? seven : null) })
    await rowOf(`Screen ${id}`)
    press(`${act}: Screen ${id}`)
    const dialog = await screen.findByRole('dialog')
    expect(sent(asked, call)).toEqual([])
    press(act, within(dialog))
    await screen.findByText(`Screen ${id} ${words}.`)
    expect(sent(asked, call).map(([to]) => to)).toEqual([path])
  })

  it('that couldn’t be signed out says so of itself, and not of the next', async () => {
    await open({ endDevice: () => ({ status: 503, body: { errorMessage: 'Not just now.' } }) })
    await rowOf('Screen seven')
    press('Sign out: Screen seven')
    press('Sign out', within(await screen.findByRole('dialog')))
    await screen.findByText('Not just now.')
    press('Leave it', within(screen.getByRole('dialog')))
    press('Sign out: Screen silent')
    const next = await screen.findByRole('dialog')
    expect(next.textContent).toContain('Screen silent')
    expect(within(next).queryByRole('alert')).toBeNull()
  })

  it.each([
    ['two', ['main', 'brook'], { name: 'Door', kind: 'Kiosk', locationId: 'brook' }],
    ['one', ['main'], { name: 'Door', kind: 'Kiosk', locationId: 'main' }],
  ] as const)(
    'are added to a building, which of %s is asked only where it can be',
    async (many, ids, body) => {
      const { asked } = await open({
        locations: () => ({ body: ids.map((id) => ({ id, name: `House ${id}`, nameHe: '' })) }),
        addDevice: () => said(device('new', { pairedAt: null, lastSeen: null })),
      })
      await rowOf('Screen seven')
      press('Add a screen')
      const dialog = within(await screen.findByRole('dialog'))
      const choose = (label: string, value: string) =>
        fireEvent.change(dialog.getByLabelText(label), { target: { value } })
      choose('Kind', 'Kiosk')
      expect(dialog.queryByLabelText('Room')).toBeNull()
      if (many === 'two') {
        await dialog.findByRole('option', { name: 'House brook' })
        choose('Building', 'brook')
        expect((await rowOf('Screen silent')).textContent).toContain('House main')
      } else expect(dialog.queryByLabelText('Building')).toBeNull()
      choose('Name', 'Door')
      press('Add it, and pair', dialog)
      await waitFor(() => expect(sent(asked, 'addDevice')).toHaveLength(1))
      expect(sent(asked, 'addDevice')[0]?.[1]).toMatchObject(
        many === 'two' ? body : { name: 'Door', kind: 'Kiosk' },
      )
    },
  )

  it('that couldn’t be taken off the list, or added, says so over what was typed', async () => {
    await open({ addDevice: () => refused(), removeDevice: () => refused('It is in use.') })
    await rowOf('Screen fresh')
    press('Take off the list: Screen fresh')
    const asks = await screen.findByRole('dialog')
    press('Take off the list', within(asks))
    expect((await within(asks).findByRole('alert')).textContent).toContain('It is in use.')
    press('Leave it', within(asks))
    press('Add a screen')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('option', { name: /\b7\b/ })
    fireEvent.change(dialog.getByLabelText('Room'), { target: { value: '70' } })
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'By the bath' } })
    press('Add it, and pair', dialog)
    expect((await dialog.findByRole('alert')).textContent).toContain('Not just now.')
    expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'By the bath')
  })
})

describe('what is locked', () => {
  it('is told by whom it is about and why, and released', async () => {
    let locks: object[] = [kioskLock, roomLock]
    const { asked } = await open({
      devices: () => ({ body: [] }),
      locks: () => ({ body: locks }),
      releaseLock: () => {
        locks = [roomLock]
        return said(locks)
      },
    })
    const row = await rowOf('Kiosk “Entrance”')
    expect(row.textContent).toContain('It answers nobody until you let it.')
    expect((await rowOf('Room 7')).textContent).toContain('Until 8:03')
    press(/^Let them try again: Kiosk/)
    await waitFor(() => expect(screen.queryByText('Kiosk “Entrance”')).toBeNull())
    expect(sent(asked, 'releaseLock')).toEqual([['/api/api/locks/l1/release', null]])
    expect(screen.getByText('Room 7', { selector: 'bdi' })).toBeTruthy()
  })

  it.each([
    ['kiosk', 'Entrance', 'lockKiosk', 'lockKioskWhy'],
    ['card', 'Reception', 'lockCard', 'lockCardWhy'],
    ['sign-in', 'r.stern', 'lockSignIn', 'lockSignInWhy'],
    ['address', '203.0.113.9', 'lockAddress', 'lockAddressWhy'],
    ['cards-of-strangers', null, 'lockStrangers', 'lockStrangersWhy'],
    ['cards-of-patron', null, 'lockPatron', 'lockPatronWhy'],
    ['cards-of-patron', 'Dina Rosen', 'lockPatronNamed', 'lockPatronWhy'],
    ['number-of-patron', null, 'lockNumber', 'lockNumberWhy'],
    ['number-of-patron', 'Dina Rosen', 'lockNumberNamed', 'lockNumberWhy'],
    ['passcode', null, 'lockHouse', 'lockHouseWhy'],
    ['passcode', '70', 'lockRoom', 'lockRoomWhy'],
  ] as const)('of the kind %s about %s says whom and why', async (kind, subject, name, why) => {
    await open({
      devices: () => ({ body: [] }),
      locks: () => ({ body: [{ id: 'l9', kind, subject, until: null, mayRelease: true }] }),
    })
    const number = kind === 'passcode' ? '7' : ''
    const say = (key: keyof typeof words.en) =>
      String(words.en[key])
        .replace('{{name}}', subject ?? '')
        .replace('{{number}}', number)
    const row = await rowOf(say(name))
    expect(row.textContent).toContain(say(why))
  })

  it('and couldn’t be released says so beside its name; what an administrator releases has no button', async () => {
    await open({
      devices: () => ({ body: [] }),
      locks: () => ({ body: [kioskLock, { ...roomLock, mayRelease: false }] }),
      releaseLock: () => refused(),
    })
    const row = await rowOf('Kiosk “Entrance”')
    press(/^Let them try again: Kiosk/)
    expect((await within(row).findByRole('alert')).textContent).toContain('Not just now.')
    const room = await rowOf('Room 7')
    expect(within(room).queryByRole('button')).toBeNull()
    expect(within(room).queryByRole('alert')).toBeNull()
  })
})
