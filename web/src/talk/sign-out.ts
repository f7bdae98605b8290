import { callAs } from './call.ts'
import type { Session } from './session.ts'
import { obtain } from './sign-in.ts'

/**
 * Ends a session on the server after this device has left it, also while the page closes, where its token is still
 * good; an expired one is renewed once. Throws Unreachable, or CallFailed where the renewal is refused.
 */
export async function endOnServer({ accessToken, refreshToken, userId }: Session): Promise<void> {
  const end = (token: string, refresh_token: string) =>
    callAs(token, 'logout', { body: { refresh_token }, keepalive: true })
  const answer = await end(accessToken, refreshToken)
  if (answer.status !== 401) return
  const grant = {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
    user_id: userId,
  } as const
  const renewed = await obtain(grant)
  await end(renewed.accessToken, renewed.refreshToken)
}
