import type { Reservation } from '@mikvah/contract/contract.ts'
import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import { IconCrown, IconSparkles, IconWheelchair } from '@tabler/icons-react'
import { Link } from 'react-router'
import { usePhoneText } from '../../../facts/use-phone-text.ts'
import { useLiveQuery } from '../../../live/use-live-query.ts'
import { Fact } from '../../../parts/Fact.tsx'
import { Money } from '../../../parts/Money.tsx'
import { Tag } from '../../../parts/Tag.tsx'
import { useNameOf } from '../../../words/use-name-of.ts'
import { useWords } from '../../../words/use-words.ts'
import { useForecast } from '../../facts/forecast.ts'
import { useOwed } from '../../facts/Held.tsx'
import { Likely } from '../../facts/Likely.tsx'
import { useShownName } from '../use-shown-name.ts'
import styles from './DetailsHead.module.css'
import { StatusSelect } from './StatusSelect.tsx'
import { typeWords } from './type-words.ts'

type Props = {
  visit: Reservation
  /** Whether a change of status is under way. */
  busy: boolean
  onStatus: (status: Reservation['reservationStatus']) => void
}

/** The room, the code and the facts on a blue head, with the status beside them. */
export function DetailsHead({ visit, busy, onStatus }: Props) {
  const { t } = useWords('desk')
  const { room, waitingCode } = visit
  return (
    <header className={styles.head}>
      <div className={styles.arch}>
        <span>{t(room ? 'deskRoom' : 'deskCode')}</span>
        <b>{room?.number ?? waitingCode ?? '–'}</b>
      </div>
      <div>
        <div className={styles.title}>
          <h2 id="details-title" tabIndex={-1} data-first ref={readIfNothingIs}>
            <Link to={`/receptionist/user/${visit.userId}`} className={`num code ${styles.code}`}>
              {visit.reservationCode}
            </Link>
          </h2>
          {visit.firstTime ? (
            <Tag kind="new" icon={IconSparkles}>
              {t('deskFirstVisit')}
            </Tag>
          ) : null}
          {visit.userPreviousReservationKallah ? (
            <Tag kind="kallah" icon={IconCrown}>
              {t('deskKallahLastVisit')}
            </Tag>
          ) : null}
          {visit.handicapped ? <Tag icon={IconWheelchair}>{t('deskSignAccessible')}</Tag> : null}
          {visit.kallah ? (
            <Tag kind="kallah" icon={IconCrown}>
              {t('deskSignKallah')}
            </Tag>
          ) : null}
        </div>
        <Facts visit={visit} />
      </div>
      <StatusSelect visit={visit} busy={busy} onStatus={onStatus} />
    </header>
  )
}

/**
 * Gives the title the focus if nothing has it: what had it while the visit was loading is no longer on the page, and a
 * screen reader would start from the top.
 */
const readIfNothingIs = (title: HTMLElement | null) => {
  if (document.activeElement === document.body) title?.focus()
}

function Facts({ visit }: { visit: Reservation }) {
  const { t } = useWords('desk')
  const nameOf = useNameOf()
  const name = useShownName(visit)
  const phoneText = usePhoneText()
  const { data: rooms } = useLiveQuery('rooms')
  const { user, cubicle, reservationStatus, roomIdPreassign } = visit
  const section = rooms?.find(({ id }) => id === visit.room?.id)?.section
  const preassigned = rooms?.find(({ id }) => id === roomIdPreassign)
  const owed = useOwed(visit)
  const owes = isIn('toCome', reservationStatus) && owed > 0
  return (
    <dl className={styles.facts}>
      <Fact name={t('deskRoomType')}>{t(typeWords[visit.roomType])}</Fact>
      {section ? (
        <Fact name={t('deskSection')}>
          <bdi>{nameOf(section)}</bdi>
        </Fact>
      ) : null}
      {section ? (
        <Fact name={t('deskAttendant')}>
          <bdi>{section.attendant ? nameOf(section.attendant) : t('deskNoAttendant')}</bdi>
        </Fact>
      ) : null}
      {name ? (
        <Fact name={t('deskName')}>
          <bdi>{name}</bdi>
        </Fact>
      ) : null}
      {cubicle ? (
        <Fact name={t('deskCubicle')}>
          <span className="num">{cubicle.name}</span>
        </Fact>
      ) : null}
      {user?.userName ? (
        <Fact name={t('deskPhone')}>
          <span className="num">{phoneText(user.userName)}</span>
        </Fact>
      ) : null}
      {owes ? (
        <Fact name={t('deskBalanceDue')}>
          <Money amount={owed} />
        </Fact>
      ) : null}
      <ForecastFacts visit={visit} />
      {preassigned ? (
        <Fact name={t('deskPreassigned')}>
          <span className="num">{preassigned.number}</span>
        </Fact>
      ) : null}
    </dl>
  )
}

/** When a room and the water will likely be free for her, as on the board; nothing of what she has got already. */
function ForecastFacts({ visit }: { visit: Reservation }) {
  const { t } = useWords('desk')
  const forecast = useForecast()?.visits.find(
    ({ reservationId }) => reservationId === visit.reservationId,
  )
  const { reservationStatus } = visit
  const waits = isIn('takePlace', reservationStatus) && !isIn('inRoom', reservationStatus)
  return (
    <>
      {forecast?.room && waits ? (
        <Fact name={t('deskLikelyRoom')}>
          <Likely of={forecast.room} />
        </Fact>
      ) : null}
      {forecast?.water && (waits || isIn('beforeWater', reservationStatus)) ? (
        <Fact name={t('deskLikelyWater')}>
          <Likely of={forecast.water} />
        </Fact>
      ) : null}
    </>
  )
}
