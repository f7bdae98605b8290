import { queryClient } from './query-client.ts'
import { onSessionChange, presentSession, type Session } from './session.ts'

type Place = { pathname: string; search: string; state: unknown }

/** The state that the sign-in screen keeps for the screen it replaces. */
export type Instead = { was?: unknown } | null

/**
 * Checks the present screen again whenever somebody signs in or out, here, in another tab or because the server ended
 * the session, or when the roles change. The sign-in screen replaces the present one in the history and later restores
 * its state, such as the step of a booking. What was loaded for the previous person and isn't on the screen is dropped,
 * and so are the settings, which differ by account and aren't cached by its id.
 */
export function followSession({
  place,
  judge,
  goTo,
}: {
  place: () => Place
  /** The address to go to instead of this one; null when she may stay. */
  judge: (url: URL) => string | null
  goTo: (path: string, how: { replace: true; state: Instead }) => Promise<void>
}) {
  let who = whoOf(presentSession())
  onSessionChange(async () => {
    const before = who
    who = whoOf(presentSession())
    if (who === before) return
    if (who) queryClient.resetQueries({ queryKey: ['settings'] })
    const { pathname, search, state } = place()
    const instead = judge(new URL(pathname + search, location.origin))
    if (instead) await goTo(instead, { replace: true, state: { was: withoutDrawer(state) } })
    if (before) queryClient.removeQueries({ type: 'inactive' })
  })
}

/** Who is signed in with which roles, as one text; a new token for the same person gives the same text. */
const whoOf = (session: Session | null): string | null =>
  session && [session.userId, ...session.roles].join(' ')

function withoutDrawer(state: unknown): unknown {
  const { drawer: _, ...rest } = (state ?? {}) as { drawer?: boolean }
  return rest
}
