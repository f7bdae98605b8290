import type { VisitSeen } from '../../../live/live-event.ts'
import type { VisitForecast } from '../../facts/forecast.ts'

export type RowProps = {
  visit: VisitSeen
  dim: boolean
  /** After how many minutes in her status, or past her hour, she is late; null when there is no limit. */
  lateAfter: number | null
  /** The forecast of her visit; left out where there is none or it isn't shown. */
  forecast?: VisitForecast | undefined
  onOpen: (reservationId: string) => void
}
