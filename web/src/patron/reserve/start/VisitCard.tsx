import type { Reservation } from '@mikvah/contract/contract.ts'
import { use } from 'react'
import { isHourToCome } from '../../../night/hour-to-come.ts'
import { StatusTag } from '../../../night/StatusTag.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Currency } from '../../../parts/Money.tsx'
import { moneyText } from '../../../parts/money.ts'
import { CivilDate } from '../../../parts/times/CivilDate.tsx'
import { Countdown } from '../../../parts/times/Countdown.tsx'
import { eveningText, weekdayText } from '../../../parts/times/evening-text.ts'
import { Time } from '../../../parts/times/Time.tsx'
import { timeText } from '../../../parts/times/time-text.ts'
import { heldUntilOf } from '../../../paying/hold-of.ts'
import { serverNow } from '../../../talk/clock.ts'
import { useWords } from '../../../words/use-words.ts'
import { useReserveStep } from '../steps/steps.ts'
import { cardOf } from './card-of.ts'
import styles from './VisitCard.module.css'

type Props = {
  visit: Reservation
  today: string
  /** The visit that this one is to replace, if this is the draft of an edit. */
  replaces?: Reservation
}

/** The card of one of her visits, with what she may do with it. */
export function VisitCard({ visit, today, replaces }: Props) {
  const { t, language } = useWords('reserve')
  const { go } = useReserveStep()
  const currency = use(Currency)
  const card = cardOf(visit, today, replaces !== undefined)
  const night = eveningText(visit.reservationDate, language, t)
  const heldUntil = heldUntilOf(visit)
  const room = t(`reserveRoom.${visit.kallah ? 'kallah' : visit.roomType}`)
  return (
    <li className={styles.visit}>
      <div className={styles.head}>
        <h3>
          <CivilDate date={visit.reservationDate} />
        </h3>
        <StatusTag visit={visit.reservationStatus} />
      </div>
      <p className={styles.time}>
        {isHourToCome(visit) ? (
          <span className={styles.hourToCome}>{t('hourToCome')}</span>
        ) : (
          <Time at={visit.reservationTime} />
        )}
        <span className={styles.room}>{room}</span>
      </p>
      {replaces ? (
        <p className="small">
          {t('reserveDraftOf', {
            day: weekdayText(replaces.reservationDate, language, t),
            time: timeText(replaces.reservationTime, language, t),
          })}
        </p>
      ) : null}
      {heldUntil ? (
        <p className="small">
          {t('reserveHeld')} <Countdown until={heldUntil} now={serverNow} />
        </p>
      ) : null}
      {card.owes ? (
        <p className="small muted">
          {t('reserveOwed', { amount: moneyText(visit.balance, currency) })}
        </p>
      ) : null}
      <div className={styles.ways}>
        {card.ways.map(({ words, to, quiet }) => (
          <Button
            key={words}
            kind={quiet ? 'quiet' : undefined}
            aria-label={t('reserveOfNight', { action: t(words), night })}
            onClick={() => go(to.step, to.patch)}
          >
            {t(words)}
          </Button>
        ))}
      </div>
    </li>
  )
}
