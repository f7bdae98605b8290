// @vitest-environment happy-dom
import type { Language } from '@mikvah/rules/words/language.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { deviceCredential, keepDeviceCredential, presentSession } from '../../talk/session.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { YourData } from './YourData.tsx'

const section = (language: Language = 'en') =>
  live(<YourData userId="u1" />, { areas: ['profile'], at: '/profile', language })
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const inWindow = async (name: string) => {
  const buttons = await screen.findAllByRole('button', { name })
  const last = buttons.at(-1)
  if (!last) throw new Error(`No button ${name}.`)
  fireEvent.click(last)
}

describe('her data', () => {
  it('comes once for two taps, as a file of all that the call told', async () => {
    const held = { exportedAt: '2026-11-24T14:00:00-05:00', user: { firstName: 'Rivka' } }
    const asked = serveCalls({ exportUser: () => ({ body: held }) })
    const files: Blob[] = []
    const names: string[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:hers'
    })
    const released = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    await section()
    // Both before the page is drawn anew.
    act(() => {
      tap('Download')
      tap('Download')
    })
    await waitFor(() => expect(names).toEqual(['my-data.json']))
    expect(asked.map(({ path }) => path)).toEqual(['/api/api/users/u1/export'])
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(held)
    expect(released.mock.calls, 'the browser keeps no copy').toEqual([['blob:hers']])
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Download' }).hasAttribute('aria-busy')).toBe(
        false,
      ),
    )
    tap('Download')
    await waitFor(() => expect(names).toHaveLength(2))
    expect(asked).toHaveLength(2)
  })

  it('that can’t be had says so', async () => {
    const errorMessage = 'The saved cards could not be read.'
    serveCalls({ exportUser: () => ({ status: 502, body: { success: false, errorMessage } }) })
    await section()
    await tap('Download')
    expect(await screen.findByText(errorMessage)).toBeTruthy()
  })
})

describe('her account', () => {
  it('is deleted only once she confirms, and she is signed out for good', async () => {
    keepDeviceCredential({ userName: '12015550142', password: 'device' })
    const asked = serveCalls({ eraseUser: () => said(null) })
    const { router } = await section()
    await tap('Delete my account')
    expect(await screen.findByText(/removed for good/)).toBeTruthy()
    expect(asked).toEqual([])
    await inWindow('Delete my account')
    await waitFor(() => expect(presentSession()).toBeNull())
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ['/api/api/users/u1/erase', { confirm: true }],
    ])
    expect(deviceCredential()).toBeNull()
    expect(router.state.location.pathname).toBe('/')
  })

  it('says why it can’t be, and asks apart for a membership that runs', async () => {
    const no = (code: string, errorMessage: string) => ({
      status: 409,
      body: { success: false, code, errorMessage },
    })
    const answers = [
      no('visit-ahead', 'There is still a reservation ahead.'),
      no('membership-runs', 'The membership still runs.'),
      said(null),
    ]
    const asked = serveCalls({ eraseUser: () => answers.shift() ?? said(null) })
    await section()
    await tap('Delete my account')
    await inWindow('Delete my account')
    expect(await screen.findByText('There is still a reservation ahead.')).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await inWindow('Delete my account')
    fireEvent.click(await screen.findByRole('checkbox'))
    await inWindow('Delete my account')
    await waitFor(() => expect(presentSession()).toBeNull())
    expect(asked.at(-1)?.body).toEqual({ confirm: true, confirmMembership: true })
  })

  it('is kept by the other button, in Hebrew too', async () => {
    const asked = serveCalls({ eraseUser: () => said(null) })
    await section('he')
    await tap('מחיקת החשבון שלי')
    await inWindow('להשאיר את החשבון')
    expect(asked).toEqual([])
    expect(presentSession()).not.toBeNull()
  })
})
