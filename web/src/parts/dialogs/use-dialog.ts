import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import { readTheNews } from '../read-first.ts'

/**
 * Keeps a native dialog in step with `open`. The browser makes the rest of the page inert and gives the focus back
 * to where it was, but for a dialog that is taken away while it is open. `data-first` is what is read first, again
 * when the dialog comes to be `about` something else. Escape, a press beside it and the back gesture ask `onClose`.
 */
export function useDialog(open: boolean, onClose: () => void, about: string | null = null) {
  const ref = useRef<HTMLDialogElement>(null)
  const said = useRef<string | null>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !(dialog.open && said.current === about)) {
      show(dialog)
      said.current = about
    }
    if (!open && dialog.open) close(dialog)
  }, [open, about])
  useEffect(() => () => readTheNews(), [])
  return {
    ref,
    // React lets this event rise from a dialog within, which the browser doesn't.
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== ref.current) return
      event.preventDefault()
      onClose()
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.target === ref.current && event.button === 0) onClose()
    },
  }
}

function show(dialog: HTMLDialogElement) {
  if (!dialog.open) dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-first]')?.focus()
}

function close(dialog: HTMLDialogElement) {
  dialog.close()
  // What had the focus in it keeps it until the page is drawn anew, and would hide that nothing has it.
  const left = document.activeElement
  if (left instanceof HTMLElement && dialog.contains(left)) left.blur()
  readTheNews()
  // The page may have moved behind a dialog that was the whole of a phone.
  if (document.activeElement !== document.body)
    document.activeElement?.scrollIntoView({ block: 'nearest' })
}
