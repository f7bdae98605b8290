import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { Alert } from '../../parts/Alert.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { DeskPage } from '../shell/DeskPage.tsx'
import type { TillMethod } from '../till/till-form.ts'
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
  method?: TillMethod
  /** Whether the booking has checked her in. */
  isIn?: boolean
}

/**
 * The check-in: who she is, what she owes, her cubicle, the printer and her language; afterwards she waits
 * (requirements S2).
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
  const status = visit?.reservationStatus
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
          {status === 'Reserved' || status === 'Arrived' ? (
            <>
              {arrived?.left ? <Alert kind="warning" title={t(arrived.left)} /> : null}
              <CheckInForm
                visit={visit}
                checkIn={checkIn}
                method={arrived?.method}
                onChanged={() => refetch()}
              />
            </>
          ) : (
            <CheckedIn
              visit={visit}
              said={checkIn.said || wasBookedIn}
              cubicleRefused={checkIn.cubicleError}
            />
          )}
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
