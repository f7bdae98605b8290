import { Table } from '../../parts/Table.tsx'
import { useWords } from '../../words/use-words.ts'
import { type GroupQuestion, type NightsView, useNightWords } from './night-words.ts'
import { numberText } from './numbers.ts'
import styles from './Reports.module.css'

/**
 * How long patrons were in each status, as a mean and by the time within which nine of ten were done: in all, and for
 * each hour, weekday or season.
 */
export function StaysTable({ report, question }: { report: NightsView; question: GroupQuestion }) {
  const { t } = useWords('reports')
  const { groupText, minutesText } = useNightWords()
  const groups = ['all', question] as const
  return groups.map((group) => (
    <details key={group} className={styles.card} open={group === 'all'}>
      <summary>{t(group === 'all' ? 'reportsMeanMinutes' : 'reportsTable')}</summary>
      <Table
        caption={t('reportsMeanMinutes')}
        rows={report.stays.filter((stay) => stay.question === group)}
        keyOf={({ group: of, status }) => `${of} ${status}`}
        columns={[
          ...(group === 'all'
            ? []
            : [
                {
                  ...{ key: 'group', head: t(`ask.${question}`) },
                  cell: (stay: NightsView['stays'][number]) => groupText(question, stay.group),
                },
              ]),
          {
            ...{ key: 'status', head: t('reportsStatus') },
            cell: ({ status }) => t(`status${status}`),
          },
          {
            ...{ key: 'count', head: t('reportsStays'), end: true },
            cell: ({ count }) => <span className="num">{numberText(count)}</span>,
          },
          {
            ...{ key: 'mean', head: t('reportsMean'), end: true },
            cell: ({ meanMinutes }) => minutesText(meanMinutes),
          },
          {
            ...{ key: 'most', head: t('reportsNineInTen'), end: true },
            cell: ({ nineInTen }) =>
              nineInTen === null ? t('reportsLonger') : t('reportsWithin', { count: nineInTen }),
          },
        ]}
      />
    </details>
  ))
}
