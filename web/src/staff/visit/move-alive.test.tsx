// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sayLive } from '../../live/live-state.ts'
import { visit } from '../../test/answers.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { Refused } from './step/Refused.tsx'
import { useMoveVisit } from './use-move-visit.ts'

function Step() {
  const move = useMoveVisit(visit)
  return (
    <>
      <button type="button" onClick={() => move.moveTo('Prep')}>
        Prep
      </button>
      <Refused failure={move.error} onClose={move.forget} />
    </>
  )
}

it.each([
  ['a line that was gone is said no more once it is back', new Error('lost'), false],
  [
    'what was refused stays said',
    { status: 409, body: { success: false, errorMessage: 'Not now.' } },
    true,
  ],
])('%s', async (_, answer, stays) => {
  serveCalls({
    settings: () => ({ body: [] }),
    changeReservationStatus: () => answer ?? said(visit),
  })
  act(() => sayLive({ live: false, since: Date.now() }))
  await live(<Step />, { areas: ['desk'] })
  fireEvent.click(screen.getByRole('button', { name: 'Prep' }))
  await screen.findByRole('alert')
  act(() => sayLive({ live: true }))
  if (stays) expect(screen.queryByRole('alert')).not.toBeNull()
  else await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
