import type { ReactNode } from 'react'
import type { ButtonKind } from '../Button.tsx'
import { Button } from '../Button.tsx'
import { ErrorAlert } from '../ErrorAlert.tsx'
import styles from './AskFirst.module.css'
import { Modal } from './Modal.tsx'

type Props = {
  open: boolean
  title: string
  /** The words for leaving all as it is. */
  keep: string
  onKeep: () => void
  /** The words for doing it. */
  go: string
  onGo: () => void
  busy: boolean
  failure: unknown
  /** How the button looks that does it: as what takes something away, unless something else is said. */
  kind?: ButtonKind
  children: ReactNode
}

/**
 * A question before something that can’t be taken back, with a button that leaves all as it is and one that does it.
 * `failure` is shown in it; whoever renders it closes it, by `open`.
 */
export function AskFirst({ open, title, keep, onKeep, go, onGo, busy, failure, ...how }: Props) {
  const { kind = 'cancelNow', children } = how
  return (
    <Modal
      open={open}
      onClose={onKeep}
      title={title}
      actions={
        <>
          <Button onClick={onKeep}>{keep}</Button>
          <Button kind={kind} busy={busy} onClick={onGo}>
            {go}
          </Button>
        </>
      }
    >
      <div className={styles.asked}>
        {children}
        <ErrorAlert failure={failure} />
      </div>
    </Modal>
  )
}
