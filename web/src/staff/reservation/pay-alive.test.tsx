// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../test/answers.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { PayScreen } from './PayScreen.tsx'

it('the money of a visit stands by itself: nothing of it can be changed beside the till', async () => {
  serveCalls({ reservation: () => ({ body: { ...visit, balance: 18 } }) })
  await live(<PayScreen />, {
    areas: ['desk', 'check-in', 'till', 'cards', 'pay', 'history'],
    at: '/receptionist/reservation/r1/pay',
    route: '/receptionist/reservation/:id/pay',
  })
  expect(await screen.findByText('$18.00')).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Cash' })).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('4821')
})
