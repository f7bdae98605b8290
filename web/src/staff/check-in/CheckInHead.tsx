import type { Reservation } from '@mikvah/contract/contract.ts'
import { arrivedOnTime } from '@mikvah/rules/visit/arrived-on-time.ts'
import { IconSparkles } from '@tabler/icons-react'
import { usePhoneText } from '../../facts/use-phone-text.ts'
import { useSettings } from '../../facts/use-settings.ts'
import { isHourToCome } from '../../night/hour-to-come.ts'
import { VisitHour } from '../../night/VisitHour.tsx'
import { Fact } from '../../parts/Fact.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { eveningText } from '../../parts/times/evening-text.ts'
import { useWords } from '../../words/use-words.ts'
import { useBusinessDay } from '../facts/use-night.ts'
import { PoolFacts } from '../parts/PoolFacts.tsx'
import { useTicked } from '../parts/ticks.ts'
import styles from './CheckInHead.module.css'

type Props = {
  visit: Reservation
  /** Whether it is shown how early or late she is; it is meant for somebody who is standing at the desk. */
  coming?: boolean
}

/**
 * The head of the check-in: whose visit it is, its hour, her code, what she reserved, whether she is a member, and for
 * somebody at the desk (`coming`) how early or late she is for her hour.
 */
export function CheckInHead({ visit, coming = true }: Props) {
  const { t } = useWords('check-in')
  const phoneText = usePhoneText()
  const { user } = visit
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  return (
    <section className={styles.head} aria-label={visit.reservationCode}>
      <p className={styles.arch}>
        <span>
          {t(visit.reservationStatus === 'Pending' ? 'statusPending' : 'checkInReserved')}
        </span>
        <VisitHour visit={visit} />
      </p>
      <div className={styles.who}>
        <p className={styles.code}>
          <span className="num">{visit.reservationCode}</span>
          {visit.firstTime ? (
            <Tag kind="new" icon={IconSparkles}>
              {t('checkInFirstVisit')}
            </Tag>
          ) : null}
        </p>
        <PoolFacts>
          <Fact name={t('checkInRoom')}>{t(`historyType.${visit.roomType}`)}</Fact>
          {name ? (
            <Fact name={t('checkInName')}>
              <bdi>{name}</bdi>
            </Fact>
          ) : null}
          {user?.userName ? (
            <Fact name={t('checkInPhone')}>
              <span className="num">{phoneText(user.userName)}</span>
            </Fact>
          ) : null}
          <Fact name={t('checkInMember')}>{t(visit.member ? 'checkInYes' : 'checkInNo')}</Fact>
        </PoolFacts>
      </div>
      {isHourToCome(visit) || !coming ? null : <ForHerHour visit={visit} />}
    </section>
  )
}

/** How early or late she is for her hour; of another night than this one, which it is. */
function ForHerHour({ visit }: Pick<Props, 'visit'>) {
  const { t, language } = useWords('check-in')
  const tonight = useBusinessDay()
  const { reservationDate: night, reservationTime, timeArrived } = visit
  if (timeArrived || night === tonight) return <Punctual at={reservationTime} came={timeArrived} />
  return (
    <p className={styles.punctual} data-late>
      <span>{t('checkInNotTonight')}</span>
      <strong>{eveningText(night, language, t)}</strong>
    </p>
  )
}

/** From so many minutes on they are said in hours. */
const inHours = 120

function Punctual({ at, came }: { at: string; came: string | null }) {
  const { t } = useWords('check-in')
  const settings = useSettings()
  const startsAt = Date.parse(at)
  // The time is in whole minutes, so that the head renders again only when the minute changes.
  const away = useTicked((now) => Math.ceil((startsAt - (came ? Date.parse(came) : now)) / 60_000))
  const onTime = arrivedOnTime(startsAt, startsAt - away * 60_000, settings)
  const minutes = Math.abs(away)
  const early = away > 0
  const said = () => {
    if (minutes === 0) return t('checkInNow')
    if (minutes < inHours) return t(early ? 'checkInEarly' : 'checkInAfter', { count: minutes })
    const count = Math.floor(minutes / 60)
    return t(early ? 'checkInEarlyHours' : 'checkInAfterHours', { count })
  }
  return (
    <p className={styles.punctual} data-late={onTime ? undefined : true}>
      <span>{t(onTime ? 'checkInOnTime' : 'checkInLate')}</span>
      <strong>{said()}</strong>
    </p>
  )
}
