import { tenders } from '@mikvah/rules/payments/methods.ts'
import { IconCoin } from '@tabler/icons-react'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Money } from '../../parts/Money.tsx'
import { Table } from '../../parts/Table.tsx'
import { useAsk } from '../../talk/ask.ts'
import type { AnswerOf } from '../../talk/call.ts'
import { useWords } from '../../words/use-words.ts'
import { Figures } from './Figures.tsx'
import { numberText } from './numbers.ts'
import type { Days } from './period.ts'
import styles from './Reports.module.css'
import { TendersTable } from './TendersTable.tsx'

type PaymentsView = AnswerOf<'paymentsReport'>

/** What was paid, is owed and was refunded; by method and by way of paying, and the tips as they are shared out. */
export function PaymentsTab({ days }: { days: Days }) {
  const { t } = useWords('reports')
  const asked = useAsk('paymentsReport', { query: { dt: days.from, dtTo: days.to } })
  return (
    <QuietlyLoaded asked={asked} notLoaded={t('reportsNotLoaded')}>
      {(report) => (
        <>
          <Figures
            figures={[
              { name: t('reportsTaken'), value: <Money amount={report.taken} /> },
              {
                name: t('reportsOwed'),
                value: <Owed owed={report.owed} />,
                beside: report.owed === null ? t('reportsOwedTooLong') : null,
              },
              { name: t('reportsRefunded'), value: <Money amount={report.refunded} /> },
            ]}
          />
          {report.methods.length === 0 ? (
            <Empty icon={IconCoin} title={t('reportsNothing')} />
          ) : (
            <div className={styles.two}>
              <Methods report={report} />
              <Tenders report={report} />
              <Tips report={report} />
            </div>
          )}
        </>
      )}
    </QuietlyLoaded>
  )
}

const Owed = ({ owed }: { owed: number | null }) =>
  owed === null ? (
    '–'
  ) : (
    <span className={owed > 0 ? styles.owed : undefined}>
      <Money amount={owed} />
    </span>
  )

/**
 * The order in which a cash register is counted: what was paid with, what was given away, what was charged, what was
 * refunded.
 */
const inOrder: readonly PaymentsView['methods'][number]['method'][] = [
  ...tenders,
  ...(['Donation', 'Tip', 'Fee', 'CreditRefund'] as const),
]
const placeOf = ({ method }: PaymentsView['methods'][number]) => inOrder.indexOf(method)

function Methods({ report: { methods } }: { report: PaymentsView }) {
  const { t } = useWords('reports')
  return (
    <section className={styles.card}>
      <h2>{t('reportsByMethod')}</h2>
      <Table
        caption={t('reportsByMethod')}
        rows={methods.toSorted((one, other) => placeOf(one) - placeOf(other))}
        keyOf={({ method }) => method}
        columns={[
          { key: 'method', head: t('reportsMethod'), cell: ({ method }) => t(`method.${method}`) },
          {
            ...{ key: 'count', head: t('reportsPaymentsCount'), end: true },
            cell: ({ count }) => <span className="num">{numberText(count)}</span>,
          },
          {
            ...{ key: 'amount', head: t('reportsAmount'), end: true },
            cell: ({ method, amount }) => (
              <Money amount={method === 'CreditRefund' ? -amount : amount} />
            ),
          },
        ]}
      />
    </section>
  )
}

/** What a cash drawer is counted against: what came in by each way of paying, less what was refunded in it. */
function Tenders({ report: { tenders } }: { report: PaymentsView }) {
  const { t } = useWords('reports')
  return (
    <section className={styles.card}>
      <h2>{t('reportsDrawer')}</h2>
      <TendersTable caption={t('reportsDrawer')} rows={tenders} left={t('reportsLeft')} />
      <p className="muted">{t('reportsDrawerHow')}</p>
    </section>
  )
}

function Tips({ report: { tips, tipsTotal } }: { report: PaymentsView }) {
  const { t } = useWords('reports')
  return (
    <section className={styles.card}>
      <h2>{t('reportsTips')}</h2>
      <Table
        caption={t('reportsTips')}
        rows={tips}
        keyOf={({ share }) => share}
        columns={[
          { key: 'share', head: t('reportsAsChosen'), cell: ({ share }) => t(`share.${share}`) },
          {
            ...{ key: 'given', head: t('reportsGiven'), end: true },
            cell: ({ given }) => <Money amount={given} />,
          },
          {
            ...{ key: 'after', head: t('reportsAfter'), end: true },
            cell: ({ afterDividing }) =>
              afterDividing === null ? '–' : <Money amount={afterDividing} />,
          },
        ]}
      />
      <p>
        {t('reportsTotal')} <Money amount={tipsTotal} />
      </p>
      <p className="muted">{t('reportsTipsHow')}</p>
    </section>
  )
}
