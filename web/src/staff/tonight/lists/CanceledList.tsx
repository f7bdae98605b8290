import type { VisitSeen } from '../../../live/live-event.ts'
import { Time } from '../../../parts/times/Time.tsx'
import { FoldedList } from './FoldedList.tsx'
import rowStyles from './Row.module.css'

type Props = {
  canceled: readonly VisitSeen[]
  isDim: ((visit: VisitSeen) => boolean) | null
  onOpen: (reservationId: string) => void
}

/** Visits of tonight that are canceled, by their hour, in a folded list; the details of one say what is refunded. */
export const CanceledList = ({ canceled, isDim, onOpen }: Props) => (
  <FoldedList kind="canceled" name="deskCanceled" visits={canceled} isDim={isDim}>
    {({ reservationId, reservationCode, reservationTime }, dim) => (
      <li key={reservationId} className={rowStyles.row} data-dim={dim || undefined}>
        <button type="button" className={rowStyles.open} onClick={() => onOpen(reservationId)}>
          <span className={rowStyles.time}>
            {reservationTime ? <Time at={reservationTime} /> : null}
          </span>
          <span className={`num code ${rowStyles.code}`}>{reservationCode}</span>
        </button>
      </li>
    )}
  </FoldedList>
)
