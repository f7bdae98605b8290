import { lengths } from '@mikvah/rules/lengths.ts'
import { Form } from '../../page/Form.tsx'
import { SwitchRow } from '../../page/SwitchRow.tsx'
import { useForm } from '../../page/use-form.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './OnSale.module.css'
import { amountOf, type Item, itemErrorsOf, newItem, textOfAmount } from './on-sale.ts'

type Props = { item: Item | null; onSaved: () => void }

/**
 * The form of one item for sale, new where there is none. Its name can be typed only then: receipts and reports know it
 * by that name.
 */
export function ItemForm({ item, onSaved }: Props) {
  const { t } = useWords('content')
  const known = item ? { ...item, price: textOfAmount(item.price) } : newItem
  const form = useForm({ known, errorsOf: itemErrorsOf })
  const write = useTell('writeMerchandise', { stale: ['merchandise'], onDone: onSaved })
  return (
    <Form
      form={form}
      className={styles.form}
      onSend={() => {
        const { fields } = form
        if (!write.isPending)
          write.mutate({ body: { ...fields, price: amountOf(fields.price) ?? 0 } })
      }}
    >
      <Field
        {...form.field('item')}
        label={t('shelfItem')}
        help={item ? t('shelfItemHelp') : undefined}
        readOnly={item !== null}
        maxLength={lengths.shelfName}
      />
      <Field
        {...form.field('itemHe')}
        label={t('shelfItemHe')}
        optional
        maxLength={lengths.shelfName}
      />
      <Field
        {...form.field('description')}
        label={t('shelfDescription')}
        optional
        maxLength={lengths.shelfText}
      />
      <Field
        {...form.field('descriptionHe')}
        label={t('shelfDescriptionHe')}
        optional
        maxLength={lengths.shelfText}
      />
      <Field {...form.field('price')} label={t('shelfPrice')} inputMode="decimal" ltr />
      <SwitchRow
        label={t('shelfOnSale')}
        checked={form.fields.active}
        onChange={({ target }) => form.put({ active: target.checked })}
      />
      <ErrorAlert failure={write.error} />
      <Button type="submit" kind="solid" wide busy={write.isPending}>
        {t('shelfSave')}
      </Button>
    </Form>
  )
}
