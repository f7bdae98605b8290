import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { Button } from '../../parts/Button.tsx'
import type { Column } from '../../parts/Table.tsx'
import { useWords } from '../../words/use-words.ts'
import { OnSaleTag } from './BothNames.tsx'
import type { Names } from './on-sale.ts'

/** The last two columns of a table of things for sale: whether the row is on sale, and the button to change it. */
export function useStateColumns<Row extends { active: boolean }>(
  namesOf: (row: Row) => Names,
  onEdit: (row: Row) => void,
): Column<Row>[] {
  const { t, language } = useWords('content')
  return [
    {
      key: 'state',
      head: t('shelfState'),
      cell: ({ active }) => <OnSaleTag active={active} />,
    },
    {
      key: 'edit',
      head: '',
      cell: (row) => {
        const { name, nameHe } = namesOf(row)
        return (
          <Button
            size="small"
            aria-label={t('shelfEditItem', { name: nameIn(language, name, nameHe) })}
            onClick={() => onEdit(row)}
          >
            {t('shelfEdit')}
          </Button>
        )
      },
      end: true,
    },
  ]
}
