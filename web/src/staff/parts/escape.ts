import type { KeyboardEvent } from 'react'

/** Makes a key handler by which Escape closes a panel, unless a dialog or a list inside it has used the key. */
export const onEscape =
  (close: () => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const within = event.target instanceof Element ? event.target.closest('dialog') : null
    if (event.key === 'Escape' && !event.defaultPrevented && !within) close()
  }
