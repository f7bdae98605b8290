import type { Session } from '../talk/session.ts'

/** The session of a signed-in patron. */
export const herSession: Session = {
  accessToken: 'a',
  refreshToken: 'r',
  userId: 'u1',
  userName: '12015550142',
  roles: [],
}
