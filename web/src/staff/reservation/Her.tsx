import type { User } from '@mikvah/contract/contract.ts'
import { dateText } from '@mikvah/rules/time/date-text.ts'
import { Link } from 'react-router'
import { usePhoneText } from '../../facts/use-phone-text.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Fact } from '../../parts/Fact.tsx'
import { Money } from '../../parts/Money.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { useAsk } from '../../talk/ask.ts'
import type { AnswerOf } from '../../talk/call.ts'
import { nameOfLanguage } from '../../words/language.ts'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import { HasAnother } from './HasAnother.tsx'
import styles from './ReservationScreen.module.css'
import { useHerVisits } from './use-her-visits.ts'

type Props = {
  userId: string
  /** Whether a new visit is booked, so that what she owes for others and those she has ahead are shown. */
  isNew: boolean
  onAnother: (() => void) | undefined
}

/**
 * Who the patron is, and what the desk should know before it books: how often she was here, whom she would rather not
 * meet, her own note, and for a new visit what she owes and which reservations she has.
 */
export function Her({ userId, isNew, onAnother }: Props) {
  const { t } = useWords('desk-reservation')
  const phoneText = usePhoneText()
  const { data: her, error, refetch } = useAsk('user', { params: { id: userId } })
  const { data: membership } = useAsk('membership', { params: { id: userId } })
  const visits = useHerVisits(userId)
  if (error && !her) return <ErrorAlert failure={error} onTryAgain={refetch} />
  if (!her) return <Skeleton lines={4} />
  return (
    <>
      <Card>
        <p className={styles.name}>
          <bdi>{[her.firstName, her.lastName].filter(Boolean).join(' ') || '–'}</bdi>
          {membership?.activeMember ? <Tag kind="new">{t('bookMember')}</Tag> : null}
        </p>
        <p className={her.phoneNumber ? 'num' : 'muted'}>
          {phoneText(her.phoneNumber) || t('bookNoNumber')}
        </p>
        <Facts {...{ her, visits, membership }} owes={isNew ? (visits?.owes ?? 0) : 0} />
        {her.notes ? (
          <p>
            {t('bookHerNote')}: <bdi>{her.notes}</bdi>
          </p>
        ) : null}
        <p className={styles.ways}>
          <Link to={`/receptionist/user/${userId}`}>{t('bookOpenRecord')}</Link>
          {onAnother ? (
            <Button kind="quiet" size="small" onClick={onAnother}>
              {t('bookAnother')}
            </Button>
          ) : null}
        </p>
      </Card>
      {visits && isNew ? <HasAnother visits={visits.ahead} /> : null}
    </>
  )
}

type Known = {
  her: User
  visits: ReturnType<typeof useHerVisits>
  membership: AnswerOf<'membership'> | undefined
  /** What she owes that isn't said elsewhere on the page, in dollars. */
  owes: number
}

function Facts({ her, visits, membership, owes }: Known) {
  const { t, language } = useWords('desk-reservation')
  const notWith = useNames(her.excludedAttendants)
  const until = membership?.activeMember ? membership.membershipExpiration : null
  return (
    <dl className={styles.her}>
      {visits ? <Fact name={t('bookVisits')}>{visits.done}</Fact> : null}
      {visits?.last ? (
        <Fact name={t('bookLast')}>{dateText(visits.last, 'short', language)}</Fact>
      ) : null}
      {until ? (
        <Fact name={t('bookMemberUntil')}>{dateText(until, 'withYear', language)}</Fact>
      ) : null}
      <Fact name={t('bookLanguage')}>{nameOfLanguage[her.language]}</Fact>
      {notWith ? (
        <Fact name={t('bookNotWith')}>
          <bdi>{notWith}</bdi>
        </Fact>
      ) : null}
      {owes > 0 ? (
        <Fact name={t('bookOwes')}>
          <strong className={styles.owes}>
            <Money amount={owes} />
          </strong>
        </Fact>
      ) : null}
    </dl>
  )
}

function useNames(excluded: readonly { attendantId: string }[]): string {
  const nameOf = useNameOf()
  const { data } = useAsk(
    'attendants',
    { query: { activeonly: 'false' } },
    { enabled: excluded.length > 0 },
  )
  const ids = new Set(excluded.map(({ attendantId }) => attendantId))
  const names = data?.filter(({ id }) => ids.has(id)).map(nameOf) ?? []
  return names.join(', ')
}
