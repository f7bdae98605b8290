// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openKiosk, sent, visitAtKiosk, withOwnTime } from '../test/at-the-kiosk.tsx'
import { said } from '../test/live.tsx'

withOwnTime()
const got = {
  reservationId: visitAtKiosk.reservationId,
  waitingCode: '461',
  cubicleOffered: false,
}
const strike = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key })
}
const titled = async (name: string) => {
  const title = await screen.findByRole('heading', { name })
  await waitFor(() => expect(document.activeElement).toBe(title))
}

it('her number and her code are typed, and Enter goes on; each step begins at its title', async () => {
  const { asked } = await openKiosk({ checkIn: () => said(got) })
  await titled('Phone number')
  strike(...'201555', 'Enter')
  await titled('Phone number')
  strike(...'0142', 'Enter')
  await titled('Your code')
  strike('4', 'Enter', ...'821', 'Enter')
  await titled('Good that you are here')
  expect(sent(asked, 'findUserByPhone')).toHaveLength(1)
  screen.getByRole('button', { name: 'I’m here' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'I’m here' }))
  await screen.findByText('461')
  expect(document.activeElement?.tagName).toBe('H2')
})

it('Enter on a key of the pad is that key, and nothing more', async () => {
  await openKiosk({})
  await titled('Phone number')
  strike(...'2015550142')
  const one = screen.getByRole('button', { name: '1' })
  one.focus()
  strike('Enter')
  expect(screen.queryByText('Your code')).toBeNull()
  expect(document.activeElement).toBe(one)
})
