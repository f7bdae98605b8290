// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setServerClock } from '../../talk/clock.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { visit } from '../../test/told.ts'
import { MikvahScreen } from './MikvahScreen.tsx'

const zman = '2026-11-24T17:16:00-05:00'
const one = (id: string, turn: number, status: string) => ({
  ...{ reservationId: id, reservationCode: `60${id}`, roomId: turn, roomNumber: String(turn) },
  ...{ status, readySince: '2026-11-24T17:00:00-05:00', turn },
})
const ready = {
  queue: [one('11', 1, 'ReadyForMikvahNext'), one('12', 2, 'ReadyForMikvah')],
  inMikvah: [
    {
      ...{ reservationId: '13', reservationCode: '6013', roomId: 3, roomNumber: '3' },
      ...{ pool: 1, since: '2026-11-24T17:20:00-05:00' },
    },
  ],
  pools: 4,
  corridor: { used: 0, limit: 2, visits: [] },
  zmanTevillah: zman,
  gateOpen: false,
}

async function open(now: string, answers: Parameters<typeof serveCalls>[0] = {}) {
  const asked = serveCalls({
    publicSettings: () => ({ told: [] }),
    settings: () => ({ told: [{ Key: 'flowToFromMikvah', Value: 'True' }] }),
    listReady: () => ({ told: ready }),
    changeReservationStatus: () => said(visit),
    ...answers,
  })
  setServerClock(now)
  const page = await live(<MikvahScreen />, { areas: ['desk', 'mikvah'], at: '/mikvah' })
  return { ...page, asked }
}
const steps = (asked: Awaited<ReturnType<typeof open>>['asked']) =>
  asked
    .filter(({ name }) => name === 'changeReservationStatus')
    .map(({ path, body }) => [path, (body as { status: string }).status])

it('until the zman nobody is sent on; when it comes the same screen opens by itself', async () => {
  await open('2026-11-24T17:15:58-05:00')
  await screen.findByText('6011')
  expect(screen.queryByRole('button', { name: /On her way/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull()
  await act(async () => setServerClock('2026-11-24T17:16:01-05:00'))
  await screen.findByRole('button', { name: /On her way/ })
})

it('whoever is called goes, and whoever is in the water comes out, by the thing itself', async () => {
  const { asked } = await open('2026-11-24T17:40:00-05:00')
  fireEvent.click(await screen.findByRole('button', { name: /On her way/ }))
  await waitFor(() => expect(steps(asked)).toHaveLength(1))
  const taken = screen.getAllByRole('listitem').find((each) => each.dataset.is === 'taken')
  fireEvent.click(within(taken as HTMLElement).getByRole('button', { name: /Out/ }))
  await waitFor(() => expect(steps(asked)).toHaveLength(2))
  expect(steps(asked)).toEqual([
    ['/api/api/reservations/11/status', 'ToMikvah'],
    ['/api/api/reservations/13/status', 'FromMikvah'],
  ])
})

it('three of four pools are free', async () => {
  await open('2026-11-24T17:40:00-05:00')
  await screen.findByText('3 of 4 free')
  const is = screen.getAllByRole('listitem').flatMap(({ dataset }) => dataset.is ?? [])
  expect(is).toEqual(['taken', 'free', 'free', 'free'])
})

it('a list that could not be had is asked for again', async () => {
  await open('2026-11-24T17:40:00-05:00', {
    listReady: () => ({ status: 400, told: { success: false, errorMessage: 'Not now.' } }),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
})

it('a pool that is kept for somebody isn’t counted among the free', async () => {
  const sent = { ...ready.inMikvah[0], reservationId: '14', status: 'ToMikvah', pool: 2 }
  const told = { ...ready, corridor: { ...ready.corridor, visits: [sent] } }
  await open('2026-11-24T17:40:00-05:00', { listReady: () => ({ told }) })
  expect(await screen.findByText('2 of 4 free')).toBeTruthy()
})
