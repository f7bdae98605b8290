import type { Reservation } from '@mikvah/contract/contract.ts'
import type { Tender } from '@mikvah/rules/payments/methods.ts'
import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { Alert } from '../../parts/Alert.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { HeldNotice } from '../facts/Held.tsx'
import { DeskPage } from '../shell/DeskPage.tsx'
import { SwipeModal } from '../visit/SwipeModal.tsx'
import { CheckedIn } from './CheckedIn.tsx'
import { CheckInForm } from './CheckInForm.tsx'
import { CheckInHead } from './CheckInHead.tsx'
import styles from './CheckInScreen.module.css'
import { useCheckIn } from './use-check-in.ts'

/**
 * The router state with which the booking of a walk-in leads to the check-in: what is left to do, and the way of
 * paying; or that she is checked in already.
 */
export type FromBooking = {
  left?: 'checkInNotPaid' | 'checkInNotIn'
  method?: Tender
  /** Whether the booking has checked her in. */
  isIn?: boolean
}

/**
 * The check-in of a visit: who she is, and the form with her language, her cubicle and a note beside the till; the till
 * alone while the visit waits to be paid, and how she stands once she is checked in (requirements S2).
 */
export function CheckInScreen() {
  const { id = '' } = useParams()
  return <CheckIn key={id} id={id} />
}

function CheckIn({ id }: { id: string }) {
  const { t } = useWords('check-in')
  const asked = useLiveQuery('reservation', { params: { id } })
  const { data: visit, error, refetch } = asked
  const checkIn = useCheckIn()
  const arrived = useLocation().state as FromBooking | null
  const { forget } = checkIn
  const [wasBookedIn, setBookedIn] = useState(arrived?.isIn === true)
  const [wasHeld, setHeld] = useState(false)
  const status = visit?.reservationStatus
  if (status === 'Pending' && !wasHeld) setHeld(true)
  // When the check-in is canceled on another screen, the form begins anew on this one.
  useEffect(() => {
    if (status !== 'Reserved') return
    forget()
    setBookedIn(false)
  }, [status, forget])
  return (
    <DeskPage title={t('checkInTitle')}>
      {visit ? (
        <div className={styles.screen}>
          <CheckInHead visit={visit} />
          <SwipeModal swipe={checkIn.swipe} />
          <HeldNotice visit={visit} />
          <Stage
            visit={visit}
            checkIn={checkIn}
            arrived={arrived}
            wasBookedIn={wasBookedIn}
            wasHeld={wasHeld}
            onChanged={refetch}
          />
        </div>
      ) : (
        <>
          <ErrorAlert failure={error} onTryAgain={() => refetch()} />
          {error ? null : <Skeleton lines={8} />}
        </>
      )}
    </DeskPage>
  )
}

type StageProps = {
  visit: Reservation
  checkIn: ReturnType<typeof useCheckIn>
  arrived: FromBooking | null
  wasBookedIn: boolean
  /** Whether her visit waited to be paid while this page was open. */
  wasHeld: boolean
  onChanged: () => void
}

/**
 * What the page offers: the form of the check-in; the till alone while her visit waits to be paid; or how she stands
 * since she is checked in.
 */
function Stage({ visit, checkIn, arrived, wasBookedIn, wasHeld, onChanged }: StageProps) {
  const { t } = useWords('check-in')
  const standing = (
    <CheckedIn
      visit={visit}
      said={checkIn.said || wasBookedIn}
      cubicleRefused={checkIn.cubicleError}
    />
  )
  const status = visit.reservationStatus
  const isOpen = isIn('awaitsCheckIn', status)
  // A payment may still be on its way as the hold ends, so the till stays to tell how it went.
  const hasTill = isOpen || status === 'Pending' || (status === 'Canceled' && wasHeld)
  if (!hasTill) return standing
  return (
    <>
      {status === 'Canceled' ? standing : null}
      {isOpen && arrived?.left ? <Alert kind="warning" title={t(arrived.left)} /> : null}
      <CheckInForm
        visit={visit}
        checkIn={checkIn}
        isOpen={isOpen}
        method={arrived?.method}
        onChanged={onChanged}
      />
    </>
  )
}
