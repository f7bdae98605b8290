import { Money } from '../../parts/Money.tsx'
import { Table } from '../../parts/Table.tsx'
import { When } from '../../parts/times/When.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import { nameOfPayment } from '../parts/payment-name.ts'
import { Looked } from './Looked.tsx'

const outcomes = {
  Approved: null,
  Declined: 'tillDeclined',
  Error: 'tillError',
} as const

/** The patron's payments, her fees and what was refunded, declined and failed ones marked as such, latest first. */
export function HerPayments({ userId }: { userId: string }) {
  const { t } = useWords('till')
  const { t: patron } = useWords('desk-pages')
  const asked = useAsk('paymentsByUser', { query: { user: userId } })
  return (
    <Looked asked={asked} none={t('tillNoPayments')}>
      {(all) => (
        <Table
          caption={patron('patronPayments')}
          rows={all.toSorted((a, b) => Date.parse(b.dateCreated) - Date.parse(a.dateCreated))}
          keyOf={({ paymentId }) => paymentId}
          columns={[
            {
              key: 'date',
              head: patron('patronDate'),
              cell: ({ dateCreated }) => <When at={dateCreated} />,
            },
            {
              key: 'method',
              head: patron('patronPaidBy'),
              cell: (row) => {
                const outcome = outcomes[row.status]
                return (
                  <>
                    {t(nameOfPayment(row, all))} {outcome ? <em>{t(outcome)}</em> : null}
                  </>
                )
              },
            },
            {
              key: 'amount',
              head: patron('patronAmount'),
              cell: ({ method, amount }) => (
                <Money amount={method === 'CreditRefund' ? -amount : amount} />
              ),
              end: true,
            },
          ]}
        />
      )}
    </Looked>
  )
}
