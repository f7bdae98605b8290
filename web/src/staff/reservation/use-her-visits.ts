import type { Reservation } from '@mikvah/contract/contract.ts'
import { countsNoMore } from '../../paying/counts-no-more.ts'
import { useAsk } from '../../talk/ask.ts'
import { useNight } from '../facts/use-night.ts'

/**
 * What her visits add up to: how many are done and when the last was, what she owes for all of them, in dollars, and
 * which of tonight and later aren't done, soonest first; null until they are known. Visits that were canceled or
 * replaced, and changes of a visit that has begun, count in none of it.
 */
export function useHerVisits(userId: string) {
  const night = useNight()
  const { data } = useAsk('findReservationsByUser', { query: { user: userId } })
  if (!data || !night) return null
  const standing = data.filter((visit) => !countsNoMore(visit))
  const done = standing.filter(({ reservationStatus }) => reservationStatus === 'Done')
  return {
    done: done.length,
    last:
      done
        .map(({ reservationDate }) => reservationDate)
        .toSorted()
        .at(-1) ?? null,
    owes: standing.reduce((sum, { balance }) => sum + Math.max(balance, 0), 0),
    ahead: standing
      .filter((visit) => visit.reservationDate >= night.date && isAhead(visit))
      .toSorted((a, b) => Date.parse(a.reservationTime) - Date.parse(b.reservationTime)),
  }
}

const isAhead = ({ reservationStatus }: Reservation) => reservationStatus !== 'Done'
