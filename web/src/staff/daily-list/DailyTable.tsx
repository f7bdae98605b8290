import type { Reservation } from '@mikvah/contract/contract.ts'
import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import { IconCheck, IconSparkles, IconSticker2, IconUserOff } from '@tabler/icons-react'
import { lazy, useState } from 'react'
import { StatusTag } from '../../night/StatusTag.tsx'
import { VisitHour } from '../../night/VisitHour.tsx'
import { VisitSigns } from '../../night/VisitSigns.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Money } from '../../parts/Money.tsx'
import { type Column, Table } from '../../parts/Table.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { countsNoMore } from '../../paying/counts-no-more.ts'
import type { Say } from '../../words/say.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './DailyTable.module.css'
import { NotesModal, notesOf } from './NotesModal.tsx'
import { nameOf } from './narrow.ts'

const ExcludedModal = lazy(() =>
  import('./ExcludedModal.tsx').then((file) => ({ default: file.ExcludedModal })),
)

type Opened = { what: 'notes' | 'excluded'; row: Reservation }

/** The night's reservations in the seven columns of the specification. Visits that are over are shown lighter. */
export function DailyTable({ rows }: { rows: readonly Reservation[] }) {
  const { t } = useWords('daily-list')
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <div className={styles.list}>
      <Table
        caption={t('dailyTitle')}
        rows={rows}
        keyOf={(row) => row.reservationId}
        classOf={(row) => (isIn('terminal', row.reservationStatus) ? styles.over : undefined)}
        columns={columnsOf(t, setOpened)}
      />
      <NotesModal row={opened?.what === 'notes' ? opened.row : null} onClose={close} />
      {opened?.what === 'excluded' ? <ExcludedModal row={opened.row} onClose={close} /> : null}
    </div>
  )
}

const columnsOf = (t: Say, open: (opened: Opened) => void): Column<Reservation>[] => [
  { key: 'code', head: t('dailyCode'), cell: (row) => <Who row={row} t={t} /> },
  {
    key: 'time',
    head: t('dailyTime'),
    cell: (row) => <VisitHour visit={row} />,
  },
  {
    key: 'status',
    head: t('dailyStatus'),
    cell: ({ reservationStatus }) => (
      // The office's list doesn't show whose turn is next.
      <StatusTag
        visit={reservationStatus === 'ReadyForMikvahNext' ? 'ReadyForMikvah' : reservationStatus}
      />
    ),
  },
  { key: 'type', head: t('dailyType'), cell: (row) => <VisitSigns visit={row} /> },
  {
    key: 'balance',
    head: t('dailyBalance'),
    cell: (row) => <Balance row={row} t={t} />,
    end: true,
  },
  {
    key: 'notes',
    head: t('dailyNotes'),
    cell: (row) =>
      notesOf(row).length > 0 ? (
        <button
          type="button"
          className={styles.open}
          aria-label={t('dailyNotesOf', { code: row.reservationCode })}
          onClick={() => open({ what: 'notes', row })}
        >
          <Icon of={IconSticker2} size="1.5em" />
        </button>
      ) : null,
  },
  {
    key: 'excluded',
    head: t('dailyExcluded'),
    cell: (row) =>
      row.excludedAttendants?.length ? (
        <button
          type="button"
          className={styles.open}
          aria-label={t('dailyExcludedOf', { code: row.reservationCode })}
          onClick={() => open({ what: 'excluded', row })}
        >
          <Icon of={IconUserOff} size="1.5em" />
          <span className="num">{row.excludedAttendants.length}</span>
        </button>
      ) : null,
  },
]

type Cell = { row: Reservation; t: Say }

const Who = ({ row, t }: Cell) => (
  <span className={styles.who}>
    <span className={`num ${styles.code}`}>{row.reservationCode}</span>
    <bdi>{nameOf(row)}</bdi>
    {row.user?.testUser ? <Tag>{t('dailyTest')}</Tag> : null}
    {row.firstTime ? (
      <span title={t('dailyNewUser')}>
        <Tag kind="new" icon={IconSparkles}>
          <span className={styles.word}>{t('dailyNewUser')}</span>
        </Tag>
      </span>
    ) : null}
  </span>
)

function Balance({ row, t }: Cell) {
  if (countsNoMore(row)) return '–'
  if (!row.paid)
    return (
      <span className={styles.owed}>
        <Money amount={row.balance} />
      </span>
    )
  return (
    <span className={styles.paid}>
      <Icon of={IconCheck} />
      {t('dailyPaid')}
    </span>
  )
}
