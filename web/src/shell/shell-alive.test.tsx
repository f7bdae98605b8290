// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { usePatronSettings } from '../facts/use-patron-settings.ts'
import { useSettings } from '../facts/use-settings.ts'
import { Money } from '../parts/Money.tsx'
import { HoursScreen } from '../patron/hours/HoursScreen.tsx'
import { night } from '../test/answers.ts'
import { live, serveCalls } from '../test/live.tsx'
import { listed } from '../test/reserve-server.ts'
import { Shell } from './Shell.tsx'
import { noteTyping } from './typed-here.ts'
import { useScrollToTop } from './use-scroll-to-top.ts'
import { VersionCheck } from './VersionCheck.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('__VERSION__', '1.0.0')
})

it('every navigation begins at the top, a step of one screen too; the drawer isn’t one', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const Page = () => {
    useScrollToTop()
    return null
  }
  const { router } = await live(<Page />, { at: '/' })
  scroll.mockClear()
  const go = (to: string, state?: object) => act(() => router.navigate(to, { state }))
  await go('/hours')
  await go('/hours?week=2')
  await go('/reserve', { step: 'reserve-date' })
  await go('/reserve', { step: 'reserve-options' })
  expect(scroll.mock.calls).toEqual(Array(4).fill([0, 0]))
  await go('/reserve', { step: 'reserve-options', drawer: true })
  expect(scroll).toHaveBeenCalledTimes(4)
  scroll.mockRestore()
})

it('the settings are asked for again every six minutes', async () => {
  vi.useFakeTimers()
  const asked = serveCalls({ publicSettings: () => ({ body: [] }) })
  const Page = () => {
    useSettings()
    return null
  }
  await live(<Page />)
  await act(() => vi.advanceTimersByTimeAsync(359_000))
  expect(asked).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(asked).toHaveLength(2)
  vi.useRealTimers()
})

it('so are those that a patron reads signed in, with her prices and minutes', async () => {
  vi.useFakeTimers()
  const prices = ['25', '30']
  const asked = serveCalls({
    settings: () => ({
      body: listed({ priceShower: prices[Math.min(asked.length, 2) - 1] ?? '' }),
    }),
  })
  const Page = () => usePatronSettings().values?.priceShower
  const { container } = await live(<Page />)
  await act(() => vi.advanceTimersByTimeAsync(359_000))
  expect(asked.map(({ name }) => name)).toEqual(['settings'])
  expect(container.textContent).toContain('25')
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(asked).toHaveLength(2)
  expect(container.textContent).toContain('30')
  vi.useRealTimers()
})

it('who signs out in another tab leaves nothing of them on a page that stays open', async () => {
  serveCalls({ settings: () => ({ body: listed({ priceShower: '25' }) }) })
  const Page = () => <p>Shower: {usePatronSettings().values?.priceShower ?? 'unknown'}</p>
  await live(<Page />, { at: '/' })
  await screen.findByText('Shower: 25')
  localStorage.removeItem('session')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'session' })))
  expect(screen.getByText('Shower: unknown')).toBeTruthy()
})

it('the nights and their zmanim are asked for again every six minutes, and the page shows the new hour', async () => {
  vi.useFakeTimers()
  const zmanim = ['2026-11-24T17:16:00-05:00', '2026-11-24T17:21:00-05:00']
  const asked = serveCalls({
    schedule: () => ({ body: [{ ...night, zmanTevillah: zmanim[Math.min(asked.length, 2) - 1] }] }),
  })
  await live(<HoursScreen />, { areas: ['hours'], at: '/hours' })
  await act(() => vi.advanceTimersByTimeAsync(359_000))
  expect(screen.getByText(/5:16/)).toBeTruthy()
  expect(asked).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(asked).toHaveLength(2)
  expect(screen.getByText(/5:21/)).toBeTruthy()
  vi.useRealTimers()
})

const firstLook = 20_000

