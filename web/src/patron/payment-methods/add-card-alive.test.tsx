// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { live, serveCalls } from '../../test/live.tsx'
import { AddCardModal } from './AddCardModal.tsx'

const settings = [
  { Key: 'practiceMode', Value: 'True' },
  { Key: 'date', Value: '2026-11-24' },
]

it.each([
  ['is emptied of a card that was refused', 'card_error', ''],
  ['keeps a card that nobody has refused', undefined, '4242 4242 4242 4242'],
])('the form %s', async (_, stripeErrorType, number) => {
  serveCalls({
    publicSettings: () => ({ body: settings }),
    addSavedCard: () => ({
      status: 400,
      body: { success: false, code: 'card-refused', errorMessage: 'Not kept.', stripeErrorType },
    }),
  })
  const none = () => null
  const areas = ['payment-methods', 'cards'] as const
  await live(<AddCardModal open onClose={none} onAdded={none} />, { areas })
  const field = await screen.findByLabelText<HTMLInputElement>('Card number')
  fireEvent.click(screen.getByText('4242 4242 4242 4242'))
  await waitFor(() => expect(field.value).toBe('4242 4242 4242 4242'))
  fireEvent.click(screen.getByRole('button', { name: 'Save card' }))
  await screen.findByText('Not kept.')
  expect(field.value).toBe(number)
})
