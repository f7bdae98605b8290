import { useAsk } from '../../../talk/ask.ts'
import { useReserveStep } from './steps.ts'

/**
 * `old` is the visit that an edit replaces: undefined until it is loaded, null when nothing is edited, also once that
 * visit was canceled: then the edit is a booking of its own. `error` says why it can't be loaded.
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
