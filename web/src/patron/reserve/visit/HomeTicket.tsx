import type { Reservation } from '@mikvah/contract/contract.ts'
import { Link } from 'react-router'
import { useSchedule } from '../../../facts/use-schedule.ts'
import { HebrewDate } from '../../../night/HebrewDate.tsx'
import { hebrewDateOfVisit } from '../../../night/hebrew-date.ts'
import { isHourToCome } from '../../../night/hour-to-come.ts'
import { CivilDate } from '../../../parts/times/CivilDate.tsx'
import { Time } from '../../../parts/times/Time.tsx'
import { useNow } from '../../../talk/use-now.ts'
import { useWords } from '../../../words/use-words.ts'
import { garageNow } from '../../garage/garage-now.ts'
import { opensByPhone } from '../../garage/opens-by-phone.ts'
import { byHerTap } from '../steps/steps.ts'
import styles from './HomeTicket.module.css'
import { useVisitFacts } from './use-visit-facts.ts'
import { roomKeyOf } from './visit-words.ts'

type Props = { visit: Reservation }

/** Her coming visit on the home page: when, what, and her code. */
export function HomeTicket({ visit }: Props) {
  const { t } = useWords('pay')
  const night = useSchedule().data?.find(({ date }) => date === visit.reservationDate)
  const hebrew = night ? hebrewDateOfVisit(visit, night) : null
  return (
    <section className={styles.ticket} aria-label={t('payTitle')}>
      <p className={styles.date}>
        <CivilDate date={visit.reservationDate} />
        {hebrew ? (
          <>
            {' · '}
            <HebrewDate {...hebrew} />
          </>
        ) : null}
      </p>
      <div className={styles.row}>
        {isHourToCome(visit) ? (
          <p className={styles.hourToCome}>{t('hourToCome')}</p>
        ) : (
          <p className={styles.time}>
            <Time at={visit.reservationTime} />
          </p>
        )}
        <p className={styles.facts}>
          <span>{t(roomKeyOf(visit))}</span>
          <span className={styles.code}>
            {t('payCode')} <span className="num code">{visit.reservationCode}</span>
          </span>
        </p>
      </div>
    </section>
  )
}

/** A link to the garage while it can be opened, by the garage's own rule. */
export function GarageWay({ visit }: Props) {
  const { t } = useWords('garage')
  const facts = useVisitFacts(visit)
  const now = useNow()
  if (isHourToCome(visit) || !facts?.night || !opensByPhone(visit, facts.settings)) return null
  if (garageNow(visit, facts.night, facts.settings, now).closed) return null
  return (
    <Link to="/reserve?garage" state={byHerTap} className={styles.garage}>
      {t('garageOpen')}
    </Link>
  )
}
