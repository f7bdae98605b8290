import type { KeyboardEvent } from 'react'

/**
 * A row is one tab stop: an arrow key leads from the row to its handle, and back. Both keys do both, so that it is
 * alike in either direction of writing.
 */
export function walkRow({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
  const handle = currentTarget.querySelector<HTMLElement>('[data-handle]')
  const row = currentTarget.querySelector<HTMLElement>('[data-row]')
  const next = target === handle ? row : handle
  next?.focus()
}

/**
 * The attributes of a row's button: `walkRow` finds it by them, and a screen reader reads out the keys that lead to its
 * handle.
 */
export const walked = {
  'data-row': true,
  'aria-keyshortcuts': 'ArrowLeft ArrowRight',
} as const
