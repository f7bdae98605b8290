// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { visit } from '../../../test/answers.ts'
import { live } from '../../../test/live.tsx'
import { serveReserve } from '../../../test/reserve-server.ts'
import { useMyVisits } from './use-my-visits.ts'

function Codes() {
  const { visits } = useMyVisits()
  return <p>{visits ? visits.map(({ reservationCode }) => reservationCode).join() : 'not known'}</p>
}

/** A page that can be left and opened again. */
function Page() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        turn
      </button>
      {open ? <Codes /> : null}
    </>
  )
}

it('tells her visits only once they have been loaded since the page was opened', async () => {
  const again = Promise.withResolvers<{ body: object[] }>()
  const answers = [Promise.resolve({ body: [visit] }), again.promise]
  serveReserve([], { findReservationsByUser: () => answers.shift() ?? again.promise })
  await live(<Page />)
  await screen.findByText('4821')
  fireEvent.click(screen.getByText('turn'))
  fireEvent.click(screen.getByText('turn'))
  expect(screen.getByText('not known')).toBeTruthy()
  again.resolve({ body: [{ ...visit, reservationCode: '7777' }] })
  await screen.findByText('7777')
})
