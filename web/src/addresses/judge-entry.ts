import { loginWithOrigin } from '../facts/origin.ts'
import { hasRole, type Session } from '../talk/session.ts'
import type { Address } from './address.ts'
import { unpaired } from './screens.ts'

export type Entry = { allowed: true } | { allowed: false; goTo: string }

/**
 * Whether she may open an address, and where she is sent if not. Somebody who isn't signed in goes to /login and comes
 * back afterwards; somebody who is signed in without the role goes to / (requirements P2). A screen that nobody sits at
 * has nobody to sign in: it is sent to show its pairing code.
 */
export function judgeEntry(
  { who, bare }: Pick<Address, 'who' | 'bare'>,
  session: Session | null,
  url: URL,
): Entry {
  if (who === 'anyone') return { allowed: true }
  if (!session) return { allowed: false, goTo: bare ? unpaired : loginWithOrigin(url) }
  if (who === 'signedIn' || hasRole(session, ...who)) return { allowed: true }
  return { allowed: false, goTo: '/' }
}
