// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { live, serveCalls } from '../../test/live.tsx'
import { LocksLine } from './LocksLine.tsx'

it('the board names who is locked out, and no name that nobody has', async () => {
  const signIn = { kind: 'sign-in', until: null }
  serveCalls({
    locks: () => ({
      told: [
        { ...signIn, id: 'l1', subject: null },
        { ...signIn, id: 'l2', subject: 'Kiosk' },
        { ...signIn, id: 'l3', subject: null },
      ],
    }),
  })
  await live(<LocksLine />, { areas: ['desk-pages'] })
  const names = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(names).toHaveLength(1)
  expect(names[0]).toContain('Kiosk')
})
