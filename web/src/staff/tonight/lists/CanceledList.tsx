import type { VisitSeen } from '../../../live/live-event.ts'
import { VisitHour } from '../../../night/VisitHour.tsx'
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
    {(visit, dim) => (
      <li key={visit.reservationId} className={rowStyles.row} data-dim={dim || undefined}>
        <button
          type="button"
          className={rowStyles.open}
          onClick={() => onOpen(visit.reservationId)}
        >
          <span className={rowStyles.time}>
            <VisitHour visit={visit} />
          </span>
          <span className={`num code ${rowStyles.code}`}>{visit.reservationCode}</span>
        </button>
      </li>
    )}
  </FoldedList>
)
