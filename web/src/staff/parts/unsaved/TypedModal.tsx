import { type ComponentProps, useState } from 'react'
import { Modal } from '../../../parts/dialogs/Modal.tsx'
import { LoseTyped } from './LoseTyped.tsx'
import { useUnsaved } from './unsaved.ts'

/** A modal with a form: closing it asks first once something is typed in it. */
export function TypedModal({ open, children, onClose, ...how }: ComponentProps<typeof Modal>) {
  const [isTyped, setTyped] = useState(false)
  const [isAsked, ask] = useState(false)
  if (!open && (isTyped || isAsked)) {
    setTyped(false)
    ask(false)
  }
  useUnsaved(isTyped, 'modal')
  return (
    <>
      {/* The question is rendered first, so that it closes before the form, whose closing gives the focus back to where
          it was opened. */}
      <LoseTyped
        open={isAsked}
        onStay={() => ask(false)}
        onLeave={() => {
          ask(false)
          onClose()
        }}
      />
      <Modal {...how} open={open} onClose={() => (isTyped ? ask(true) : onClose())}>
        <div onChange={() => setTyped(true)}>{children}</div>
      </Modal>
    </>
  )
}