it('a newer version is said, and the page reloads three seconds later', async () => {
  vi.stubEnv('PROD', true)
  const fetched = vi.fn(async () => new Response(JSON.stringify({ version: '1.0.1' })))
  vi.stubGlobal('fetch', fetched)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  vi.useFakeTimers()
  await live(<VersionCheck />)
  await act(() => vi.advanceTimersByTimeAsync(firstLook - 1))
  expect(fetched, 'a page that has just come isn’t asked for').not.toHaveBeenCalled()
  for (let turn = 0; turn < 50 && !screen.queryByText(/new version/); turn += 1)
    await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByText(/new version/)).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(2_900))
  expect(reload).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(150))
  vi.useRealTimers()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  reload.mockRestore()
  vi.unstubAllEnvs()
})

describe('a newer version waits', () => {
  const later = async () => {
    for (let turn = 0; turn < 9; turn += 1) await act(() => vi.advanceTimersByTimeAsync(500))
  }
  const newer = async (until = 4_500) => {
    vi.stubEnv('PROD', true)
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ version: '1.0.2' })))
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    vi.useFakeTimers()
    await live(<VersionCheck />)
    await act(() => vi.advanceTimersByTimeAsync(firstLook - 1))
    // The answer first, which comes by no timer; then more than three seconds.
    for (let turn = 0; turn < 50 && !screen.queryByText(/new version/); turn += 1)
      await act(() => vi.advanceTimersByTimeAsync(1))
    await act(() => vi.advanceTimersByTimeAsync(until))
    return reload
  }

  it.each([
    ['while she pays', () => document.createElement('fieldset'), { paying: '' }],
    ['while a window is open', () => document.createElement('dialog'), {}],
  ])('%s', async (_, make, data) => {
    const held = make()
    held.setAttribute('open', '')
    Object.assign(held.dataset, data)
    document.body.append(held)
    const reload = await newer()
    expect(reload).not.toHaveBeenCalled()
    expect(screen.queryByText(/new version/)).toBeNull()
    held.remove()
    await later()
    vi.useRealTimers()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    reload.mockRestore()
    vi.unstubAllEnvs()
  })

  const put = (name: string) => {
    const held = document.createElement('fieldset')
    held.dataset[name] = ''
    return document.body.appendChild(held)
  }
  const reloadedIn = async (reload: { mock: { calls: unknown[] } }, turns = 20) => {
    for (let turn = 0; turn < turns; turn += 1) await act(() => vi.advanceTimersByTimeAsync(500))
    return reload.mock.calls.length
  }
  /** A phone whose service worker is still fetching the new files until `comes` resolves. */
  const updating = (comes: Promise<unknown>) => {
    const heard: unknown[] = []
    const waiting = { postMessage: (told: unknown) => heard.push(told) }
    const kept = { waiting, update: () => comes }
    vi.stubGlobal('navigator', {
      onLine: true,
      serviceWorker: { getRegistration: async () => kept },
    })
    return heard
  }

  it('while she begins to pay as the new files come, and comes when she has', async () => {
    const files = Promise.withResolvers<void>()
    const heard = updating(files.promise)
    const reload = await newer()
    const paying = put('paying')
    files.resolve()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect([reload.mock.calls, heard]).toEqual([[], []])
    paying.remove()
    expect(await reloadedIn(reload)).toBe(1)
    expect(heard).toEqual(['now'])
    vi.useRealTimers()
    reload.mockRestore()
    vi.unstubAllEnvs()
  })

  it('for a payment that begins within the last half second', async () => {
    const reload = await newer(2_990)
    expect(screen.getByText(/new version/)).toBeTruthy()
    const paying = put('paying')
    expect(await reloadedIn(reload)).toBe(0)
    expect(screen.queryByText(/new version/)).toBeNull()
    paying.remove()
    expect(await reloadedIn(reload)).toBe(1)
    vi.useRealTimers()
    reload.mockRestore()
    vi.unstubAllEnvs()
  })

  it('for no files that don’t come, and not on a page that is gone', async () => {
    updating(new Promise(() => null))
    const reload = await newer()
    expect(reload).not.toHaveBeenCalled()
    expect(await reloadedIn(reload)).toBe(1)
    cleanup()
    sessionStorage.clear()
    const again = await newer()
    cleanup()
    expect(await reloadedIn(again)).toBe(1)
    vi.useRealTimers()
    reload.mockRestore()
    vi.unstubAllEnvs()
  })

  it.each([
    ['where she has typed, until she has gone on', 'text', '/contact'],
    ['for no search', 'search', '/terms'],
  ])('%s', async (_, type, path) => {
    noteTyping(document)
    history.replaceState(null, '', path)
    const field = document.body.appendChild(document.createElement('input'))
    field.type = type
    fireEvent.input(field, { target: { value: 'Rivka' } })
    const reload = await newer()
    if (type === 'text') {
      expect(reload).not.toHaveBeenCalled()
      expect(screen.queryByText(/new version/)).toBeNull()
      history.replaceState(null, '', '/hours')
      await later()
    }
    vi.useRealTimers()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    field.remove()
    reload.mockRestore()
    vi.unstubAllEnvs()
  })
})

