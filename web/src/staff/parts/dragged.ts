import { useSyncExternalStore } from 'react'

/**
 * What is dragged over the screen now, by pointer or keyboard. Drop places listen to it, to show whether they accept
 * it.
 */
const listeners = new Set<() => void>()
let carried: unknown = null
let takenUpAt: Element | null = null

/** Says what is dragged from now on; null once it is dropped. */
export function carry(something: unknown) {
  if (something !== null) takenUpAt = document.activeElement
  carried = something
  if (something === null) window.removeEventListener('keyup', setDownBySpace, true)
  else window.addEventListener('keyup', setDownBySpace, true)
  for (const listener of listeners) listener()
}

/** Enter alone sets down what is dragged by keys (React Aria); what Space takes up, Space sets down too. */
function setDownBySpace(event: KeyboardEvent) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.stopImmediatePropagation()
  const enter = new window.KeyboardEvent('keyup', { key: 'Enter', bubbles: true, cancelable: true })
  event.target?.dispatchEvent(enter)
}

/** What is dragged now; null while nothing is. */
export const presentlyCarried = () => carried

/**
 * Gives the focus back to what had it when the last thing was taken up: by keys that is its handle. A question about
 * the drop is asked from there, so that the focus returns there when the answer is no.
 */
export const focusWhereTakenUp = () => {
  if (takenUpAt instanceof HTMLElement && takenUpAt.isConnected)
    takenUpAt.focus({ preventScroll: true })
}

const onCarry = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * What a drop place reads from the thing that is dragged, or from null while nothing is; the place is rendered again
 * only when that changes.
 */
export const useCarried = <T extends string | number | boolean | null>(
  read: (carried: unknown) => T,
): T => useSyncExternalStore(onCarry, () => read(carried))
