import type { VisitSeen } from '../../live/live-event.ts'

/** What is searched for on the board. */
export type Search = {
  text: string
  /** The visits that the server found by phone or name; null while that isn't known or couldn't be asked. */
  found: ReadonlySet<string> | null
}

/** Whether anything is typed into the search. */
export const isSearched = ({ text }: Search) => text.trim() !== ''

/**
 * Whether a visit matches the search: by its codes, its room, or its patron. Every visit does while nothing is typed,
 * and while the server hasn't said whom it found.
 */
export function matchesSearch(visit: VisitSeen, search: Search): boolean {
  const text = search.text.trim().toLowerCase()
  // Nothing is dimmed before it is known who matches.
  if (text === '' || search.found === null) return true
  const { reservationId, reservationCode, waitingCode, room } = visit
  if (search.found.has(reservationId)) return true
  if (room?.number.toLowerCase() === text) return true
  return [reservationCode, waitingCode].some((code) => code?.startsWith(text))
}

type Coded = {
  reservationCode?: string | undefined
  waitingCode?: string | null
  room?: { number: string } | null
}

/**
 * The visits whose whole code was typed are first, and then whose whole room number was, because Enter opens the first:
 * the digits may stand in somebody else's phone number too, or begin her code.
 */
export function namedFirst<Visit extends Coded>(
  visits: readonly Visit[],
  { text }: Search,
): Visit[] {
  const name = text.trim().toLowerCase()
  const rank = ({ reservationCode, waitingCode, room }: Coded) => {
    if (reservationCode === name || waitingCode === name) return 0
    return room?.number.toLowerCase() === name ? 1 : 2
  }
  return visits.toSorted((one, other) => rank(one) - rank(other))
}
