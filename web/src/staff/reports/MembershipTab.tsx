import { dateText } from '@mikvah/rules/time/date-text.ts'
import { IconTag } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useOffersMemberships } from '../../facts/use-offers-memberships.ts'
import { usePhoneText } from '../../facts/use-phone-text.ts'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Table } from '../../parts/Table.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import { Figures } from './Figures.tsx'
import { numberText } from './numbers.ts'
import type { Days } from './period.ts'
import styles from './Reports.module.css'

/** The memberships that end in the chosen days. */
export function MembershipTab({ days }: { days: Days }) {
  const { t, language } = useWords('reports')
  const phoneText = usePhoneText()
  const isOffered = useOffersMemberships()
  const renews = (one: { membershipAutoRenew: boolean }) => isOffered && one.membershipAutoRenew
  const asked = useAsk('membershipReport', { query: { expireFrom: days.from, expireTo: days.to } })
  const date = (day: string | null) => (day === null ? '–' : dateText(day, 'short', language))
  return (
    <>
      <p className="muted">{t('reportsMembersHow')}</p>
      <QuietlyLoaded asked={asked} notLoaded={t('reportsNotLoaded')}>
        {(members) =>
          members.length === 0 ? (
            <Empty icon={IconTag} title={t('reportsNothing')} />
          ) : (
            <>
              <Figures
                figures={[
                  {
                    name: t('reportsActive'),
                    value: numberText(members.filter((one) => one.activeMember).length),
                  },
                  {
                    name: t('reportsEnded'),
                    value: numberText(members.filter((one) => !one.activeMember).length),
                  },
                  {
                    name: t('reportsRenewing'),
                    value: numberText(members.filter(renews).length),
                  },
                ]}
              />
              <section className={styles.card}>
                <Table
                  caption={t('reportsMembership')}
                  rows={members}
                  keyOf={({ userId }) => userId}
                  columns={[
                    {
                      ...{ key: 'who', head: t('reportsWho') },
                      cell: ({ userId, firstName, lastName, phoneNumber }) => (
                        <Link to={`/receptionist/user/${userId}`}>
                          <bdi>
                            {[firstName, lastName].filter(Boolean).join(' ') ||
                              phoneText(phoneNumber) ||
                              '–'}
                          </bdi>
                        </Link>
                      ),
                    },
                    {
                      ...{ key: 'level', head: t('column.membershipLevel') },
                      cell: ({ membershipLevel }) => <bdi>{membershipLevel ?? '–'}</bdi>,
                    },
                    {
                      ...{ key: 'ends', head: t('column.membershipExpiration') },
                      cell: ({ membershipExpiration }) => date(membershipExpiration),
                    },
                    {
                      ...{ key: 'paid', head: t('column.membershipPaidUntil') },
                      cell: ({ membershipPaidUntil }) => date(membershipPaidUntil),
                    },
                    {
                      ...{ key: 'renews', head: t('column.membershipAutoRenew') },
                      cell: (member) => t(renews(member) ? 'reportsYes' : 'reportsNo'),
                    },
                  ]}
                />
              </section>
            </>
          )
        }
      </QuietlyLoaded>
    </>
  )
}
