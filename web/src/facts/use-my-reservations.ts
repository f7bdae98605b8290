import { isPatron } from '@mikvah/rules/people/roles.ts'
import { countsNoMore } from '../paying/counts-no-more.ts'
import { isHoldOver } from '../paying/hold-of.ts'
import { useAsk } from '../talk/ask.ts'
import { serverNow } from '../talk/clock.ts'
import { useSession } from '../talk/use-session.ts'

/**
 * Of the patron's own reservations from `today` on, YYYY-MM-DD, `reserved`, the soonest that is Reserved, and
 * `pending`, one that is held for her to pay or being paid, unless it changes a visit that has begun; each undefined
 * where she has none. Nothing is fetched for a visitor, for staff, who book for others, or while `today` is undefined.
 */
export function useMyReservations(today: string | undefined) {
  const session = useSession()
  const mayHaveSome = session !== null && isPatron(session.roles)
  const { data, isLoading } = useAsk(
    'findReservationsByUser',
    { query: { user: session?.userId ?? '', dateFrom: today } },
    { enabled: mayHaveSome && today !== undefined },
  )
  const mine = data ?? []
  /** The soonest one that is Reserved. */
  const reserved = mine
    .filter((visit) => visit.reservationStatus === 'Reserved')
    .toSorted((a, b) => Date.parse(a.reservationTime) - Date.parse(b.reservationTime))[0]
  const pending = mine.find(
    (visit) =>
      visit.reservationStatus === 'Pending' &&
      !countsNoMore(visit) &&
      !isHoldOver(visit, serverNow()),
  )
  return { reserved, pending, isLoading }
}
