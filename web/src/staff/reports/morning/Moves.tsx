import { StatusTag } from '../../../night/StatusTag.tsx'
import { type Column, Table } from '../../../parts/Table.tsx'
import { Time } from '../../../parts/times/Time.tsx'
import { useWords } from '../../../words/use-words.ts'
import { markWords } from '../../facts/mark-words.ts'
import styles from '../Reports.module.css'
import { PlaceName } from './PlaceName.tsx'
import { useHand } from './use-hand.ts'
import type { MorningView, Move } from './view.ts'

const titles = {
  passed: ['morningPassed', 'morningNonePassed'],
  correction: ['morningCorrections', 'morningNoCorrections'],
  takenBack: ['morningTakenBack', 'morningNoneTakenBack'],
} as const satisfies Record<Move['what'], unknown>

/**
 * One kind of what the staff did by hand: patrons who were passed in the queue, corrected statuses, or mistaken taps
 * that were undone.
 */
export function Moves({ report, what }: { report: MorningView; what: Move['what'] }) {
  const { t } = useWords('morning')
  const columns = useColumns(report, what)
  const [title, none] = titles[what]
  const rows = report.moves.filter((move) => move.what === what)
  return (
    <section className={styles.card}>
      <h2>{t(title)}</h2>
      {rows.length === 0 ? (
        <p className="muted">{t(none)}</p>
      ) : (
        <Table
          caption={t(title)}
          rows={rows.map((move, nth) => ({ ...move, key: `${move.reservationId} ${nth}` }))}
          keyOf={({ key }) => key}
          columns={columns}
        />
      )}
    </section>
  )
}

function useColumns(report: MorningView, what: Move['what']): Column<Move>[] {
  const { t } = useWords('morning')
  const hand = useHand()
  const isWhere = report.places.length > 1
  const isBack = report.moves.some((move) => move.what === what && move.takenBackAt !== null)
  const has = <C,>(column: C, isThere: boolean): C[] => (isThere ? [column] : [])
  return [
    { key: 'at', head: t('morningAt'), cell: ({ at }) => <Time at={at} /> },
    {
      ...{ key: 'code', head: t('morningCode') },
      cell: ({ reservationCode }) => <span className="num">{reservationCode}</span>,
    },
    ...has<Column<Move>>(
      {
        ...{ key: 'place', head: t('morningPlace') },
        cell: ({ locationId }) => <PlaceName of={locationId} places={report.places} />,
      },
      isWhere,
    ),
    { key: 'move', head: t('morningMove'), cell: (move) => <FromTo move={move} /> },
    ...has<Column<Move>>(
      {
        ...{ key: 'mark', head: t('morningMark') },
        cell: ({ mark }) => (mark ? t(markWords[mark]) : '–'),
      },
      what === 'correction',
    ),
    { key: 'by', head: t('morningBy'), cell: (move) => <bdi>{hand(move)}</bdi> },
    ...has<Column<Move>>(
      {
        ...{ key: 'reason', head: t('morningReason') },
        cell: ({ reason }) => (reason === null ? '–' : <bdi>{reason}</bdi>),
      },
      what !== 'takenBack',
    ),
    ...has<Column<Move>>(
      {
        ...{ key: 'back', head: t('morningBackAt') },
        cell: ({ takenBackAt }) => (takenBackAt === null ? '–' : <Time at={takenBackAt} />),
      },
      isBack,
    ),
  ]
}

const FromTo = ({ move: { from, to } }: { move: Move }) => (
  <span className={styles.moved}>
    {from === null ? null : <StatusTag visit={from} />}
    <StatusTag visit={to} />
  </span>
)
