import { IconCards } from '@tabler/icons-react'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Money } from '../../parts/Money.tsx'
import { Table } from '../../parts/Table.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import { BothNames } from './BothNames.tsx'
import styles from './OnSale.module.css'
import { type Level, namesOfLevel, visitPrices } from './on-sale.ts'
import { useStateColumns } from './use-state-columns.tsx'

/** The table of the membership levels and their prices, those that are off sale too. */
export function Levels({ onEdit }: { onEdit: (level: Level) => void }) {
  const { t } = useWords('content')
  const asked = useAsk('membershipLevels')
  const stateColumns = useStateColumns(namesOfLevel, onEdit)
  return (
    <section className={styles.card}>
      <h2>{t('levelsTitle')}</h2>
      <p className="muted">{t('levelsLead')}</p>
      <QuietlyLoaded asked={asked} notLoaded={t('levelsNotLoaded')}>
        {(levels) =>
          levels.length === 0 ? (
            <Empty icon={IconCards} title={t('levelsNone')} />
          ) : (
            <Table
              caption={t('levelsTitle')}
              rows={levels}
              keyOf={({ level }) => level}
              columns={[
                {
                  key: 'level',
                  head: t('levelName'),
                  cell: (row) => <BothNames {...namesOfLevel(row)} />,
                },
                {
                  key: 'price',
                  head: t('levelPrice'),
                  cell: ({ price }) => <Money amount={price} />,
                  end: true,
                },
                ...visitPrices.map(([name, label]) => ({
                  key: name,
                  head: t(label),
                  cell: (row: Level) => (row[name] === null ? '–' : <Money amount={row[name]} />),
                  end: true,
                })),
                ...stateColumns,
              ]}
            />
          )
        }
      </QuietlyLoaded>
    </section>
  )
}
