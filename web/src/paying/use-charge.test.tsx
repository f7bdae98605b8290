// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { live, serveCalls } from '../test/live.tsx'
import { useCharge } from './use-charge.ts'

let read = 0
/** Each reading makes another token, as a processor's script does. */
const card = {
  read: async () => {
    read += 1
    return { paymentInfo: { sourceToken: `token-${read}` }, saveCard: false }
  },
  spent: () => {},
  discard: () => {},
}

function Paying() {
  const { charge } = useCharge('makePayment')
  const pay = () =>
    charge({ card, body: (source) => ({ method: 'CreditCard', amt: 25, ...source }) })
  return (
    <button type="button" onClick={pay}>
      Pay
    </button>
  )
}

it('charges once for two taps, however the card is read', async () => {
  const asked = serveCalls({ makePayment: () => ({ told: { paid: true, result: [] } }) })
  await live(<Paying />, { areas: ['cards'] })
  const pay = screen.getByText('Pay')
  fireEvent.click(pay)
  fireEvent.click(pay)
  await waitFor(() => expect(asked).not.toEqual([]))
  await act(async () => {})
  expect(asked.map(({ name }) => name)).toEqual(['makePayment'])
})
