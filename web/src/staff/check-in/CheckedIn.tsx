import type { Reservation } from '@mikvah/contract/contract.ts'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { PrintReceipt } from '../this-desk/PrintReceipt.tsx'
import { useFresh } from '../visit/use-fresh.ts'
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
  const cancel = useTell('changeReservationStatus')
  const fresh = useFresh()
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
  const takeBack = async () => {
    try {
      const { result } = await cancel.mutateAsync({
        params: { id: visit.reservationId },
        body: { status: 'Reserved', expectedStatus: 'Waiting' },
      })
      fresh.tellAll(result)
    } catch (failure) {
      fresh.tellRefused(failure)
    }
  }
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
        <ErrorAlert failure={cancel.error} />
        <div className={styles.ways}>
          <LinkButton kind="solid" to="/receptionist">
            {t('checkInToBoard')}
          </LinkButton>
          <PrintReceipt reservationId={visit.reservationId} />
          <Button onClick={takeBack} busy={cancel.isPending}>
            {t('checkInCancel')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
