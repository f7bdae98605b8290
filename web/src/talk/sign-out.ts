import { callAs } from './call.ts'
import type { Session } from './session.ts'
import { obtain } from './sign-in.ts'

/** Ends on the server a session that this device has left already, also while the page closes; a spent token is renewed once. */
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
