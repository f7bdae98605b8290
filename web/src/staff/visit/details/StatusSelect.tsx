import type { Reservation } from '@mikvah/contract/contract.ts'
import { mayBeSetAtDesk } from '@mikvah/rules/visit/desk-actions.ts'
import { flowOf } from '@mikvah/rules/visit/flow.ts'
import { deskStatuses } from '@mikvah/rules/visit/moves.ts'
import { skipped } from '@mikvah/rules/visit/next-step.ts'
import { StatusTag } from '../../../night/StatusTag.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useStaffSettings } from '../../facts/use-staff-settings.ts'
import { Minutes } from '../../parts/Minutes.tsx'
import { PickBox } from '../../parts/PickBox.tsx'
import styles from './StatusSelect.module.css'

type Status = Reservation['reservationStatus']
type Props = { visit: Reservation; busy: boolean; onStatus: (status: Status) => void }

/** The status and how long she has had it; while she has a room, until she is done, it can be set here by hand. */
export function StatusSelect({ visit, busy, onStatus }: Props) {
  const { t } = useWords('desk')
  const { reservationStatus, statusSince, room } = visit
  const flow = flowOf(useStaffSettings() ?? {})
  /** What she leaves out by a later status. */
  const noteOf = (to: Status) => {
    const left = skipped(reservationStatus, to, flow).map((stage) => t(`status${stage}`))
    return left.length > 0 ? t('deskSkips', { stages: left.join(', ') }) : null
  }
  return (
    <div className={styles.status}>
      <span id="details-status" className={styles.name}>
        {t('deskStatus')}
        {statusSince ? (
          <>
            {' · '}
            <Minutes since={statusSince} />
          </>
        ) : null}
      </span>
      {mayBeSetAtDesk(reservationStatus, room !== null) ? (
        <PickBox
          labelledBy="details-status"
          shown={<StatusTag visit={reservationStatus} />}
          value={deskStatuses.find((status) => status === reservationStatus) ?? null}
          options={deskStatuses.map((value) => ({
            value,
            label: <StatusTag visit={value} />,
            note: noteOf(value),
          }))}
          busy={busy}
          onPick={onStatus}
        />
      ) : (
        <StatusTag visit={reservationStatus} />
      )}
    </div>
  )
}
