import { dateText } from '@mikvah/rules/time/date-text.ts'
import { IconCalendarEvent } from '@tabler/icons-react'
import { Link } from 'react-router'
import { usePhoneText } from '../../facts/use-phone-text.ts'
import { StatusTag } from '../../night/StatusTag.tsx'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Money } from '../../parts/Money.tsx'
import { type Column, Table } from '../../parts/Table.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useAsk } from '../../talk/ask.ts'
import type { AnswerOf } from '../../talk/call.ts'
import { useWords } from '../../words/use-words.ts'
import { numberText } from './numbers.ts'
import type { Days } from './period.ts'
import styles from './Reports.module.css'

type Row = AnswerOf<'listReport'>[number]

/** How many rows are shown at most: more than anybody reads on a screen. The file has all of them. */
const most = 200

/** The first two hundred of the period's reservations, or of its no-shows, one row each. */
export function VisitRows({ days, noShowsOnly }: { days: Days; noShowsOnly: boolean }) {
  const { t, language } = useWords('reports')
  const phoneText = usePhoneText()
  const asked = useAsk('listReport', {
    query: {
      ...{ dt: days.from, dtTo: days.to, limit: String(most) },
      ...(noShowsOnly ? { bNoShowsOnly: 'true' as const } : {}),
    },
  })
  const columns: Column<Row>[] = [
    {
      ...{ key: 'night', head: t('column.date') },
      cell: ({ date }) => dateText(date, 'short', language),
    },
    {
      ...{ key: 'time', head: t('column.reservationTime') },
      cell: ({ reservationTime }) => <Time at={reservationTime} />,
    },
    {
      ...{ key: 'code', head: t('column.reservationCode') },
      cell: ({ reservationCode }) => <span className="num">{reservationCode}</span>,
    },
    {
      ...{ key: 'who', head: t('reportsWho') },
      cell: ({ userId, firstName, lastName, phoneNumber }) => (
        <Link to={`/receptionist/user/${userId}`}>
          <bdi>
            {[firstName, lastName].filter(Boolean).join(' ') || phoneText(phoneNumber) || '–'}
          </bdi>
        </Link>
      ),
    },
    { ...{ key: 'kind', head: t('reportsKind') }, cell: ({ kind }) => t(`kind.${kind}`) },
    {
      ...{ key: 'status', head: t('column.reservationStatus') },
      cell: ({ reservationStatus }) => <StatusTag visit={reservationStatus} />,
    },
    {
      ...{ key: 'total', head: t('column.total'), end: true },
      cell: ({ total }) => <Money amount={total} />,
    },
    {
      ...{ key: 'balance', head: t('column.balance'), end: true },
      cell: ({ balance }) => <Money amount={balance} />,
    },
  ]
  return (
    <QuietlyLoaded asked={asked} notLoaded={t('reportsNotLoaded')}>
      {(rows) =>
        rows.length === 0 ? (
          <Empty icon={IconCalendarEvent} title={t('reportsNothing')} />
        ) : (
          <section className={styles.card}>
            <Table
              caption={t(noShowsOnly ? 'reportsNoShows' : 'reportsList')}
              rows={rows}
              keyOf={({ reservationId }) => reservationId}
              columns={columns}
            />
            {rows.length === most ? (
              <p className="muted">{t('reportsListFirst', { count: numberText(most) })}</p>
            ) : null}
          </section>
        )
      }
    </QuietlyLoaded>
  )
}
