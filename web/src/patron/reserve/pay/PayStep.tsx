import type { Reservation } from '@mikvah/contract/contract.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Alert } from '../../../parts/Alert.tsx'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { type Giving, nothingGiven } from '../../../paying/giving.ts'
import { serverNow } from '../../../talk/clock.ts'
import { useTell } from '../../../talk/tell.ts'
import { useWords } from '../../../words/use-words.ts'
import { BookedView } from '../booked/BookedView.tsx'
import { finish } from '../steps/finished-ways.ts'
import screen from '../steps/Step.module.css'
import { StepHead } from '../steps/StepHead.tsx'
import { type GivingView, useReserveStep } from '../steps/steps.ts'
import { editOf } from '../steps/visits.ts'
import { useKeepVisit } from '../visit/use-keep-visit.ts'
import { useVisit } from '../visit/use-visit.ts'
import { useVisitFacts } from '../visit/use-visit-facts.ts'
import { VisitTicket } from '../visit/VisitTicket.tsx'
import { BalanceView } from './BalanceView.tsx'
import { ConfirmedModal } from './ConfirmedModal.tsx'
import { HoldEnded } from './HoldEnded.tsx'
import styles from './PayStep.module.css'
import { useOutcome } from './use-outcome.ts'
import { type PayView, payViewOf } from './view-of.ts'

/** Few give from a visit they have booked: what that takes comes with the tap that asks for it. */
const GivingStep = lazy(() =>
  import('../giving/GivingStep.tsx').then((file) => ({ default: file.GivingStep })),
)
const ShelfStep = lazy(() =>
  import('../giving/ShelfStep.tsx').then((file) => ({ default: file.ShelfStep })),
)

type News = 'booked' | 'not-taken' | 'donation' | 'tip' | null

/** What each view is headed by, where it isn't the visit itself. */
const heads: Partial<Record<PayView, WordKey>> = {
  donation: 'payAddGift',
  tip: 'payAddTip',
  merchandise: 'payAddShelf',
}

const tipAtFirst: Giving = { ...nothingGiven, tip: '5' }

/** Your Reservation (spec, patron 2 and 4): one visit, in the view that fits how it stands. */
export function PayStep() {
  const { t } = useWords('pay')
  const { present, wayId, go, goInstead, back, toStart } = useReserveStep()
  const asked = useVisit(present?.reservationId)
  const visit = asked.data
  const facts = useVisitFacts(visit)
  const keep = useKeepVisit()
  const change = useTell('changeReservationStatus', {
    onDone: ({ result }) => settled(result, visit),
  })
  const giving = present?.giving ?? null
  const [typed, setTyped] = useState<Partial<Record<PayView, Giving>>>({})
  const [news, setNews] = useState<News>(null)
  const [, setHoldEnded] = useState(false)
  const onHoldEnd = useCallback(() => setHoldEnded(true), [])
  const closeNews = useCallback(() => setNews(null), [])
  const standing = useRef(present)
  useEffect(() => {
    standing.current = present
  }, [present])

  /** Charged, or settled otherwise: the visit as it stands now, without a mode. */
  const settled = async (now: Reservation, was: Reservation | undefined) => {
    keep(now)
    setTyped({})
    const reservedNow = now.reservationStatus === 'Reserved' && was?.reservationStatus === 'Pending'
    setNews(reservedNow ? 'booked' : giving === 'merchandise' ? null : giving)
    if (reservedNow) finish(wayId)
    if (!present?.over)
      await goInstead('reserve-payment', { mode: undefined, heldUntil: undefined })
    else if (standing.current?.over) await back()
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
  const isBooked = visit.reservationStatus !== 'Pending'
  const ticket = <VisitTicket {...facts} visit={visit} onHoldEnd={onHoldEnd} />
  const choices = {
    giving: typed[view] ?? (view === 'tip' ? tipAtFirst : nothingGiven),
    onGiving: (next: Giving) => setTyped({ ...typed, [view]: next }),
  }

  const onCharged = async (end: 'paid' | 'pending') => {
    setNews(null)
    if (end === 'pending') outcome.watch(visit)
    const { data } = await asked.refetch()
    if (end === 'paid' && data) await settled(data, visit)
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
    if (isBooked) return present?.over ? back() : goInstead('reserve-payment', { mode: undefined })
    change.mutate(
      {
        params: { id: visit.reservationId },
        body: { status: 'Reserved', expectedStatus: 'Pending' },
      },
      { onError: () => asked.refetch() },
    )
  }
  const give = (what: GivingView) => {
    setNews(null)
    go('reserve-payment', { giving: what, over: true })
  }

  return (
    <Framed
      view={`${view} ${isBooked}`}
      title={heads[view]}
      done={isBooked && view !== 'balance' && view !== 'hold-ended'}
    >
      <div className={styles.news} aria-live="polite">
        {news === 'not-taken' ? <Alert kind="danger">{t('payNotTaken')}</Alert> : null}
        {(news === 'donation' || news === 'tip') && view === 'success' ? (
          <Alert kind="success">{t(news === 'tip' ? 'payThanks' : 'payThanksGift')}</Alert>
        ) : null}
        <ErrorAlert failure={change.error} />
      </div>
      <Suspense fallback={<Skeleton lines={6} />}>
        {view === 'hold-ended' ? (
          <HoldEnded onChoose={chooseAgain} />
        ) : view === 'balance' && present?.mode ? (
          <BalanceView
            key={visit.reservationId}
            {...choices}
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
            {...choices}
            visit={visit}
            kind={view}
            ticket={ticket}
            onCharged={onCharged}
            onFailed={onFailed}
            onBack={back}
          />
        ) : view === 'merchandise' ? (
          <ShelfStep
            visit={visit}
            ticket={ticket}
            onPay={() => goInstead('reserve-payment', { mode: 'pay', giving: undefined })}
            onBack={back}
          />
        ) : (
          <BookedView
            visit={visit}
            facts={facts}
            ticket={ticket}
            onPay={() => go('reserve-payment', { mode: 'pay', over: true })}
            onEdit={() =>
              go('reserve-date', { ...editOf(visit), reservationId: undefined, over: undefined })
            }
            onGive={give}
            onLeave={toStart}
          />
        )}
      </Suspense>
      <ConfirmedModal
        ticket={ticket}
        open={news === 'booked' && view === 'success'}
        onClose={closeNews}
      />
    </Framed>
  )
}

type FramedProps = { view?: string; title?: WordKey; done?: boolean; children: ReactNode }

/** The frame of the step: where she is on the way, and its name. */
function Framed({ view, title = 'payTitle', done, children }: FramedProps) {
  const { t } = useWords('pay')
  return (
    <div className={`wrap ${screen.step}`}>
      <StepHead step="reserve-payment" title={t(title)} view={view} done={done} />
      {children}
    </div>
  )
}
