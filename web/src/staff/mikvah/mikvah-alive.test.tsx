// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setServerClock } from '../../talk/clock.ts'
import { keepSession } from '../../talk/session.ts'
import { visit } from '../../test/answers.ts'
import { herSession } from '../../test/her-session.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
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
    publicSettings: () => ({ body: [] }),
    settings: () => ({ body: [{ Key: 'flowToFromMikvah', Value: 'True' }] }),
    listReady: () => ({ body: ready }),
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

it.each([
  ['the pools alone', ['Mikvah'], 0],
  ['the pools and the gate', ['Mikvah', 'OpenGarageGate'], 1],
  ['an attendant', ['Attendant'], 1],
] as const)('an account of %s is offered the menu or not', async (_, roles, menus) => {
  keepSession({ ...herSession, roles: [...roles] })
  await open('2026-11-24T17:40:00-05:00')
  await screen.findByText('3 of 4 free')
  expect(screen.queryAllByRole('button', { name: 'Menu' })).toHaveLength(menus)
})

it('three of four pools are free', async () => {
  await open('2026-11-24T17:40:00-05:00')
  await screen.findByText('3 of 4 free')
  const is = screen.getAllByRole('listitem').flatMap(({ dataset }) => dataset.is ?? [])
  expect(is).toEqual(['taken', 'free', 'free', 'free'])
})

it('a list that could not be had is asked for again', async () => {
  await open('2026-11-24T17:40:00-05:00', {
    listReady: () => ({ status: 400, body: { success: false, errorMessage: 'Not now.' } }),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
})

it('a pool that is kept for somebody isn’t counted among the free', async () => {
  const sent = { ...ready.inMikvah[0], reservationId: '14', status: 'ToMikvah', pool: 2 }
  const answer = { ...ready, corridor: { ...ready.corridor, visits: [sent] } }
  await open('2026-11-24T17:40:00-05:00', { listReady: () => ({ body: answer }) })
  expect(await screen.findByText('2 of 4 free')).toBeTruthy()
})

const notHerTurn = {
  status: 409,
  body: {
    ...{ success: false, code: 'out-of-turn' },
    errorMessage: 'It is the turn of 6012. To pass her over, say why.',
  },
}
const threeReady = {
  ...{ ...ready, gateOpen: true },
  queue: [...ready.queue, one('15', 3, 'ReadyForMikvah')],
}

async function askToGoBefore(answers: Parameters<typeof open>[1] = {}) {
  const { asked } = await open('2026-11-24T17:40:00-05:00', {
    listReady: () => ({ body: threeReady }),
    changeReservationStatus: () => notHerTurn,
    ...answers,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Next 6015' }))
  const dialog = await screen.findByRole('dialog', { name: 'Before her turn?' })
  return { asked, dialog }
}

it('before her turn both are named, and why is asked for once', async () => {
  const { dialog } = await askToGoBefore()
  expect(dialog.textContent).toContain('It is the turn of 6012. To pass her over, say why.')
  expect(dialog.textContent).toContain('6015 would go before her.')
  expect(dialog.textContent).not.toContain('Choose why')
})

it('a reason that is typed isn’t lost by Escape', async () => {
  const { dialog } = await askToGoBefore()
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Another reason' }))
  const reason = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'The reason' })
  fireEvent.change(reason, { target: { value: 'Her ride is waiting.' } })
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  fireEvent.click(screen.getByRole('button', { name: 'Go on writing' }))
  expect(reason.isConnected && reason.value).toBe('Her ride is waiting.')
})

it('a reason that was picked only is let go by Escape', async () => {
  const { dialog } = await askToGoBefore()
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Not feeling well' }))
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Before her turn?' })).toBeNull())
})

it('a reason stands when sending it fails', async () => {
  let times = 0
  const { dialog } = await askToGoBefore({
    changeReservationStatus: () =>
      times++ === 0
        ? notHerTurn
        : {
            status: 409,
            body: { success: false, code: 'pools-taken', errorMessage: 'All taken.' },
          },
  })
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Another reason' }))
  const reason = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'The reason' })
  fireEvent.change(reason, { target: { value: 'Her ride is waiting.' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'She is next' }))
  expect(await within(dialog).findByText('All taken.')).toBeTruthy()
  expect(reason.isConnected && reason.value).toBe('Her ride is waiting.')
})
