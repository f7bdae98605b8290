// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { live, said, serveCalls } from '../../test/live.tsx'
import { PaymentMethodsScreen } from './PaymentMethodsScreen.tsx'

it('Delete beside a card asks first, and only what she says there takes the card away', async () => {
  const asked = serveCalls({
    savedCards: () => ({ body: [{ id: 'c1', brand: 'Visa', last4: '4242' }] }),
    deleteSavedCard: () => said(null),
  })
  const deleted = () => asked.filter(({ name }) => name === 'deleteSavedCard')
  await live(<PaymentMethodsScreen />, { areas: ['payment-methods', 'cards'] })
  const beside = { name: 'Delete Visa ending in 4242' }
  const question = async () => {
    fireEvent.click(await screen.findByRole('button', beside))
    return within(await screen.findByRole('dialog', { name: 'Delete this card?' }))
  }
  fireEvent.click((await question()).getByRole('button', { name: 'Keep card' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(deleted()).toEqual([])
  fireEvent.click((await question()).getByRole('button', { name: 'Delete' }))
  await screen.findByText('The card is deleted.')
  expect(deleted().map(({ path }) => path)).toEqual([expect.stringMatching(/savedcards\/c1$/)])
})
