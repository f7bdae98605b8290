import { IconArrowBackUp } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../../parts/Button.tsx'
import { countdownText } from '../../../parts/times/countdown-text.ts'
import { isInField } from '../../shell/use-search-key.ts'
import { useIsLastWrite } from '../just-moved.ts'
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
 * Undoes the last act of this desk and shows how long it still can. Ctrl+Z (Cmd+Z on a Mac) presses it, as long as this
 * desk has written nothing since: after that the key would undo something older than what was just done. In a field the
 * key undoes what was typed, and behind a dialog it does nothing.
 */
export function UndoButton({ left, busy, onUndo, children }: Props) {
  const ref = useRef<HTMLButtonElement>(null)
  const isLast = useIsLastWrite()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isLast || !isUndoKey(event)) return
    if (isInField(event.target) || isBehindDialog(ref.current)) return
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
      aria-keyshortcuts={isLast ? 'Control+Z Meta+Z' : undefined}
      onClick={onUndo}
    >
      {children}{' '}
      <span role="timer" className="num">
        {countdownText(left * 1000)}
      </span>{' '}
      {isLast ? (
        <span aria-hidden="true" className={styles.key}>
          Ctrl Z
        </span>
      ) : null}
    </Button>
  )
}

const isUndoKey = (event: KeyboardEvent) =>
  event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey && isZ(event)

/** By the key's place where it writes no Latin letter, as on a Hebrew keyboard. */
const isZ = ({ key, code }: KeyboardEvent) =>
  key.toLowerCase() === 'z' || (code === 'KeyZ' && !/^[a-z]$/i.test(key))

/** Whether a dialog is open that doesn't hold the button; a dialog may have another one in front of it. */
const isBehindDialog = (button: HTMLButtonElement | null) =>
  [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(button))
