import { IconArrowBackUp } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../../parts/Button.tsx'
import { countdownText } from '../../../parts/times/countdown-text.ts'
import { isInField } from '../../shell/use-search-key.ts'
import styles from './UndoButton.module.css'

type Props = {
  /** The seconds for which the act can still be undone. */
  left: number
  busy: boolean
  onUndo: () => void
  /** The act, named. */
  children: ReactNode
}

/**
 * Undoes the last act of this desk and shows how long it still can. Ctrl+Z (Cmd+Z on a Mac) presses it from anywhere
 * but a field, where the key undoes what was typed, and a dialog in front of it.
 */
export function UndoButton({ left, busy, onUndo, children }: Props) {
  const ref = useRef<HTMLButtonElement>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isUndoKey(event) || isInField(event.target) || isBehindDialog(ref.current)) return
    event.preventDefault()
    if (!busy && !event.repeat) onUndo()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return (
    <Button
      ref={ref}
      size="small"
      icon={IconArrowBackUp}
      busy={busy}
      aria-keyshortcuts="Control+Z Meta+Z"
      onClick={onUndo}
    >
      {children}{' '}
      <span role="timer" className="num">
        {countdownText(left * 1000)}
      </span>{' '}
      <span aria-hidden="true" className={styles.key}>
        Ctrl Z
      </span>
    </Button>
  )
}

/** By the key's place too: on a Hebrew keyboard Z writes a Hebrew letter. */
const isUndoKey = ({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  ctrlKey !== metaKey && !shiftKey && !altKey && (key.toLowerCase() === 'z' || code === 'KeyZ')

/** Whether a dialog is open that doesn't hold the button. */
const isBehindDialog = (button: HTMLButtonElement | null) =>
  document.querySelector('dialog[open]') !== null && !button?.closest('dialog[open]')
