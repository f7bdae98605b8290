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
import {
  amountOf,
  type Level,
  levelErrorsOf,
  newLevel,
  textOfAmount,
  visitPrices,
} from './on-sale.ts'

type Props = { level: Level | null; onSaved: () => void }

const typedOf = (level: Level) => ({
  ...level,
  price: textOfAmount(level.price),
  priceShower: textOfAmount(level.priceShower),
  priceBath: textOfAmount(level.priceBath),
  pricePrivateShower: textOfAmount(level.pricePrivateShower),
  pricePrivateBath: textOfAmount(level.pricePrivateBath),
})

/**
 * The form of a membership level: its names, what a year costs, what visits cost where it has prices of its own, and
 * whether it is on sale. Its name in `level` can be typed only for a new one.
 */
export function LevelForm({ level, onSaved }: Props) {
  const { t } = useWords('content')
  const form = useForm({ known: level ? typedOf(level) : newLevel, errorsOf: levelErrorsOf })
  const write = useTell('writeMembershipLevels', { stale: ['membershipLevels'], onDone: onSaved })
  const { fields } = form
  return (
    <Form
      form={form}
      className={styles.form}
      onSend={() => {
        if (write.isPending) return
        write.mutate({
          body: {
            ...{ level: fields.level, levelHe: fields.levelHe, active: fields.active },
            price: amountOf(fields.price) ?? 0,
            priceShower: amountOf(fields.priceShower),
            priceBath: amountOf(fields.priceBath),
            pricePrivateShower: amountOf(fields.pricePrivateShower),
            pricePrivateBath: amountOf(fields.pricePrivateBath),
          },
        })
      }}
    >
      <Field
        {...form.field('level')}
        label={t('levelName')}
        help={level ? t('levelNameHelp') : undefined}
        readOnly={level !== null}
        maxLength={lengths.levelName}
      />
      <Field
        {...form.field('levelHe')}
        label={t('levelNameHe')}
        optional
        maxLength={lengths.levelName}
      />
      <Field {...form.field('price')} label={t('levelPrice')} inputMode="decimal" ltr />
      <p className="muted">{t('levelVisitHelp')}</p>
      <div className={styles.pair}>
        {visitPrices.map(([name, label]) => (
          <Field
            key={name}
            {...form.field(name)}
            label={t(label)}
            optional
            inputMode="decimal"
            ltr
          />
        ))}
      </div>
      <SwitchRow
        label={t('shelfOnSale')}
        checked={fields.active}
        onChange={({ target }) => form.put({ active: target.checked })}
      />
      <ErrorAlert failure={write.error} />
      <Button type="submit" kind="solid" wide busy={write.isPending}>
        {t('shelfSave')}
      </Button>
    </Form>
  )
}
