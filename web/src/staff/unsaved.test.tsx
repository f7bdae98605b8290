// @vitest-environment happy-dom
import { withDefaults } from '@mikvah/rules/settings/with-defaults.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { endSession } from '../talk/session.ts'
import { live, said, serveCalls } from '../test/live.tsx'
import { MerchandiseScreen } from './on-sale/MerchandiseScreen.tsx'
import { SetUpScreen } from './set-up/SetUpScreen.tsx'
import { SettingsScreen } from './settings/SettingsScreen.tsx'

const settings = () => ({
  body: Object.entries(withDefaults({})).map(([Key, Value]) => ({ Key, Value })),
})
const openSettings = async () => {
  serveCalls({ settings, audit: () => ({ body: { rows: [], next: null } }) })
  const { router } = await live(<SettingsScreen />, {
    areas: ['office', 'settings', 'desk'],
    at: '/admin/settings?group=durations',
  })
  await screen.findByLabelText('Shower')
  return router
}
const asks = () => screen.findByRole('dialog', { name: 'Leave without saving?' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const goOn = async () => {
  press('Go on writing')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const wouldWarn = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('what is typed and not saved', () => {
  it('is asked about before the page is left, and stays with who stays', async () => {
    const router = await openSettings()
    type('Shower', '40')
    fireEvent.click(screen.getByRole('link', { name: 'Rooms' }))
    await asks()
    await goOn()
    expect(router.state.location.pathname).toBe('/admin/settings')
    expect((screen.getByLabelText('Shower') as HTMLInputElement).value).toBe('40')
    fireEvent.click(screen.getByRole('link', { name: 'Rooms' }))
    await asks()
    press('Leave without saving')
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/rooms'))
  })

  it('is warned of before the tab is closed or loaded anew, and only then', async () => {
    await openSettings()
    expect(wouldWarn()).toBe(false)
    type('Shower', '40')
    expect(wouldWarn()).toBe(true)
    type('Shower', '30')
    expect(wouldWarn()).toBe(false)
  })

  it('of settings goes along from group to group', async () => {
    const router = await openSettings()
    type('Shower', '40')
    press('Prices 22')
    await waitFor(() => expect(router.state.location.search).toContain('group=prices'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps nobody on the page whose session has ended', async () => {
    const router = await openSettings()
    type('Shower', '40')
    endSession({ forgetDevice: false })
    await act(() => router.navigate('/login'))
    expect(router.state.location.pathname).toBe('/login')
  })

  it('in a dialog is asked about before that closes', async () => {
    const saved = serveCalls({
      merchandise: () => ({ body: [] }),
      writeMerchandise: () => said([]),
    })
    await live(<MerchandiseScreen />, { areas: ['office', 'content', 'desk'] })
    const open = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Item' }))
      return within(await screen.findByRole('dialog'))
    }
    let form = await open()
    fireEvent.click(form.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    form = await open()
    type('Item', 'Comb')
    fireEvent.click(form.getByRole('button', { name: 'Close' }))
    await asks()
    press('Go on writing')
    expect((form.getByLabelText('Item') as HTMLInputElement).value).toBe('Comb')
    fireEvent.click(form.getByRole('button', { name: 'Close' }))
    await asks()
    press('Leave without saving')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    form = await open()
    type('Item', 'Comb')
    type('Price', '4')
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saved.filter(({ name }) => name === 'writeMerchandise')).toHaveLength(1)
    expect(wouldWarn()).toBe(false)
  })

  it('of a step of the set-up is asked about by another step, and not by its own way on', async () => {
    serveCalls({
      settings,
      publicSettings: () => ({ body: [{ Key: 'date', Value: '2026-11-24' }] }),
      opening: () => ({ body: { open: false, proofs: [] } }),
    })
    await live(<SetUpScreen />, {
      areas: ['set-up', 'office', 'settings', 'users', 'staff-sign-in', 'cards', 'pay'],
      at: '/admin/set-up?step=prices',
    })
    const bath = await waitFor(() =>
      within(document.querySelector('[data-setting="priceBath"]') as HTMLElement).getByRole(
        'textbox',
      ),
    )
    fireEvent.change(bath, { target: { value: '42' } })
    press('Rooms')
    await asks()
    await goOn()
    press('Later')
    await screen.findByRole('heading', { name: 'Phone and text messages' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
