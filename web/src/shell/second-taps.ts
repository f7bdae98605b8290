/** Two taps at one place so soon after one another are one wish. */
const soon = 700
const near = 30

/**
 * The second of a double tap was meant for what the first one fell on. When that has gone meanwhile, closed with its
 * dialog or left with its step, the tap reaches nothing of what stands there now. A key is no tap.
 */
export function stopSecondTaps(page: Document): void {
  let first: { on: Element; at: number; x: number; y: number } | null = null
  page.addEventListener(
    'click',
    (event) => {
      const { detail, target, timeStamp: at, clientX: x, clientY: y } = event
      if (detail === 0 || !(target instanceof Element)) return
      const again = first && at - first.at < soon && Math.hypot(x - first.x, y - first.y) < near
      if (first && again && !isThere(first.on)) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else first = { on: target, at, x, y }
    },
    { capture: true },
  )
}

const isThere = (element: Element): boolean =>
  element.isConnected && element.getClientRects().length > 0
