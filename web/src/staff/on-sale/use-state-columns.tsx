import { Button } from '../../parts/Button.tsx'
import type { Column } from '../../parts/Table.tsx'
import { useWords } from '../../words/use-words.ts'
import { OnSaleTag } from './BothNames.tsx'

/** The last two columns of a table of things for sale: whether the row is on sale, and the button to change it. */
export function useStateColumns<Row extends { active: boolean }>(
  nameOf: (row: Row) => string,
  onEdit: (row: Row) => void,
): Column<Row>[] {
  const { t } = useWords('content')
  return [
    {
      key: 'state',
      head: t('shelfState'),
      cell: ({ active }) => <OnSaleTag active={active} />,
    },
    {
      key: 'edit',
      head: '',
      cell: (row) => (
        <Button
          size="small"
          aria-label={t('shelfEditItem', { name: nameOf(row) })}
          onClick={() => onEdit(row)}
        >
          {t('shelfEdit')}
        </Button>
      ),
      end: true,
    },
  ]
}
