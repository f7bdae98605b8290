import { useAsk } from '../talk/ask.ts'
import { serverNow } from '../talk/clock.ts'
import { useSession } from '../talk/use-session.ts'

/** The patron's own reservations from today on; nothing is asked for a visitor. */
export function useMyReservations(today: string | undefined) {
  const session = useSession()
  const { data, isLoading } = useAsk(
    'findReservationsByUser',
    { query: { user: session?.userId ?? '', dateFrom: today } },
    { enabled: session !== null && today !== undefined },
  )
  const mine = data ?? []
  /** The soonest. */
  const reserved = mine
    .filter((visit) => visit.reservationStatus === 'Reserved')
    .toSorted((a, b) => Date.parse(a.reservationTime) - Date.parse(b.reservationTime))[0]
  const pending = mine.find(
    (visit) =>
      visit.reservationStatus === 'Pending' &&
      (visit.holdUntil === null || Date.parse(visit.holdUntil) > serverNow()),
  )
  return { reserved, pending, isLoading }
}
