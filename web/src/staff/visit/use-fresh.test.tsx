// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sayLive } from '../../live/live-state.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { room, visit } from '../../test/answers.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { useMoveVisit } from './use-move-visit.ts'

function Desk() {
  const { data } = useLiveQuery('rooms')
  const { moveTo } = useMoveVisit({ ...visit, reservationStatus: 'Prep' })
  return (
    <button type="button" onClick={() => moveTo('Done')}>
      {data?.[0]?.status ?? 'nothing'}
    </button>
  )
}

afterEach(() => sayLive({ live: true }))

it('without a line a move has the lists loaded anew: nobody else would say what it changed', async () => {
  sayLive({ live: false, since: 0 })
  let status = 'Occupied'
  const asked = serveCalls({
    settings: () => ({ body: [] }),
    rooms: () => ({ body: [{ ...room, status }] }),
    changeReservationStatus: () => {
      status = 'NeedsCleaning'
      return said({ ...visit, reservationStatus: 'Done' })
    },
  })
  await live(<Desk />, { areas: ['desk'] })
  fireEvent.click(await screen.findByRole('button', { name: 'Occupied' }))
  await screen.findByRole('button', { name: 'NeedsCleaning' })
  expect(asked.filter(({ name }) => name === 'rooms')).toHaveLength(2)
})
