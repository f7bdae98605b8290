import type { VisitSeen } from '../../live/told.ts'

export type RowProps = {
  visit: VisitSeen
  dim: boolean
  onOpen: (reservationId: string) => void
}
