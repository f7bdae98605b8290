import { Money } from '../../parts/Money.tsx'
import { Table } from '../../parts/Table.tsx'
import type { AnswerOf } from '../../talk/call.ts'
import { useWords } from '../../words/use-words.ts'

type Props = {
  caption: string
  rows: AnswerOf<'paymentsReport'>['tenders']
  /** The heading of the last column: what is left after the refunds. */
  left: string
}

/** What came in by each way of paying, less what was refunded in it. */
export function TendersTable({ caption, rows, left }: Props) {
  const { t } = useWords('reports')
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={({ tender }) => tender}
      columns={[
        { key: 'tender', head: t('reportsMethod'), cell: ({ tender }) => t(`method.${tender}`) },
        {
          ...{ key: 'taken', head: t('reportsTaken'), end: true },
          cell: ({ taken }) => <Money amount={taken} />,
        },
        {
          ...{ key: 'back', head: t('reportsRefunded'), end: true },
          cell: ({ givenBack }) => (givenBack === 0 ? '–' : <Money amount={-givenBack} />),
        },
        {
          ...{ key: 'left', head: left, end: true },
          cell: (row) => <Money amount={row.left} />,
        },
      ]}
    />
  )
}
