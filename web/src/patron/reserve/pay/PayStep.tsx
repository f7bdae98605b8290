import type { Reservation } from '@mikvah/contract/contract.ts'
import { type ReactNode, useCallback, useState } from 'react'
import { Alert } from '../../../parts/Alert.tsx'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { serverNow } from '../../../talk/clock.ts'
import { useTell } from '../../../talk/tell.ts'
import { useWords } from '../../../words/use-words.ts'
import screen from '../ReserveScreen.module.css'
import { StepHead } from '../StepHead.tsx'
import { useReserveStep } from '../steps.ts'
import { editOf } from '../visits.ts'
import { BalanceView } from './BalanceView.tsx'
import { BookedView } from './BookedView.tsx'
import { ConfirmedModal } from './ConfirmedModal.tsx'
import { GivingStep } from './GivingStep.tsx'
import { HoldEnded } from './HoldEnded.tsx'
import styles from './PayStep.module.css'
import { ShelfStep } from './ShelfStep.tsx'
import { useKeepVisit } from './use-keep-visit.ts'
import { useOutcome } from './use-outcome.ts'
import { useVisit } from './use-visit.ts'
import { useVisitFacts } from './use-visit-facts.ts'
import { VisitTicket } from './VisitTicket.tsx'
import { type GivingView, payViewOf } from './view-of.ts'

type News = 'booked' | 'not-taken' | 'donation' | 'tip' | null

/** Your Reservation (spec, patron 2 and 4): one visit, in the view that fits how it stands. */
export function PayStep() {
  const { t } = useWords('pay')
  const { present, go, goInstead, toStart } = useReserveStep()
  const asked = useVisit(present?.reservationId)
  const visit = asked.data
  const facts = useVisitFacts(visit)
  const keep = useKeepVisit()
  const change = useTell('changeReservationStatus')
  const [giving, setGiving] = useState<GivingView | null>(null)
  const [news, setNews] = useState<News>(null)
  const [, setHoldEnded] = useState(false)
  const onHoldEnd = useCallback(() => setHoldEnded(true), [])
  const closeNews = useCallback(() => setNews(null), [])

  /** Charged, or settled otherwise: the visit as it stands now, without a mode. */
  const settled = (now: Reservation, was: Reservation | undefined) => {
    keep(now)
    setGiving(null)
    const reservedNow = now.reservationStatus === 'Reserved' && was?.reservationStatus === 'Pending'
    setNews(reservedNow ? 'booked' : giving === 'merchandise' ? null : giving)
    goInstead('reserve-payment', { mode: undefined, heldUntil: undefined })
  }

  const outcome = useOutcome(visit, (end, now) => {
    if (end === 'paid') settled(now, { ...now, reservationStatus: 'Pending' })
    else setNews('not-taken')
  })

  if (!visit || !facts)
    return (
      <Framed>
        {asked.error ? (
          <ErrorAlert failure={asked.error} onTryAgain={() => asked.refetch()} />
        ) : (
          <Skeleton lines={6} />
        )}
      </Framed>
    )

  const view = payViewOf({ visit: visit, mode: present?.mode, giving, now: serverNow() })
  const ticket = <VisitTicket {...facts} visit={visit} onHoldEnd={onHoldEnd} />

  const onCharged = async (end: 'paid' | 'pending') => {
    setNews(null)
    if (end === 'pending') outcome.watch(visit)
    const { data } = await asked.refetch()
    if (end === 'paid' && data) settled(data, visit)
  }
  const onFailed = () => {
    outcome.forget()
    asked.refetch()
  }
  const chooseAgain = () =>
    goInstead(present?.date ? 'reserve-options' : 'reserve-date', {
      reservationId: undefined,
      heldUntil: undefined,
    })
  const payLater = () => {
    if (visit.reservationStatus !== 'Pending')
      return goInstead('reserve-payment', { mode: undefined })
    change.mutate(
      {
        params: { id: visit.reservationId },
        body: { status: 'Reserved', expectedStatus: 'Pending' },
      },
      { onSuccess: ({ result }) => settled(result, visit), onError: () => asked.refetch() },
    )
  }

  return (
    <Framed>
      <div className={styles.news} aria-live="polite">
        {news === 'not-taken' ? <Alert kind="danger">{t('payNotTaken')}</Alert> : null}
        {(news === 'donation' || news === 'tip') && view === 'success' ? (
          <Alert kind="success">{t(news === 'tip' ? 'payThanks' : 'payThanksGift')}</Alert>
        ) : null}
        <ErrorAlert failure={change.error} />
      </div>
      {view === 'hold-ended' ? (
        <HoldEnded onChoose={chooseAgain} />
      ) : view === 'balance' && present?.mode ? (
        <BalanceView
          key={visit.reservationId}
          visit={visit}
          facts={facts}
          mode={present.mode}
          ticket={ticket}
          laterBusy={change.isPending}
          onCharged={onCharged}
          onFailed={onFailed}
          onPayLater={payLater}
        />
      ) : view === 'donation' || view === 'tip' ? (
        <GivingStep
          key={view}
          visit={visit}
          kind={view}
          ticket={ticket}
          onCharged={onCharged}
          onFailed={onFailed}
          onBack={() => setGiving(null)}
        />
      ) : view === 'merchandise' ? (
        <ShelfStep
          visit={visit}
          ticket={ticket}
          onPay={() => {
            setGiving(null)
            go('reserve-payment', { mode: 'pay' })
          }}
          onBack={() => setGiving(null)}
        />
      ) : (
        <BookedView
          visit={visit}
          facts={facts}
          ticket={ticket}
          onPay={() => go('reserve-payment', { mode: 'pay' })}
          onEdit={() => go('reserve-date', { ...editOf(visit), reservationId: undefined })}
          onGive={setGiving}
          onLeave={toStart}
        />
      )}
      <ConfirmedModal visit={visit} open={news === 'booked'} onClose={closeNews} />
    </Framed>
  )
}

/** The frame of the step: where she is on the way, and its name. */
function Framed({ children }: { children: ReactNode }) {
  const { t } = useWords('pay')
  return (
    <div className={`wrap ${screen.step}`}>
      <StepHead step="reserve-payment" title={t('payTitle')} />
      {children}
    </div>
  )
}
