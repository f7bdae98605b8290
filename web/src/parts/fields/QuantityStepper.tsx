import { mostOfAnItem } from '@mikvah/rules/price/merchandise.ts'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'
import { IconButton } from '../IconButton.tsx'
import styles from './QuantityStepper.module.css'

type Props = {
  /** What is counted, for screen readers. */
  name: string
  value: number
  onChange: (value: number) => void
}

/** How many of an item she takes. */
export function QuantityStepper({ name, value, onChange }: Props) {
  const { t } = useWords()
  return (
    <fieldset className={styles.stepper}>
      <legend className="sr-only">{name}</legend>
      <IconButton
        icon={IconMinus}
        label={t('fewer', { name })}
        disabled={value <= 0}
        onClick={() => onChange(value - 1)}
      />
      <output className="num" aria-label={name}>
        {value}
      </output>
      <IconButton
        icon={IconPlus}
        label={t('more', { name })}
        disabled={value >= mostOfAnItem}
        onClick={() => onChange(value + 1)}
      />
    </fieldset>
  )
}
