import type { VisitSeen } from '../../../live/live-event.ts'
import type { VisitForecast } from '../../facts/forecast.ts'

export type RowProps = {
  visit: VisitSeen
  dim: boolean
  /** After how many minutes in her status, or past her hour, she is late; null when nobody is. */
  lateAfter: number | null
  /** What is likely for her; left out where it isn't known or isn't shown. */
  forecast?: VisitForecast | undefined
  onOpen: (reservationId: string) => void
}
