import { useAsk } from '../../../talk/ask.ts'
import { useReserveStep } from './steps.ts'

/**
 * The visit that an edit replaces: undefined until it is known; or why it can’t be. Null when nothing is edited, also
 * once that visit was canceled: then the edit is a booking of its own.
 */
export function useOldVisit() {
  const id = useReserveStep().present?.replacingReservationId
  const { data, error, refetch } = useAsk(
    'reservation',
    { params: { id: id ?? '' } },
    { enabled: id !== undefined },
  )
  const stands = id !== undefined && data?.reservationStatus !== 'Canceled'
  return { old: stands ? data : null, error: data ? null : error, tryAgain: refetch }
}
