// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { live, serveCalls } from '../../test/live.tsx'
import { LocksLine } from './LocksLine.tsx'

it('the board names who is locked out of the house, and not what strangers have filled elsewhere', async () => {
  const lock = { until: null, mayRelease: true }
  serveCalls({
    locks: () => ({
      told: [
        { ...lock, id: 'l1', kind: 'address', subject: '203.0.113.9' },
        { ...lock, id: 'l2', kind: 'sign-in', subject: 'Kiosk' },
        { ...lock, id: 'l4', kind: 'cards-of-patron', subject: 'Rivka Katz' },
        { ...lock, id: 'l3', kind: 'cards-of-strangers', subject: null },
      ],
    }),
  })
  await live(<LocksLine />, { areas: ['desk-pages'] })
  const names = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(names).toHaveLength(1)
  expect(names[0]).toContain('Kiosk')
})
