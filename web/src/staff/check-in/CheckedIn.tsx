import type { Reservation } from '@mikvah/contract/contract.ts'
import { IconDoor } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { Money } from '../../parts/Money.tsx'
import { readWhatCame } from '../../parts/read-first.ts'
import { useWords } from '../../words/use-words.ts'
import { NoPrinter } from '../this-desk/NoPrinter.tsx'
import { PrintReceipt } from '../this-desk/PrintReceipt.tsx'
import { PlaceQuestions } from '../visit/PlaceQuestions.tsx'
import { PlaceModal } from '../visit/room/PlaceModal.tsx'
import { SwipeModal } from '../visit/SwipeModal.tsx'
import { UndoMove } from '../visit/undo/UndoMove.tsx'
import { useMoveVisit } from '../visit/use-move-visit.ts'
import { usePlace } from '../visit/use-place.ts'
import styles from './CheckInScreen.module.css'

type Props = {
  visit: Reservation
  /** Whether this screen, or the booking that led to it, has checked her in just now. */
  said: boolean
  cubicleRefused: unknown
}

/**
 * Shown once she is checked in: while she waits, the code that will be called and what can be done next; after that,
 * which room or status she has.
 */
export function CheckedIn({ visit, said, cubicleRefused }: Props) {
  const { t } = useWords('check-in')
  const { t: desk } = useWords('desk')
  const move = useMoveVisit(visit)
  const [isPlacing, setPlacing] = useState(false)
  const news = useRef<HTMLDivElement>(null)
  // Her code is read out once she is checked in: the button that did it has gone, or stood on the page before.
  useEffect(() => {
    if (said && news.current) readWhatCame(news.current)
  }, [said])
  const placing = usePlace(() => setPlacing(false))
  if (visit.reservationStatus === 'Assigned' && visit.room)
    return (
      <Card>
        <div className={styles.done}>
          <div role="status">
            <h2>{t('checkInPlaced', { code: visit.reservationCode, room: visit.room.number })}</h2>
          </div>
          <ErrorAlert failure={move.error} />
          <div className={styles.ways}>
            <LinkButton kind="solid" to="/receptionist">
              {t('checkInToBoard')}
            </LinkButton>
            <UndoMove visit={visit} move={move} onDone={() => undefined} />
          </div>
        </div>
        <SwipeModal swipe={move.swipe} />
      </Card>
    )
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
      <div className={styles.done}>
        <div className={styles.done} role={said ? 'status' : undefined} ref={news}>
          <h2>{t('checkInDone')}</h2>
          <p className={styles.arch}>
            <span>{t('checkInWaitingCode')}</span>
            <span className="num">{visit.waitingCode}</span>
            {visit.cubicle ? (
              <span>{t('checkInHerCubicle', { name: visit.cubicle.name })}</span>
            ) : null}
          </p>
        </div>
        <ErrorAlert failure={cubicleRefused} />
        <ErrorAlert failure={move.error} />
        {visit.balance > 0 ? (
          <p className={styles.owes}>
            {t('checkInOwes')} <Money amount={visit.balance} />{' '}
            <Link to={`/receptionist/reservation/${visit.reservationId}/pay`}>
              {t('checkInPay')}
            </Link>
          </p>
        ) : null}
        <div className={styles.ways}>
          <LinkButton kind="solid" to="/receptionist">
            {t('checkInToBoard')}
          </LinkButton>
          <Button icon={IconDoor} onClick={() => setPlacing(true)}>
            {desk('deskPlace')}
          </Button>
          <PrintReceipt reservationId={visit.reservationId} />
          <Button onClick={() => move.moveTo('Reserved')} busy={move.isPending}>
            {t('checkInCancel')}
          </Button>
        </div>
        <NoPrinter />
        <SwipeModal swipe={move.swipe} />
        <PlaceModal
          open={isPlacing}
          visit={visit}
          placing={placing}
          onClose={() => setPlacing(false)}
        />
        <PlaceQuestions placing={placing} />
      </div>
    </Card>
  )
}
