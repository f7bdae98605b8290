/**
 * Two taps of a finger at one place within this time, in milliseconds, are meant as one; for a mouse the browser tells
 * double clicks by itself.
 */
export const soon = 400
const near = 30

/**
 * Stops second taps that would hit something else. The second tap of a double tap is meant for what the first one
 * touched. If that has gone meanwhile, closed with its dialog, left with its step or covered by a dialog that it
 * opened, the tap does nothing to what is there now. A key isn't a tap, and a tap after typing counts as a new one.
 */
export function stopSecondTaps(page: Document): void {
  let first: FirstTap | null = null
  page.addEventListener('input', () => {
    first = null
  })
  page.addEventListener(
    'click',
    (event) => {
      if (event.detail === 0 || !(event.target instanceof Element)) return
      const tap = { on: event.target, at: event.timeStamp, x: event.clientX, y: event.clientY }
      const isSecond = first !== null && isSecondOf(first, event, tap)
      if (isSecond) seconds.add(event)
      if (first && isSecond && !isThere(first.on)) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else first = tap
    },
    { capture: true },
  )
}

interface FirstTap {
  on: Element
  at: number
  x: number
  y: number
}

const seconds = new WeakSet<Event>()

/** Whether a click is the second tap of a double tap, by a finger or a mouse. */
export const isSecondTap = (event: MouseEvent): boolean => event.detail > 1 || seconds.has(event)

const isSecondOf = (first: FirstTap, event: MouseEvent, { at, x, y }: FirstTap): boolean =>
  event.detail > 1 ||
  (!isMouse(event) && at - first.at < soon && Math.hypot(x - first.x, y - first.y) < near)

/** An older browser doesn't tell what kind of pointer clicked; it is treated as a finger. */
const isMouse = (event: MouseEvent): boolean =>
  'pointerType' in event && event.pointerType === 'mouse'

/** Whether the element is still on the page, and no dialog has opened over it. */
const isThere = (element: Element): boolean =>
  element.isConnected && element.getClientRects().length > 0 && !isBehindDialog(element)

const isBehindDialog = (element: Element): boolean => {
  const dialogs = [...element.ownerDocument.querySelectorAll('dialog[open]')]
  return dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(element))
}
