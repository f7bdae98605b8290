import { News } from '../../parts/News.tsx'
import { useWords } from '../../words/use-words.ts'
import { membershipDate } from './membership-date.ts'

/** Thanks her for the membership; `until` is YYYY-MM-DD. */
export function MembershipBought({ until }: { until: string }) {
  const { t, language } = useWords('membership')
  return (
    <News kind="success">{t('membershipBought', { date: membershipDate(until, language) })}</News>
  )
}
