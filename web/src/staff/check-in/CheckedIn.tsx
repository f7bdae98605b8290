import type { Reservation } from '@mikvah/contract/contract.ts'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { useWords } from '../../words/use-words.ts'
import { PrintReceipt } from '../this-desk/PrintReceipt.tsx'
import { SwipeModal } from '../visit/SwipeModal.tsx'
import { useMoveVisit } from '../visit/use-move-visit.ts'
import styles from './CheckInScreen.module.css'

type Props = {
  visit: Reservation
  /** Checked in by this screen, just now. */
  said: boolean
  cubicleRefused: unknown
}

/** She waits: the code that will be called, and what may come next. */
export function CheckedIn({ visit, said, cubicleRefused }: Props) {
  const { t } = useWords('check-in')
  const move = useMoveVisit(visit)
  if (visit.reservationStatus !== 'Waiting')
    return (
      <Alert
        kind="info"
        title={t('checkInAlready')}
        action={<LinkButton to="/receptionist">{t('checkInToBoard')}</LinkButton>}
      >
        {t(`status${visit.reservationStatus}`)}
      </Alert>
    )
  return (
    <Card>
      <div className={styles.done} role={said ? 'status' : undefined}>
        <h2>{t('checkInDone')}</h2>
        <p className={styles.arch}>
          <span>{t('checkInWaitingCode')}</span>
          <span className="num">{visit.waitingCode}</span>
          {visit.cubicle ? (
            <span>{t('checkInHerCubicle', { name: visit.cubicle.name })}</span>
          ) : null}
        </p>
        <ErrorAlert failure={cubicleRefused} />
        <ErrorAlert failure={move.error} />
        <div className={styles.ways}>
          <LinkButton kind="solid" to="/receptionist">
            {t('checkInToBoard')}
          </LinkButton>
          <PrintReceipt reservationId={visit.reservationId} />
          <Button onClick={() => move.moveTo('Reserved')} busy={move.isPending}>
            {t('checkInCancel')}
          </Button>
        </div>
        <SwipeModal swipe={move.swipe} />
      </div>
    </Card>
  )
}
