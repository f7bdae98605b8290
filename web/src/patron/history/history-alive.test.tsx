// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { live, serveCalls } from '../../test/live.tsx'
import { HistoryScreen } from './HistoryScreen.tsx'

const payment = {
  status: 'Approved',
  amount: 25,
  error: null,
  note: null,
  tipNote: null,
  reference: null,
  dateCreated: '2026-11-24T14:00:00-05:00',
}

it('says in her language what the program wrote into the ledger, and leaves what a person wrote', async () => {
  serveCalls({
    publicSettings: () => ({ told: [] }),
    findReservationsByUser: () => ({ told: [] }),
    paymentsByUser: () => ({
      told: [
        { ...payment, paymentId: 'p1', method: 'CreditRefund', note: 'cancel' },
        { ...payment, paymentId: 'p2', method: 'Tip', tipNote: 'Attendant' },
        { ...payment, paymentId: 'p3', method: 'Cash', note: 'In two envelopes' },
      ],
    }),
  })
  const { container } = await live(<HistoryScreen />, { areas: ['history'], language: 'he' })
  expect(await screen.findByText('ביטול הזמנה')).toBeTruthy()
  expect(screen.getByText('בלנית')).toBeTruthy()
  expect(screen.getByText('In two envelopes')).toBeTruthy()
  expect(container.textContent).not.toMatch(/cancel|Attendant/)
})
