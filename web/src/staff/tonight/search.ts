import type { VisitSeen } from '../../live/live-event.ts'

export type Search = {
  text: string
  /** The visits that the server found by phone or name; null while that isn't known or couldn't be asked. */
  found: ReadonlySet<string> | null
}

export const isSearched = ({ text }: Search) => text.trim() !== ''

/** Whether a visit matches the search: by its codes, its room, or its patron. */
export function matchesSearch(visit: VisitSeen, search: Search): boolean {
  const text = search.text.trim().toLowerCase()
  // Nothing is dimmed before it is known who matches.
  if (text === '' || search.found === null) return true
  const { reservationId, reservationCode, waitingCode, room } = visit
  if (search.found.has(reservationId)) return true
  if (room?.number.toLowerCase() === text) return true
  return [reservationCode, waitingCode].some((code) => code?.startsWith(text))
}

type Coded = { reservationCode?: string | undefined; waitingCode?: string | null }

/**
 * The visits whose whole code was typed are first, because Enter opens the first: four digits may stand in somebody
 * else's phone number too.
 */
export function wholeCodeFirst<Visit extends Coded>(
  visits: readonly Visit[],
  { text }: Search,
): Visit[] {
  const code = text.trim()
  const isMeant = ({ reservationCode, waitingCode }: Coded) =>
    reservationCode === code || waitingCode === code
  return visits.toSorted((one, other) => Number(isMeant(other)) - Number(isMeant(one)))
}
