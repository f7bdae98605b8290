// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { deviceCredential, presentSession } from '../talk/session.ts'
import { live, serveCalls } from '../test/live.tsx'
import { SignInsCard } from './SignInsCard.tsx'

const accounts = [
  { userName: 'Kiosk', password: 'practice-kiosk', roles: 'Kiosk' },
  { userName: '17325550101', password: 'of-her-phone', roles: '' },
]
const tokens = (userName: string, roles: string) => ({
  access_token: 'new',
  token_type: 'bearer',
  expires_in: 900,
  refresh_token: 'next',
  userId: userName,
  userName,
  roles,
})

it.each([
  ['Kiosk', '/kiosk', null],
  ['17325550101', '/', { userName: '17325550101', password: 'of-her-phone' }],
])('a tap signs in as %s, who is then at %s', async (userName, place, device) => {
  const roles = accounts.find((one) => one.userName === userName)?.roles ?? ''
  serveCalls({
    practiceAccounts: () => ({ body: accounts }),
    token: () => ({ body: tokens(userName, roles) }),
  })
  const { router } = await live(<SignInsCard />, { areas: ['practice'], at: '/practice' })
  fireEvent.click(await screen.findByRole('button', { name: `Sign in as ${userName}` }))
  await waitFor(() => expect(router.state.location.pathname).toBe(place))
  expect(presentSession()).toMatchObject({ userName, accessToken: 'new' })
  expect(deviceCredential()).toEqual(device)
})
