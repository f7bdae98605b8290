// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  deviceCredential,
  endSession,
  keepDeviceCredential,
  keepSession,
  presentSession,
} from '../talk/session.ts'
import { live, serveCalls } from '../test/live.tsx'
import { Header } from './Header.tsx'
import { SideDrawer } from './SideDrawer.tsx'

const pageWith = (drawer: ReactNode) => (
  <div>
    <Header onWater={false} />
    {drawer}
  </div>
)
const patron = { accessToken: 'a', refreshToken: 'r', userId: 'u1', userName: '12015550142' }
const signIn = (...roles: string[]) => keepSession({ ...patron, roles: roles as never })

/** Taps something twice before the page shows what the first tap did. */
const twice = (on: HTMLElement) => {
  on.click()
  on.click()
}

/** Opens the drawer by its button, as she does. */
async function opened(settings: Record<string, string> = {}, at = '/hours') {
  serveCalls({
    publicSettings: () => ({
      body: Object.entries(settings).map(([Key, Value]) => ({ Key, Value })),
    }),
    logout: () => ({ body: { success: true, result: null, errorMessage: null } }),
  })
  const shown = await live(pageWith(<SideDrawer after={0} />), { at })
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
  return { ...shown, drawer: within(await screen.findByRole('dialog', { name: 'Menu' })) }
}

beforeEach(() => {
  vi.stubGlobal('__VERSION__', '7.8.9')
})

