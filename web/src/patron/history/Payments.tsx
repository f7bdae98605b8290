import type { Payment } from '@mikvah/contract/contract.ts'
import { historyBegins } from '@mikvah/rules/reservation/history-begins.ts'
import { IconReceipt } from '@tabler/icons-react'
import { Money } from '../../parts/Money.tsx'
import { Table } from '../../parts/Table.tsx'
import { When } from '../../parts/times/When.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useSession } from '../../talk/use-session.ts'
import type { Say } from '../../words/say.ts'
import { useWords } from '../../words/use-words.ts'
import { isWordKey } from '../../words/words.ts'
import { HistoryPart } from './HistoryPart.tsx'
import styles from './Payments.module.css'

export function Payments() {
  const { t } = useWords('history')
  const session = useSession()
  const asked = useAsk(
    'paymentsByUser',
    { query: { user: session?.userId ?? '', dt: historyBegins } },
    { enabled: session !== null },
  )
  return (
    <HistoryPart
      title={t('historyPayments')}
      asked={asked}
      empty={{ icon: IconReceipt, title: t('historyNoPayments') }}
    >
      {(rows) => (
        <Table
          caption={t('historyPayments')}
          rows={rows.toSorted((a, b) => Date.parse(b.dateCreated) - Date.parse(a.dateCreated))}
          keyOf={(row) => row.paymentId}
          columns={[
            {
              key: 'time',
              head: t('historyTime'),
              cell: (row) => <When at={row.dateCreated} />,
            },
            {
              key: 'method',
              head: t('historyMethod'),
              cell: (row) => t(`historyMethod.${row.method}`),
            },
            {
              key: 'status',
              head: t('historyStatus'),
              cell: (row) => (
                <span className={row.status === 'Approved' ? undefined : styles.refused}>
                  {t(`historyStatus.${row.status}`)}
                </span>
              ),
            },
            {
              key: 'details',
              head: t('historyDetails'),
              cell: (row) => <bdi>{detailsOf(row, t) || t('historyNone')}</bdi>,
            },
            {
              key: 'amount',
              head: t('historyAmount'),
              cell: (row) => <Money amount={signed(row)} />,
              end: true,
            },
          ]}
        />
      )}
    </HistoryPart>
  )
}

/** A payment's note: the program's own words in her language; what a person wrote stays as it is. */
function noteText(note: string, t: Say): string {
  const [what = '', ...words] = note.split(': ')
  return [saidOr(what, `historyNote.${what}`, t), ...words].join(': ')
}

const saidOr = (text: string, key: string, t: Say) => (isWordKey(key) ? t(key) : text)

const detailsOf = ({ note, tipNote, error, reference }: Payment, t: Say) =>
  [
    note && noteText(note, t),
    tipNote && saidOr(tipNote, `historyTip.${tipNote}`, t),
    error,
    reference,
  ]
    .filter(Boolean)
    .join(' · ')

/** Refunds are shown with a minus; in the calls all amounts are positive. */
const signed = ({ method, amount }: Payment) => (method === 'CreditRefund' ? -amount : amount)
