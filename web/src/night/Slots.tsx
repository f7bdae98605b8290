import type { ReactNode } from 'react'
import { classes } from '../parts/classes.ts'
import { onRadioKeys, tabStop } from '../parts/fields/radio-keys.ts'
import { Time } from '../parts/times/Time.tsx'
import { useWords } from '../words/use-words.ts'
import styles from './Slots.module.css'
import { Waterline } from './Waterline.tsx'

export type SlotOffered = {
  /** The start, an instant with its offset. */
  value: string
  /** How many places are left; without any it can't be chosen. */
  places: number
  disabled?: boolean
}

type Props = {
  label: string
  slots: readonly SlotOffered[]
  value: string | null
  onChange: (value: string) => void
  /** The zman, shown as a line between the slots before and after it. */
  zman?: string | null
}

/** Times of a night to choose from, each with its places left; one that can't be chosen still takes the focus. */
export function Slots({ label, slots, value, onChange, zman }: Props) {
  const options = slots.map((slot) => ({ ...slot, disabled: slot.disabled || slot.places <= 0 }))
  const stop = tabStop(options, value)
  // Where every time has one place, a single place isn't worth a mark.
  const isRare = options.some(({ places }) => places > 1)
  const slot = (option: (typeof options)[number]) => (
    <Slot
      key={option.value}
      {...option}
      isLast={isRare && option.places === 1}
      chosen={option.value === value}
      stop={option.value === stop}
      onChoose={() => onChange(option.value)}
    />
  )
  const before = zman ? options.filter((option) => isBefore(option.value, zman)) : options
  const after = zman ? options.filter((option) => !isBefore(option.value, zman)) : []
  return (
    <div role="radiogroup" aria-label={label} onKeyDown={onRadioKeys}>
      <Grid>{before.map(slot)}</Grid>
      {zman && before.length > 0 && after.length > 0 ? (
        <div className={styles.nightfall}>
          <Waterline time={zman} />
        </div>
      ) : null}
      <Grid>{after.map(slot)}</Grid>
    </div>
  )
}

const isBefore = (start: string, zman: string) => Date.parse(start) < Date.parse(zman)

const Grid = ({ children }: { children: ReactNode[] }) =>
  children.length > 0 ? <div className={styles.slots}>{children}</div> : null

type SlotProps = SlotOffered & {
  chosen: boolean
  isLast: boolean
  stop: boolean
  onChoose: () => void
}

function Slot({ value, places, disabled, chosen, isLast, stop, onChoose }: SlotProps) {
  const { t } = useWords()
  const words = chosen
    ? t('slotYours')
    : places <= 0
      ? t('slotFull')
      : isLast
        ? t('slotLast')
        : t('slotOpen', { places })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a full slot stays focusable, which a disabled native radio isn't
    <button
      type="button"
      role="radio"
      aria-checked={chosen}
      aria-disabled={disabled || undefined}
      tabIndex={stop ? 0 : -1}
      className={classes(styles.slot, disabled && styles.full)}
      onClick={disabled ? undefined : onChoose}
    >
      <Time at={value} />
      <span className={classes(styles.places, isLast && !chosen && styles.last)}>{words}</span>
    </button>
  )
}
