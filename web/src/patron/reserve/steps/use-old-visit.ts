import { useAsk } from '../../../talk/ask.ts'
import { useReserveStep } from './steps.ts'

/** The visit that an edit replaces; null when nothing is edited, undefined until it is known. */
export function useOldVisit() {
  const id = useReserveStep().present?.replacingReservationId
  const { data } = useAsk(
    'reservation',
    { params: { id: id ?? '' } },
    { enabled: id !== undefined },
  )
  return id === undefined ? null : data
}
