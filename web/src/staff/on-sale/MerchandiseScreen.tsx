import { useWords } from '../../words/use-words.ts'
import { ItemForm } from './ItemForm.tsx'
import { Items } from './Items.tsx'
import { OnSalePage } from './OnSalePage.tsx'
import { type Item, namesOfItem } from './on-sale.ts'

/** The items for sale, with their names in both languages. */
export function MerchandiseScreen() {
  const { t } = useWords('content')
  return (
    <OnSalePage<Item>
      title={t('officeMerchandise')}
      add={t('shelfAdd')}
      addTitle={t('shelfAddTitle')}
      namesOf={namesOfItem}
      list={(edit) => <Items onEdit={edit} />}
      form={(item, onSaved) => <ItemForm item={item} onSaved={onSaved} />}
    />
  )
}
