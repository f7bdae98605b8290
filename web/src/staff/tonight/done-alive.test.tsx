// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { VisitSeen } from '../../live/live-event.ts'
import { emptyBoard, night, room, visit } from '../../test/answers.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { TonightScreen } from './TonightScreen.tsx'

/** The clock of these tests stands at two in the afternoon. */
const ago = (minutes: number) =>
  new Date(Date.parse('2026-11-24T14:00:00-05:00') - minutes * 60_000).toISOString()
const doneAgo = (minutes: number, more: Partial<VisitSeen>): VisitSeen => ({
  ...{ ...visit, reservationStatus: 'Done', timeCompleted: ago(minutes) },
  ...more,
})
const mistapped = doneAgo(3, { reservationId: 'r2', reservationCode: '7716' })
const gone = doneAgo(20, { reservationId: 'r3', reservationCode: '5502' })

async function open(board: object, answers: Parameters<typeof serveCalls>[0]) {
  vi.stubGlobal('__VERSION__', '0.0.0')
  const settings = [{ Key: 'locationTimeZone', Value: 'America/New_York' }]
  const asked = serveCalls({
    listReception: () => ({ body: { ...emptyBoard, ...board } }),
    sheets: () => ({ body: [] }),
    noShows: () => ({ body: [] }),
    rooms: () => ({ body: [room] }),
    listReady: () => ({ body: { queue: [], inMikvah: [], pools: 0, corridor: { visits: [] } } }),
    settings: () => ({ body: settings }),
    publicSettings: () => ({ body: settings }),
    schedule: () => ({ body: [night] }),
    ...answers,
  })
  await live(<TonightScreen />, { areas: ['desk', 'desk-pages', 'visit-signs', 'till'] })
  return () =>
    asked.filter(({ name }) => name === 'changeReservationStatus').map(({ body }) => body)
}

it('whoever is done stands folded, the last one first, and a mis-tap of a quarter of an hour goes back', async () => {
  const sent = await open(
    { completed: [gone, mistapped] },
    {
      changeReservationStatus: () =>
        said({ ...mistapped, reservationStatus: 'Dressing', timeCompleted: null }),
    },
  )
  const fold = await screen.findByRole('button', { name: 'Done tonight 2' })
  expect(screen.queryByText('7716')).toBeNull()
  fireEvent.click(fold)
  const done = within(screen.getByRole('region', { name: 'Done tonight 2' }))
  expect(done.getAllByRole('listitem').map((row) => row.textContent?.slice(-4))).toEqual([
    '7716',
    '5502',
  ])
  expect(done.queryByRole('button', { name: 'Back to dressing 5502' })).toBeNull()
  fireEvent.click(done.getByRole('button', { name: 'Back to dressing 7716' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Done tonight 1' })).toBeTruthy())
  expect(sent()).toEqual([{ status: 'Dressing', expectedStatus: 'Done' }])
})

it('who is searched for is found among those who are done', async () => {
  await open({ completed: [gone, mistapped] }, {})
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: '5502' } })
  const done = within(await screen.findByRole('region', { name: 'Done tonight 2' }))
  const isBack = async (code: string) =>
    (await done.findAllByText(code))[0]?.closest('li')?.dataset.dim
  expect([await isBack('5502'), await isBack('7716')]).toEqual([undefined, 'true'])
})

it('after a move in her details the way back stands on the board as well', async () => {
  const inPrep = {
    ...{ ...visit, reservationStatus: 'Prep', room: { id: 7, number: '7' } },
    statusSince: ago(2),
  }
  const ready = {
    ...{ ...inPrep, reservationStatus: 'ReadyForMikvah' },
    statusHistory: [
      {
        ...{ previousReservationStatus: 'Prep', newReservationStatus: 'ReadyForMikvah' },
        ...{ statusLastUpdatedByUser: 'u1', dateCreated: ago(0), undoable: true },
        ...{ statusHistoryId: 'h1', note: null, mark: null },
      },
    ],
  }
  let answer: object = inPrep
  await open(
    {},
    {
      listReception: () => ({ body: { ...emptyBoard, here: [answer] } }),
      reservation: () => ({ body: answer }),
      changeReservationStatus: () => {
        answer = ready
        return said(ready)
      },
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: /4821 Prep/ }))
  const details = within(await screen.findByRole('dialog'))
  const box = await details.findByRole('combobox')
  for (const key of ['Enter', 'ArrowDown', 'Enter']) fireEvent.keyDown(box, { key })
  await details.findByRole('button', { name: /^Undo 4821, back to Prep/ })
  fireEvent.click(details.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: /^Undo 4821, back to Prep/ })).toBeTruthy()
})

it('who has canceled stands folded by her hour, and opens', async () => {
  const canceled = { ...visit, reservationStatus: 'Canceled', reservationId: 'r8' }
  const late = { ...canceled, reservationId: 'r9', reservationCode: '6120' }
  await open({ canceled: [{ ...canceled, reservationCode: '3381' }, late] }, {})
  fireEvent.click(await screen.findByRole('button', { name: 'Canceled 2' }))
  const list = within(screen.getByRole('region', { name: 'Canceled 2' }))
  expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '8:00PM3381',
    '8:00PM6120',
  ])
})

it('who is expected is late once her hour and the minutes that are let pass are over', async () => {
  const due = (reservationCode: string, minutes: number): VisitSeen => ({
    ...{ ...visit, reservationStatus: 'Reserved', reservationCode },
    ...{ reservationId: reservationCode, reservationTime: ago(minutes) },
  })
  const grace = { Key: 'lateGraceMinutes', Value: '30' }
  const settings = [{ Key: 'locationTimeZone', Value: 'America/New_York' }, grace]
  await open(
    { upcoming: [due('1005', 5), due('1040', 40)] },
    { settings: () => ({ body: settings }) },
  )
  const isLate = async (code: string) =>
    (await screen.findAllByText(code))[0]?.closest('li')?.textContent?.includes('not here yet')
  expect([await isLate('1005'), await isLate('1040')]).toEqual([false, true])
})

it('nobody is called late as long as it isn’t known how many minutes are let pass', async () => {
  const due = { ...visit, reservationStatus: 'Reserved', reservationTime: ago(5) }
  await open({ upcoming: [due] }, { settings: () => new Promise<never>(() => null) })
  const rows = (await screen.findAllByText(visit.reservationCode)).map((one) => one.closest('li'))
  expect(rows.map((row) => row?.textContent?.includes('not here yet'))).toEqual([false])
})
