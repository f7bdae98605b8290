import type { KeyboardEvent } from 'react'

/** Escape closes a panel, unless a dialog or a list within took it. */
export const onEscape =
  (close: () => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const within = event.target instanceof Element ? event.target.closest('dialog') : null
    if (event.key === 'Escape' && !event.defaultPrevented && !within) close()
  }
