import { IconCalendar } from '@tabler/icons-react'
import { Link } from 'react-router'
import { StatusTag } from '../../night/StatusTag.tsx'
import { VisitWhen } from '../../night/VisitHour.tsx'
import { VisitSigns } from '../../night/VisitSigns.tsx'
import { Card } from '../../parts/Card.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Money } from '../../parts/Money.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { Table } from '../../parts/Table.tsx'
import { countsNoMore } from '../../paying/counts-no-more.ts'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import { HeldUntil } from '../facts/Held.tsx'
import styles from './PatronRecordScreen.module.css'

/** The patron's reservations, latest first. */
export function HerVisits({ userId }: { userId: string }) {
  const { t } = useWords('desk-pages')
  const { data, error, refetch } = useAsk('findReservationsByUser', { query: { user: userId } })
  const rows = data?.toSorted(
    (a, b) => Date.parse(b.reservationTime) - Date.parse(a.reservationTime),
  )
  return (
    <Card>
      <div className={styles.part}>
        <h2>{t('patronVisits')}</h2>
        <ErrorAlert failure={error} onTryAgain={() => refetch()} />
        {rows || error ? null : <Skeleton lines={4} />}
        {rows?.length === 0 ? <Empty icon={IconCalendar} title={t('patronNoVisits')} /> : null}
        {rows && rows.length > 0 ? (
          <Table
            caption={t('patronVisits')}
            rows={rows}
            keyOf={(row) => row.reservationId}
            columns={[
              {
                key: 'code',
                head: t('patronCode'),
                cell: ({ reservationId, reservationCode }) => (
                  <Link
                    to={`/receptionist/reservation/${reservationId}`}
                    className="num"
                    aria-label={t('patronOpen', { code: reservationCode })}
                  >
                    {reservationCode}
                  </Link>
                ),
              },
              {
                key: 'date',
                head: t('patronDate'),
                cell: (row) => <VisitWhen visit={row} />,
              },
              {
                key: 'status',
                head: t('patronStatus'),
                cell: (row) => (
                  <>
                    <StatusTag visit={row.reservationStatus} /> <HeldUntil visit={row} />
                  </>
                ),
              },
              { key: 'type', head: t('patronType'), cell: (row) => <VisitSigns visit={row} /> },
              {
                key: 'balance',
                head: t('patronBalance'),
                cell: (row) =>
                  countsNoMore(row) ? (
                    '–'
                  ) : row.paid ? (
                    t('patronPaid')
                  ) : (
                    <Money amount={row.balance} />
                  ),
                end: true,
              },
            ]}
          />
        ) : null}
      </div>
    </Card>
  )
}
