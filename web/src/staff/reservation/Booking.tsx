import type { ReactNode } from 'react'
import { Alert } from '../../parts/Alert.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { useWords } from '../../words/use-words.ts'
import { Till } from '../till/Till.tsx'
import { Extras } from './Extras.tsx'
import { Kinds } from './Kinds.tsx'
import { Overrides } from './Overrides.tsx'
import { Price } from './Price.tsx'
import styles from './ReservationScreen.module.css'
import { Times } from './Times.tsx'
import { type Given, useBooking } from './use-booking.ts'
import { timesOf } from './wish.ts'

type Props = Given & { who: ReactNode; onPaid: () => void }

/** What the desk wishes for her and what it costs; afterwards what she pays. */
export function Booking({ who, onPaid, ...given }: Props) {
  const { t } = useWords('desk-reservation')
  const { visit } = given
  const { wish, change, slots, today, mayChange, isChanged, ...booking } = useBooking(given)
  return (
    <div className={styles.columns}>
      <div className={styles.who}>{who}</div>
      <fieldset className={styles.what} disabled={!mayChange}>
        <legend className="sr-only">{t('bookRoom')}</legend>
        {mayChange ? null : <Alert kind="info" title={t('bookNotNow')} />}
        <Kinds wish={wish} slots={slots.data ?? []} onChange={change} />
        <Times
          wish={wish}
          today={today ?? wish.date}
          offered={slots.data ? timesOf(slots.data, wish) : null}
          failure={slots.error}
          onChange={change}
        />
        <Extras wish={wish} onChange={change} />
        <Overrides wish={wish} isNew={visit === null} onChange={change} />
      </fieldset>
      <div className={styles.price}>
        {mayChange && isChanged ? (
          <Price
            body={booking.body}
            isEdit={visit !== null}
            busy={booking.busy}
            failure={booking.failure}
            onBook={booking.book}
          />
        ) : null}
        <p role="status" className={styles.said}>
          {isChanged ? null : booking.said}
        </p>
        {visit ? (
          <>
            <Till visit={visit} onChanged={onPaid} />
            {visit.reservationStatus === 'Reserved' && visit.reservationDate === today ? (
              <LinkButton to={`/receptionist/checkin/${visit.reservationId}`}>
                {t('bookToCheckIn')}
              </LinkButton>
            ) : null}
          </>
        ) : null}
      </div>
    </div>
  )
}
