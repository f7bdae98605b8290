import { IconPlus, IconShoppingBag } from '@tabler/icons-react'
import { useState } from 'react'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { Button } from '../../parts/Button.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Money } from '../../parts/Money.tsx'
import { Table } from '../../parts/Table.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import { TypedModal } from '../parts/unsaved/TypedModal.tsx'
import { OfficePage } from '../shell/OfficePage.tsx'
import { SaidLine } from '../tonight/SaidLine.tsx'
import { useSaid } from '../visit/use-said.ts'
import { BothNames, BothTexts } from './BothNames.tsx'
import { ItemForm } from './ItemForm.tsx'
import styles from './OnSale.module.css'
import type { Item } from './on-sale.ts'
import { useStateColumns } from './use-state-columns.tsx'

/** The items for sale, with their names in both languages. */
export function MerchandiseScreen() {
  const { t } = useWords('content')
  const asked = useAsk('merchandise')
  const [opened, open] = useState<Item | 'new' | null>(null)
  const stateColumns = useStateColumns(({ item }: Item) => item, open)
  const { said, say } = useSaid()
  return (
    <OfficePage
      title={t('officeMerchandise')}
      beside={
        <Button kind="solid" icon={IconPlus} onClick={() => open('new')}>
          {t('shelfAdd')}
        </Button>
      }
    >
      <div className={styles.page}>
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
                      cell: (row) => <BothNames name={row.item} nameHe={row.itemHe} />,
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
      </div>
      <SaidLine said={said} />
      <TypedModal
        open={opened !== null}
        onClose={() => open(null)}
        title={opened && opened !== 'new' ? <bdi>{opened.item}</bdi> : t('shelfAddTitle')}
      >
        <ItemForm
          item={opened === 'new' ? null : opened}
          onSaved={() => {
            open(null)
            say(t('shelfSaved'))
          }}
        />
      </TypedModal>
    </OfficePage>
  )
}
