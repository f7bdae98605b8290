// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { endSession, keepSession, presentSession } from '../../talk/session.ts'
import { aFewTurns } from '../../test/a-few-turns.ts'
import { herSession } from '../../test/her-session.ts'
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

it('who is signed in is led to where her role works, or back to where she came from', async () => {
  const roles = ['Reception'] as const
  keepSession({ ...herSession, roles: [...roles] })
  const { router } = await live(<StaffSignInScreen />, {
    ...{ areas: ['staff-sign-in'], at: '/login/staff', route: '/login/staff' },
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/receptionist'))
})

it('nothing is sent before a name and a password are there', async () => {
  endSession({ forgetDevice: true })
  const asked = serveCalls({ token: () => ({ status: 400, body: {} }) })
  await live(<StaffSignInScreen />, { areas: ['staff-sign-in'], at: '/login/staff' })
  const name = screen.getByLabelText('User name')
  const signIn = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' })
  expect(signIn.disabled).toBe(true)
  fireEvent.change(name, { target: { value: '  ' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'deep still water' } })
  expect(signIn.disabled).toBe(true)
  fireEvent.submit(name.closest('form') as HTMLFormElement)
  await aFewTurns()
  expect(asked).toEqual([])
  fireEvent.change(name, { target: { value: 'Reception' } })
  expect(signIn.disabled).toBe(false)
})
