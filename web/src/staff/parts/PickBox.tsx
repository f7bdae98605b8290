import { IconChevronDown } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Icon } from '../../parts/Icon.tsx'
import styles from './PickBox.module.css'

type Option<Value extends string> = {
  value: Value
  label: ReactNode
  /** A few words under the label, which aren't part of its name. */
  note?: ReactNode
}
type Props<Value extends string> = {
  /** The ids of one or more elements that label it. */
  labelledBy: string
  /** What is shown as the current value, which needn't be one of the options. */
  shown: ReactNode
  value: Value | null
  options: readonly Option<Value>[]
  busy?: boolean
  onPick: (value: Value) => void
}

const walks = ['ArrowDown', 'ArrowUp', 'Home', 'End']

/** A select whose list is opened, walked through and then confirmed: an arrow key alone never changes the value. */
export function PickBox<Value extends string>(props: Props<Value>) {
  const { labelledBy, shown, value, options, busy = false, onPick } = props
  const id = useId()
  const [at, setAt] = useState<number | null>(null)
  const isOpen = at !== null
  const open = () => {
    const chosen = options.findIndex((option) => option.value === value)
    setAt(Math.max(0, chosen))
  }
  const pick = (nth: number) => {
    // What was picked before is under way: the list stays open, so that the key or tap is seen to have done nothing.
    if (busy) return
    setAt(null)
    const option = options[nth]
    if (option && option.value !== value) onPick(option.value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (!isOpen) {
      if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key)) return
      open()
    } else if (walks.includes(key)) setAt(walked(key, at, options.length))
    else if (key === 'Enter' || key === ' ') pick(at)
    else if (key === 'Escape') setAt(null)
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.box}>
      <button
        type="button"
        role="combobox"
        id={`${id}box`}
        className={styles.shown}
        aria-labelledby={`${labelledBy} ${id}box`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-activedescendant={isOpen ? `${id}${at}` : undefined}
        aria-busy={busy || undefined}
        onClick={() => (isOpen ? setAt(null) : open())}
        onBlur={() => setAt(null)}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => {
          // Some browsers click the button when the space bar is released, even if pressing it was handled as
          // something else.
          if (event.key === ' ') event.preventDefault()
        }}
      >
        <span>{shown}</span>
        <Icon of={IconChevronDown} />
      </button>
      <div
        role="listbox"
        id={`${id}list`}
        aria-labelledby={labelledBy}
        className={styles.list}
        hidden={!isOpen}
      >
        {options.map((option, nth) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the box, which keeps the focus.
          <div
            key={option.value}
            role="option"
            id={`${id}${nth}`}
            tabIndex={-1}
            aria-selected={option.value === value}
            aria-disabled={busy || undefined}
            {...(option.note
              ? { 'aria-labelledby': `${id}${nth}label`, 'aria-describedby': `${id}${nth}note` }
              : {})}
            data-at={nth === at || undefined}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setAt(nth)}
            onClick={() => pick(nth)}
          >
            <span id={`${id}${nth}label`}>{option.label}</span>
            {option.note ? <small id={`${id}${nth}note`}>{option.note}</small> : null}
          </div>
        ))}
      </div>
    </div>
  )
}

function walked(key: string, at: number, count: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return Math.min(count - 1, Math.max(0, at + (key === 'ArrowDown' ? 1 : -1)))
}
