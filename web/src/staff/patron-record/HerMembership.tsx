import { dateText } from '@mikvah/rules/time/date-text.ts'
import { useOffersMemberships } from '../../facts/use-offers-memberships.ts'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Fact } from '../../parts/Fact.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import { ChangeMembership } from './ChangeMembership.tsx'
import styles from './PatronRecordScreen.module.css'

/**
 * The patron's membership level, its last day, until when it is paid, whether it renews by itself, and what the desk
 * may change of it; or that she isn't a member.
 */
export function HerMembership({ userId }: { userId: string }) {
  const { t, language } = useWords('desk-pages')
  const isOffered = useOffersMemberships()
  const { data, error, refetch } = useAsk('membership', { params: { id: userId } })
  if (!data)
    return error ? (
      <ErrorAlert failure={error} onTryAgain={() => refetch()} />
    ) : (
      <Skeleton lines={2} />
    )
  if (!data.membershipLevel) return <p className="muted">{t('patronNotMember')}</p>
  const renews = data.membershipAutoRenew ? 'patronRenewsYes' : 'patronRenewsNo'
  const day = (date: string | null) => (date ? dateText(date, 'withYear', language) : '–')
  return (
    <>
      <dl className={styles.membership}>
        <Fact name={t('patronLevel')}>
          <bdi>{data.membershipLevel}</bdi>
        </Fact>
        <Fact name={t('patronSince')}>{day(data.membershipExpiration)}</Fact>
        <Fact name={t('patronPaidUntil')}>{day(data.membershipPaidUntil)}</Fact>
        <Fact name={t('patronRenews')}>{t(isOffered ? renews : 'patronRenewsOff')}</Fact>
      </dl>
      <ChangeMembership userId={userId} membership={data} />
    </>
  )
}
