import type { Session } from '../talk/session.ts'

/** As a patron is signed in. */
export const herSession: Session = {
  accessToken: 'a',
  refreshToken: 'r',
  userId: 'u1',
  userName: '12015550142',
  roles: [],
}
