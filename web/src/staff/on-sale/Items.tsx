import { IconShoppingBag } from '@tabler/icons-react'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Money } from '../../parts/Money.tsx'
import { Table } from '../../parts/Table.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import { BothNames, BothTexts } from './BothNames.tsx'
import styles from './OnSale.module.css'
import { type Item, namesOfItem } from './on-sale.ts'
import { useStateColumns } from './use-state-columns.tsx'

/** The table of the items for sale, those that are off sale too. */
export function Items({ onEdit }: { onEdit: (item: Item) => void }) {
  const { t } = useWords('content')
  const asked = useAsk('merchandise')
  const stateColumns = useStateColumns(namesOfItem, onEdit)
  return (
    <QuietlyLoaded asked={asked} notLoaded={t('shelfNotLoaded')}>
      {(items) =>
        items.length === 0 ? (
          <Empty icon={IconShoppingBag} title={t('shelfNone')} />
        ) : (
          <div className={styles.card}>
            <Table
              caption={t('officeMerchandise')}
              rows={items}
              keyOf={({ item }) => item}
              columns={[
                {
                  key: 'item',
                  head: t('shelfItem'),
                  cell: (row) => <BothNames {...namesOfItem(row)} />,
                },
                {
                  key: 'description',
                  head: t('shelfDescription'),
                  cell: (row) => <BothTexts en={row.description} he={row.descriptionHe} />,
                },
                {
                  key: 'price',
                  head: t('shelfPrice'),
                  cell: ({ price }) => <Money amount={price} />,
                  end: true,
                },
                ...stateColumns,
              ]}
            />
          </div>
        )
      }
    </QuietlyLoaded>
  )
}
