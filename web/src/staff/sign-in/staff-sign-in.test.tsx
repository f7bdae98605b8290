// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { endSession, presentSession } from '../../talk/session.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { StaffSignInScreen } from './StaffSignInScreen.tsx'

it('a sign-in that is refused says the error_description', async () => {
  endSession({ forgetDevice: true })
  const answer = { error: 'invalid_grant', error_description: 'That name or password is wrong.' }
  serveCalls({ token: () => ({ status: 400, body: answer }) })
  await live(<StaffSignInScreen />, { areas: ['staff-sign-in'], at: '/login/staff' })
  fireEvent.change(screen.getByLabelText('User name'), { target: { value: 'Reception' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'not this one' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect((await screen.findByRole('alert')).textContent).toBe('That name or password is wrong.')
  expect(presentSession()).toBeNull()
})
