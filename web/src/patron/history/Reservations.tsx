import type { Reservation } from '@mikvah/contract/contract.ts'
import { historyBegins } from '@mikvah/rules/reservation/history-begins.ts'
import { IconCalendar } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { StatusTag } from '../../night/StatusTag.tsx'
import { VisitWhen } from '../../night/VisitHour.tsx'
import { Money } from '../../parts/Money.tsx'
import { type Column, Table } from '../../parts/Table.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useSession } from '../../talk/use-session.ts'
import { useWords } from '../../words/use-words.ts'
import { HistoryPart } from './HistoryPart.tsx'
import {
  latestFirst,
  nextSort,
  owed,
  type SortColumn,
  sortedReservations,
  typeOf,
} from './sort-reservations.ts'

export function Reservations() {
  const { t } = useWords('history')
  const session = useSession()
  const asked = useAsk(
    'findReservationsByUser',
    { query: { user: session?.userId ?? '', dateFrom: historyBegins } },
    { enabled: session !== null },
  )
  const [sort, setSort] = useState(latestFirst)
  const column = (
    key: SortColumn,
    head: string,
    cell: (row: Reservation) => ReactNode,
  ): Column<Reservation> => ({
    key,
    head,
    cell,
    sorted: sort.by === key ? sort.direction : undefined,
    onSort: () => setSort(nextSort(sort, key)),
  })
  return (
    <HistoryPart
      title={t('historyReservations')}
      asked={asked}
      empty={{ icon: IconCalendar, title: t('historyNoReservations') }}
    >
      {(rows) => (
        <Table
          caption={t('historyReservations')}
          rows={sortedReservations(rows, sort, t)}
          keyOf={(row) => row.reservationId}
          columns={[
            column('date', t('historyDate'), dateOf),
            column('status', t('historyStatus'), (row) => (
              <StatusTag visit={row.reservationStatus} />
            )),
            column('type', t('historyType'), (row) => t(typeOf(row))),
            { ...column('balance', t('historyBalance'), balanceOf), end: true },
          ]}
        />
      )}
    </HistoryPart>
  )
}

const dateOf = (row: Reservation) => <VisitWhen visit={row} />

const balanceOf = (row: Reservation) => <Balance row={row} />

function Balance({ row }: { row: Reservation }) {
  const { t } = useWords('history')
  return row.paid ? t('historyPaid') : <Money amount={owed(row)} />
}
