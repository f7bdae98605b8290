import { queryClient } from './query-client.ts'
import { onSessionChange, presentSession, type Session } from './session.ts'

type Place = { pathname: string; search: string; state: unknown }

/** What the sign-in screen keeps for the screen it stands in for. */
export type Instead = { was?: unknown } | null

/**
 * Whenever someone signs in or out, here, in another tab or because the server no longer knows her, or her roles become
 * others, the screen before her is judged anew. The sign-in takes its place in the history and brings back its state with it, the step of a
 * booking among it. What was told to the one before is forgotten.
 */
export function followSession({
  place,
  judge,
  goTo,
}: {
  place: () => Place
  /** Where she must go instead of this place; null when she may stay. */
  judge: (url: URL) => string | null
  goTo: (path: string, how: { replace: true; state: Instead }) => Promise<void>
}) {
  let who = whoOf(presentSession())
  onSessionChange(async () => {
    const before = who
    who = whoOf(presentSession())
    if (who === before) return
    const { pathname, search, state } = place()
    const instead = judge(new URL(pathname + search, location.origin))
    if (instead) await goTo(instead, { replace: true, state: { was: withoutDrawer(state) } })
    if (before) queryClient.removeQueries({ type: 'inactive' })
  })
}

/** She and what she may do; each new token says both again. */
const whoOf = (session: Session | null): string | null =>
  session && [session.userId, ...session.roles].join(' ')

function withoutDrawer(state: unknown): unknown {
  const { drawer: _, ...rest } = (state ?? {}) as { drawer?: boolean }
  return rest
}
