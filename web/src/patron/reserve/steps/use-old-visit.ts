import { useAsk } from '../../../talk/ask.ts'
import { useReserveStep } from './steps.ts'

/** The visit that an edit replaces: null when nothing is edited, undefined until it is known; or why it can’t be. */
export function useOldVisit() {
  const id = useReserveStep().present?.replacingReservationId
  const { data, error, refetch } = useAsk(
    'reservation',
    { params: { id: id ?? '' } },
    { enabled: id !== undefined },
  )
  return { old: id === undefined ? null : data, error: data ? null : error, tryAgain: refetch }
}
