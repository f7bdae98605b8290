// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { herSession } from '../test/her-session.ts'
import { serveCalls } from '../test/live.tsx'
import { endOnServer } from './sign-out.ts'

const renewed = {
  ...{ access_token: 'new', refresh_token: 'newer', userId: 'u1', userName: '1', roles: '' },
}
const expired = { status: 401, body: { success: false, code: 'unauthorized', errorMessage: '' } }

it('a session whose token has expired is renewed, and ended by what came of that', async () => {
  const asked = serveCalls({
    logout: ({ body }) =>
      JSON.stringify(body).includes('newer') ? { body: { success: true } } : expired,
    token: () => ({ body: renewed }),
  })
  await endOnServer(herSession)
  const ended = asked.filter(({ name }) => name === 'logout').map(({ body }) => body)
  expect(ended).toEqual([{ refresh_token: herSession.refreshToken }, { refresh_token: 'newer' }])
})

it('one whose token is good is ended once', async () => {
  const asked = serveCalls({ logout: () => ({ body: { success: true } }) })
  await endOnServer(herSession)
  expect(asked.map(({ name }) => name)).toEqual(['logout'])
})