describe('the open drawer', () => {
  it('is opened once, however often its button is tapped, and closed once, so that she stays where she was', async () => {
    serveCalls({})
    const { router } = await live(pageWith(<SideDrawer after={0} />), { at: '/contact' })
    await router.navigate('/contact?from=hours')
    const menu = screen.getByRole('button', { name: 'Menu' })
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    twice(menu)
    fireEvent.click(await screen.findByRole('button', { name: 'Close menu' }))
    await isClosed()
    fireEvent.click(menu)
    twice(await screen.findByRole('button', { name: 'Close menu' }))
    await isClosed()
    expect(router.state.location.search).toBe('?from=hours')
  })

  it.each([
    ['Home', '/'],
    ['Reservations', '/admin'],
    ['Mikvah Hours', '/hours'],
    ['Keylim Mikvah', '/keylim-mikvah'],
    ['Drop Of Wisdom', '/newsletter'],
    ['Donate', 'https://give.example/'],
    ['Contact', '/contact'],
    ['Profile', '/profile'],
    ['Language', '/language'],
    ['History', '/history'],
    ['Payment Methods', '/payment-methods'],
    ['Terms & Policies', '/terms'],
  ])('leads an administrator by %s to %s', async (name, to) => {
    signIn('Admin')
    const { drawer } = await opened({
      newsletterFile: '/files/1.pdf',
      websiteDonateUrl: 'https://give.example/',
    })
    await waitFor(() =>
      expect(drawer.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href')).toBe(
        to,
      ),
    )
  })

  it.each([
    ['Reception', '/receptionist'],
    ['Attendant', '/attendant'],
    ['Mikvah', '/mikvah'],
    ['a patron', '/'],
  ])('leads %s by the facility’s name to her own screen', async (who, to) => {
    if (who === 'a patron') signIn()
    else signIn(who)
    const { drawer } = await opened({ mikvahName: 'Mei Menachem' })
    const brand = await drawer.findByRole('link', { name: 'Mei Menachem' })
    expect(brand.getAttribute('href')).toBe(to)
  })

  it('has her settings under a heading of their own', async () => {
    const { drawer } = await opened()
    const heading = drawer.getByRole('heading', { name: 'Settings' })
    const after = drawer
      .getAllByRole('link')
      .filter((link) => heading.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING)
    expect(after.map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Language',
      'History',
      'Payment Methods',
      'Terms & Policies',
    ])
  })

  it('offers a visitor neither what is hers nor what is the office’s, and no newsletter that isn’t there', async () => {
    endSession({ forgetDevice: true })
    const { drawer } = await opened({ newsletterFile: '' })
    for (const name of ['Reservations', 'History', 'Payment Methods', 'Drop Of Wisdom', 'Logout'])
      expect(drawer.queryByText(name)).toBeNull()
    expect(drawer.queryByText(patron.userName)).toBeNull()
  })

  it('offers Reservations to administrators only', async () => {
    signIn('Reception')
    expect((await opened()).drawer.queryByText('Reservations')).toBeNull()
  })

  it('says who is signed in, the year and the version', async () => {
    vi.setSystemTime(new Date('2027-02-03T12:00:00-05:00'))
    const { drawer } = await opened()
    expect(drawer.getByText('(201) 555-0142')).toBeTruthy()
    expect(drawer.getByText('2027').parentElement?.textContent).toBe(
      '© 2027 · Version \u20667.8.9\u2069',
    )
    vi.useRealTimers()
  })

  it('opens as an entry of the history, and going back closes it where she was', async () => {
    const { router } = await opened({}, '/hours')
    expect(router.state.location).toMatchObject({ pathname: '/hours', state: { drawer: true } })
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Settings' })).toBeNull())
    expect(router.state.location.pathname).toBe('/hours')
  })

  it('is closed by its own button through the history, too', async () => {
    const { router, drawer } = await opened()
    fireEvent.click(drawer.getByRole('button', { name: 'Close menu' }))
    await waitFor(() => expect(router.state.location.state).toBeNull())
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Settings' })).toBeNull())
  })

  it('that a reload finds open waits 400 ms for the page', async () => {
    vi.useFakeTimers()
    serveCalls({})
    await live(pageWith(<SideDrawer />), { at: '/hours', state: { drawer: true } })
    await act(() => vi.advanceTimersByTimeAsync(399))
    expect(screen.queryByRole('heading', { name: 'Settings' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('heading', { name: 'Settings' })).toBeTruthy()
    vi.useRealTimers()
  })

  it('installs where the browser offers it', async () => {
    const prompt = vi.fn()
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
    const { drawer } = await opened()
    fireEvent.click(drawer.getByRole('button', { name: /Add to Home Screen/ }))
    expect(prompt).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event('appinstalled'))
  })

  it('explains it after she has answered “Not now”, as a browser asks only once by an offer', async () => {
    const prompt = vi.fn<() => Promise<unknown>>().mockRejectedValue(new Error('asked already'))
    prompt.mockResolvedValueOnce({ outcome: 'dismissed' })
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
    const { drawer } = await opened()
    const install = drawer.getByRole('button', { name: /Add to Home Screen/ })
    await act(async () => fireEvent.click(install))
    fireEvent.click(install)
    expect(await screen.findByText(/choose “Add to Home Screen”/)).toBeTruthy()
    expect(prompt).toHaveBeenCalledTimes(1)
  })

  it('offers no installing where it runs from the home screen already', async () => {
    const media = window.matchMedia.bind(window)
    const spied = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        query.includes('standalone') ? ({ matches: true } as MediaQueryList) : media(query),
      )
    const { drawer } = await opened()
    expect(drawer.getByRole('link', { name: /Terms/ })).toBeTruthy()
    expect(drawer.queryByRole('button', { name: /Add to Home Screen/ })).toBeNull()
    spied.mockRestore()
  })

  it('explains how to put it on the home screen where the browser can’t', async () => {
    const { drawer } = await opened()
    fireEvent.click(drawer.getByRole('button', { name: /Add to Home Screen/ }))
    expect(await screen.findByText(/choose “Add to Home Screen”/)).toBeTruthy()
  })
})

it('Logout forgets session, device and all she was told, and leads home', async () => {
  keepDeviceCredential({ userName: patron.userName, password: 'device' })
  const { router, drawer, client } = await opened({}, '/profile')
  client.setQueryData(['user'], { firstName: 'Rivka' })
  fireEvent.click(drawer.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(presentSession()).toBeNull())
  await waitFor(() => expect(client.getQueryData(['user'])).toBeUndefined())
  expect(deviceCredential()).toBeNull()
  expect(router.state.location.pathname).toBe('/')
})

it.each([
  ['en', 'Reception'],
  ['he', 'דלפק הקבלה'],
] as const)('who works here is called by her role in %s', async (language, said) => {
  keepSession({ ...patron, userName: 'Reception', roles: ['Reception'] as never })
  serveCalls({ publicSettings: () => ({ body: [] }) })
  await live(pageWith(<SideDrawer after={0} />), { at: '/hours', language })
  fireEvent.click(screen.getByRole('button', { name: language === 'he' ? 'תפריט' : 'Menu' }))
  const drawer = within(await screen.findByRole('dialog'))
  expect((await drawer.findByText(said, { selector: 'bdi' })).textContent).toBe(said)
})