it('every amount stands in the currency of the facility', async () => {
  serveCalls({ publicSettings: () => ({ body: listed({ currency: 'ILS' }) }) })
  await live(
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<Money amount={70} />} />
      </Route>
    </Routes>,
    { areas: ['home'], at: '/', framed: true },
  )
  expect(await screen.findByText('₪70.00')).toBeTruthy()
})

it.each([
  ['a page that anyone may see tells of a newer version', {}, true],
  ['a screen of the house doesn’t', { bare: true as const }, false],
])('%s', async (_, kind, tells) => {
  vi.stubEnv('PROD', true)
  serveCalls({ publicSettings: () => ({ body: listed({}) }) })
  const asked = vi.fn(async () => new Response(JSON.stringify({ version: '1.0.1' })))
  const calls = fetch
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) =>
    String(call[0]).includes('version') ? asked() : calls(...call),
  )
  vi.useFakeTimers()
  await live(<Shell />, {
    framed: true,
    ...{ areas: ['home'], at: '/hours' },
    handle: { title: 'titleHours', ...kind },
  })
  await act(() => vi.advanceTimersByTimeAsync(firstLook + 50))
  expect(screen.queryAllByText(/new version/)).toHaveLength(tells ? 1 : 0)
  expect(asked).toHaveBeenCalledTimes(tells ? 1 : 0)
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

it.each([
  ['a page that anyone may see has header and footer', {}, true, true],
  ['a page of the staff has a bar of its own', { staff: true as const }, false, true],
  ['a screen of the house has neither, and no drawer', { bare: true as const }, false, false],
])('%s', async (_, kind, hasHeader, hasDrawer) => {
  serveCalls({ publicSettings: () => ({ body: listed({}) }) })
  await live(<Shell />, {
    framed: true,
    ...{ areas: ['home'], at: '/hours' },
    handle: { title: 'titleHours', ...kind },
  })
  expect([
    screen.queryAllByRole('banner').length,
    screen.queryAllByRole('contentinfo').length,
    document.querySelectorAll('dialog').length > 0,
  ]).toEqual([hasHeader ? 1 : 0, hasHeader ? 1 : 0, hasDrawer])
})

it('the link to the content goes there without a trace in the address or the step of the screen', async () => {
  serveCalls({})
  const { router } = await live(<Shell />, {
    ...{ framed: true, at: '/reserve', state: { step: 'reserve-options' } },
  })
  const link = screen.getByRole('link', { name: 'Skip to content' })
  const stays = !fireEvent.click(link)
  expect({ stays, there: document.activeElement?.id }).toEqual({ stays: true, there: 'content' })
  expect(router.state.location).toMatchObject({ hash: '', state: { step: 'reserve-options' } })
})

it('a button of the header that was tapped before the app had started is pressed once it has', async () => {
  serveCalls({ publicSettings: () => ({ body: listed({}) }) })
  document.documentElement.dataset.tapped = '0'
  await live(<Shell />, {
    ...{ framed: true, areas: ['home'], at: '/hours', handle: { title: 'titleHours' } },
  })
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy()
})
