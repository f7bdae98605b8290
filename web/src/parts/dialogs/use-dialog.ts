import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import { readTheNews } from '../read-first.ts'

/**
 * Keeps a native dialog in step with `open`, and gives the `ref` and handlers to spread onto it. The browser makes the
 * rest of the page inert and restores the focus afterwards, except when the dialog is removed while it is open. The
 * element with `data-first` gets the focus first, and again when the dialog is `about` something else. Escape and a
 * press outside call `onClose`; going back does where the dialog renders `BackCloses`.
 */
export function useDialog(open: boolean, onClose: () => void, about: string | null = null) {
  const ref = useRef<HTMLDialogElement>(null)
  const said = useRef<string | null>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    wasOpen.current = open
    const dialog = ref.current
    if (!dialog) return
    if (open && !(dialog.open && said.current === about)) {
      show(dialog)
      said.current = about
    }
    if (!open && dialog.open) close(dialog)
  }, [open, about])
  // One that wasn't open had nothing to do with where the focus is.
  useEffect(
    () => () => {
      if (wasOpen.current) readTheNews()
    },
    [],
  )
  return {
    ref,
    // React lets this event rise from a dialog inside, which the browser doesn't.
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
  if (!dialog.open) {
    rememberScrollbar()
    dialog.showModal()
  }
  dialog.querySelector<HTMLElement>('[data-first]')?.focus()
}

/** Whether the page has a scrollbar that takes place, which is seen only until a first dialog hides it. */
function rememberScrollbar() {
  if (document.querySelector('dialog[open]')) return
  const root = document.documentElement
  root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth)
}

function close(dialog: HTMLDialogElement) {
  dialog.close()
  // An element in the removed dialog would count as focused until the next paint, and so hide that nothing has the
  // focus.
  const left = document.activeElement
  if (left instanceof HTMLElement && dialog.contains(left)) left.blur()
  readTheNews()
  // The page may have changed behind a dialog that filled a phone's screen.
  if (document.activeElement !== document.body)
    document.activeElement?.scrollIntoView({ block: 'nearest' })
}
