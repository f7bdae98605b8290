import type { Reservation, ScheduleDayView } from '@mikvah/contract/contract.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { textIn } from '@mikvah/rules/settings/text-in.ts'
import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { IconHourglass } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { HebrewDate } from '../../../night/HebrewDate.tsx'
import { hebrewDateOfVisit } from '../../../night/hebrew-date.ts'
import { isHourToCome } from '../../../night/hour-to-come.ts'
import { classes } from '../../../parts/classes.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { CivilDate } from '../../../parts/times/CivilDate.tsx'
import { Countdown } from '../../../parts/times/Countdown.tsx'
import { Time } from '../../../parts/times/Time.tsx'
import { heldUntilOf } from '../../../paying/hold-of.ts'
import { serverNow } from '../../../talk/clock.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from './VisitTicket.module.css'
import { extrasOf, minutesOf, roomKeyOf } from './visit-words.ts'

type Props = {
  visit: Reservation
  night: ScheduleDayView | null
  settings: SettingValues
  /** Whether the ticket is smaller on a phone, to leave room for the card and the button while she pays. */
  compact?: boolean
  /** Called when her hold has run out. */
  onHoldEnd: () => void
}

/** The ticket of a visit, with its time as the largest thing on the page. */
export function VisitTicket({ visit, night, settings, compact, onHoldEnd }: Props) {
  const { t, language } = useWords('pay')
  const isHers = visit.reservationStatus === 'Reserved'
  const heldUntil = heldUntilOf(visit)
  const hebrew = night ? hebrewDateOfVisit(visit, night, { withYear: isHers }) : null
  const extras = extrasOf(visit).map((key) => t(key))
  const room = t(roomKeyOf(visit))
  const ownLabel = textIn(settings, 'privateRoomLabel', language) ?? t('payPrivateRoom')
  const wholeRoom = visit.privateRoom ? t('payPrivateWith', { private: ownLabel, room }) : room
  return (
    <section className={classes(styles.ticket, compact && styles.compact)}>
      <div className={styles.top}>
        <div className={styles.when}>
          <p className={styles.date}>
            <CivilDate date={visit.reservationDate} />
            {hebrew ? (
              <span className={styles.hebrew}>
                <HebrewDate {...hebrew} />
              </span>
            ) : null}
          </p>
          {isHourToCome(visit) ? (
            <p className={styles.hourToCome}>{t('hourToCome')}</p>
          ) : (
            <p className={styles.time}>
              <Time at={visit.reservationTime} />
            </p>
          )}
        </div>
        {isHers ? (
          <span className={styles.arch} aria-hidden>
            <span className="num">{Number(visit.reservationDate.slice(8))}</span>
          </span>
        ) : null}
        {heldUntil ? (
          <span className={styles.held} title={t('payHeldHint')}>
            <Icon of={IconHourglass} size="1.1em" />
            {t('payHeld')}{' '}
            <Countdown
              until={heldUntil}
              now={serverNow}
              onEnd={onHoldEnd}
              most={heldUntil - Date.parse(visit.reservationCreated)}
            />
          </span>
        ) : null}
      </div>
      {isHers ? (
        <p className={styles.code}>
          <span>{t('payCode')}</span>
          <span className="num code">{visit.reservationCode}</span>
        </p>
      ) : null}
      <dl className={styles.facts}>
        <Fact name={t('payRoom')}>
          {t('payRoomMinutes', { room: wholeRoom, minutes: minutesOf(visit) })}
        </Fact>
        {extras.length > 0 ? <Fact name={t('payExtras')}>{extras.join(', ')}</Fact> : null}
        <Fact name={t('payWhere')}>
          <bdi>{nameIn(language, visit.location.name, visit.location.nameHe)}</bdi>
        </Fact>
      </dl>
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)
