import type { VisitSeen } from '../../live/told.ts'

export type Search = {
  text: string
  /** Visits that the server found by phone or name. */
  found: ReadonlySet<string>
}

export const isSearched = ({ text }: Search) => text.trim() !== ''

/** Whether a visit is what is searched for: by its codes, its room, or who comes. */
export function matchesSearch(visit: VisitSeen, search: Search): boolean {
  const text = search.text.trim().toLowerCase()
  if (text === '') return true
  const { reservationId, reservationCode, waitingCode, room } = visit
  if (search.found.has(reservationId)) return true
  if (room?.number.toLowerCase() === text) return true
  return [reservationCode, waitingCode].some((code) => code?.startsWith(text))
}
