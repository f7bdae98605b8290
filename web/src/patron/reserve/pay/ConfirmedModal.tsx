import type { Reservation } from '@mikvah/contract/contract.ts'
import { useEffect } from 'react'
import { CivilDate } from '../../../parts/CivilDate.tsx'
import { Modal } from '../../../parts/Modal.tsx'
import { Time } from '../../../parts/Time.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './ConfirmedModal.module.css'

/** Three seconds (spec, patron 9). */
const shownFor = 3_000

type Props = { visit: Reservation; open: boolean; onClose: () => void }

/** Shows the visit once more after it became Reserved, and goes by itself. */
export function ConfirmedModal({ visit, open, onClose }: Props) {
  const { t } = useWords('pay')
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(onClose, shownFor)
    return () => clearTimeout(timer)
  }, [open, onClose])
  return (
    <Modal open={open} onClose={onClose} title={t('payConfirmedTitle')}>
      <div className={styles.confirmed}>
        <p>
          <CivilDate date={visit.reservationDate} />
        </p>
        <p className={styles.time}>
          <Time at={visit.reservationTime} />
        </p>
        <p>
          {t('payConfirmedCode')} <span className="num code">{visit.reservationCode}</span>
        </p>
      </div>
    </Modal>
  )
}
