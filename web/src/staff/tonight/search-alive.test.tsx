// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { live, serveCalls } from '../../test/live.tsx'
import { night, visit } from '../../test/told.ts'
import { TonightScreen } from './TonightScreen.tsx'

const lists = { upcoming: [], waiting: [], here: [], ready: [], completed: [], leftover: [] }
const comes = [visit, { ...visit, reservationId: 'r2', reservationCode: '7716' }]

it('a search that failed says so, sets nobody back, and is tried again', async () => {
  vi.stubGlobal('__VERSION__', '0.0.0')
  let fails = true
  serveCalls({
    listReception: () => ({ told: { ...lists, upcoming: comes } }),
    rooms: () => ({ told: [] }),
    listReady: () => ({ told: { queue: [], inMikvah: [], pools: 0, corridor: { visits: [] } } }),
    settings: () => ({ told: [] }),
    publicSettings: () => ({ told: [{ Key: 'locationTimeZone', Value: 'America/New_York' }] }),
    schedule: () => ({ told: [night] }),
    search: () =>
      fails
        ? { status: 403, told: { success: false, errorMessage: 'This can’t be searched now.' } }
        : { told: { users: [], reservations: [{ reservationId: 'r2' }] } },
  })
  await live(<TonightScreen />, { areas: ['desk', 'desk-pages', 'visit-signs'] })
  fireEvent.click(await screen.findByText('Show the whole night'))
  const isBack = (code: string) => screen.getByText(code).closest('li')?.dataset.dim === 'true'
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'weil' } })
  expect((await screen.findByRole('alert')).textContent).toContain('can’t be searched now')
  expect([isBack('4821'), isBack('7716')]).toEqual([false, false])
  fails = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect([isBack('4821'), isBack('7716')]).toEqual([true, false]))
  expect(screen.queryByRole('alert')).toBeNull()
})
