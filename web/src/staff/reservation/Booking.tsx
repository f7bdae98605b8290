import type { Reservation } from '@mikvah/contract/contract.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '../../parts/Alert.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { useWords } from '../../words/use-words.ts'
import { HeldNotice } from '../facts/Held.tsx'
import { Till } from '../till/Till.tsx'
import { SwipeModal } from '../visit/SwipeModal.tsx'
import { Extras } from './Extras.tsx'
import { Kinds } from './Kinds.tsx'
import { Overrides } from './Overrides.tsx'
import { Price } from './Price.tsx'
import styles from './ReservationScreen.module.css'
import { Times } from './Times.tsx'
import { type BookingAtDesk, useBooking } from './use-booking.ts'
import { usePrices } from './use-prices.ts'
import { rightNow, timesOf } from './wish.ts'

type Props = BookingAtDesk & { who: ReactNode; onPaid: () => void }

/** What the desk chooses for the patron and what it costs; afterwards, how she pays. */
export function Booking({ who, onPaid, ...given }: Props) {
  const { t } = useWords('desk-reservation')
  const { visit, userId } = given
  const { wish, change, slots, today, mayChange, isChanged, ...booking } = useBooking(given)
  const { ofKind, ofExtra } = usePrices(wish, userId)
  const isHeld = visit?.reservationStatus === 'Pending'
  const what = useRef<HTMLFieldSetElement>(null)
  const isChosen = visit === null && userId !== null
  // Once it is known who she is, the focus goes to the next question, unless one of them is being answered.
  useEffect(() => {
    if (isChosen && !what.current?.contains(document.activeElement))
      what.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true })
  }, [isChosen])
  return (
    <div className={styles.columns}>
      <div className={styles.who}>{who}</div>
      <fieldset className={styles.what} disabled={!mayChange} ref={what}>
        <legend className="sr-only">{t('bookRoom')}</legend>
        {mayChange ? null : (
          <Alert kind="info" title={t(isHeld ? 'bookNotBeforePaid' : 'bookNotNow')} />
        )}
        <Kinds wish={wish} slots={slots.data ?? []} priceOf={ofKind} onChange={change} />
        <Times
          wish={booking.isNow ? { ...wish, time: rightNow } : wish}
          today={today ?? wish.date}
          offered={slots.data ? timesOf(slots.data, wish) : null}
          now={booking.now}
          failure={slots.error}
          onChange={change}
        />
        <Extras wish={wish} priceOf={ofExtra} onChange={change} />
        <Overrides wish={wish} mayBeHere={booking.mayBeHere} onChange={change} />
      </fieldset>
      <div className={styles.price}>
        {mayChange && isChanged ? (
          <Price
            body={booking.body}
            isEdit={visit !== null}
            paid={visit ? paidOf(visit) : 0}
            isHere={booking.isHere}
            busy={booking.busy}
            failure={booking.failure}
            onBook={booking.book}
          />
        ) : null}
        <SwipeModal swipe={booking.swipe} />
        <p role="status" className={styles.said}>
          {isChanged ? null : booking.said}
        </p>
        {visit ? (
          <Standing visit={visit} isTonight={visit.reservationDate === today} onPaid={onPaid} />
        ) : null}
      </div>
    </div>
  )
}

type StandingProps = { visit: Reservation; isTonight: boolean; onPaid: () => void }

/** Of a visit that is booked or held: what is owed and the ways to pay it, and the way on to her check-in. */
function Standing({ visit, isTonight, onPaid }: StandingProps) {
  const { t } = useWords('desk-reservation')
  return (
    <>
      <HeldNotice visit={visit} />
      <Till visit={visit} onChanged={onPaid} />
      {visit.reservationStatus === 'Reserved' && isTonight ? (
        <LinkButton to={`/receptionist/checkin/${visit.reservationId}`}>
          {t('bookToCheckIn')}
        </LinkButton>
      ) : null}
    </>
  )
}

/** What was paid and not given back, with fees already taken off it. */
const paidOf = ({ quoteLines, balance }: Reservation): number =>
  quoteLines.reduce((sum, { amount }) => sum + amount, 0) - balance
