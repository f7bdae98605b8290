import { IconX } from '@tabler/icons-react'
import { useLive } from '../../../live/use-live.ts'
import { useLiveQuery } from '../../../live/use-live-query.ts'
import { BackCloses } from '../../../parts/dialogs/BackCloses.tsx'
import { useDialog } from '../../../parts/dialogs/use-dialog.ts'
import { IconButton } from '../../../parts/IconButton.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { useWords } from '../../../words/use-words.ts'
import { Warning } from '../Warning.tsx'
import { DetailsBody } from './DetailsBody.tsx'
import styles from './DetailsModal.module.css'
import { Known } from './Known.tsx'

type Props = { reservationId: string | null; onClose: () => void }

/** Everything that the desk knows of one visit and can do with it. On a phone it fills the page. */
export function DetailsModal({ reservationId, onClose }: Props) {
  const { t } = useWords('desk')
  return (
    <dialog
      {...useDialog(reservationId !== null, onClose, reservationId)}
      className={styles.modal}
      aria-labelledby="details-title"
    >
      {reservationId === null ? null : (
        <div className={styles.stone}>
          <BackCloses onClose={onClose} />
          <div className={styles.close}>
            <IconButton icon={IconX} label={t('close')} onClick={onClose} />
          </div>
          <Loaded key={reservationId} id={reservationId} />
        </div>
      )}
    </dialog>
  )
}

function Loaded({ id }: { id: string }) {
  const { t } = useWords('desk')
  const { live } = useLive()
  const { data, error, refetch } = useLiveQuery('reservation', { params: { id } })
  if (data) return <DetailsBody visit={data} />
  return (
    <div className={styles.without}>
      <h2 id="details-title" tabIndex={-1} data-first className="sr-only">
        {t('deskDetails')}
      </h2>
      {error || !live ? <Known id={id} /> : null}
      {error ? <Warning failure={error} onTryAgain={refetch} /> : null}
      {error || !live ? null : <Skeleton lines={8} />}
    </div>
  )
}
