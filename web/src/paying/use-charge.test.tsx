// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { live, serveCalls } from '../test/live.tsx'
import { useCharge } from './use-charge.ts'

let read = 0
let spent = 0
/** Each reading makes another token, as a processor's script does. */
const card = {
  read: async () => {
    read += 1
    return { paymentInfo: { sourceToken: `token-${read}` }, saveCard: false }
  },
  spent: () => {
    spent += 1
  },
  discard: () => {},
}

function Paying() {
  const { charge, bankDialog } = useCharge('makePayment')
  const pay = () =>
    charge({ card, body: (source) => ({ method: 'CreditCard', amt: 25, ...source }) })
  return (
    <>
      <button type="button" onClick={pay}>
        Pay
      </button>
      {bankDialog}
    </>
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

it('has used up a card that her bank asks about, whatever she answers', async () => {
  const question = { requiresAction: true, clientSecret: 's', paymentIntent: 'pi' }
  serveCalls({
    publicSettings: () => ({ told: [{ Key: 'practiceMode', Value: 'True' }] }),
    makePayment: () => ({ told: { paid: false, result: [], ...question } }),
  })
  const { client } = await live(<Paying />, { areas: ['cards'] })
  await waitFor(() => expect(client.isFetching()).toBe(0))
  const before = spent
  fireEvent.click(screen.getByText('Pay'))
  await screen.findByRole('dialog')
  expect(spent).toBe(before + 1)
})

it.each([
  [
    'keeps a card',
    'doesn’t say how the charge ended',
    { status: 503, told: { code: 'try-again' } },
    0,
  ],
  [
    'has used up a card',
    'says that it failed',
    { status: 502, told: { code: 'processor-error' } },
    1,
  ],
])('%s when the answer %s', async (_, __, answer, used) => {
  const asked = serveCalls({ makePayment: () => answer })
  await live(<Paying />, { areas: ['cards'] })
  const before = spent
  fireEvent.click(screen.getByText('Pay'))
  await waitFor(() => expect(asked).toHaveLength(1))
  await act(async () => {})
  expect(spent - before).toBe(used)
})
