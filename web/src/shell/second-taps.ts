/**
 * The second of a double tap was meant for what the first one fell on. When that has gone meanwhile, closed with its
 * dialog or left with its step, the tap reaches nothing of what stands there now.
 */
export function stopSecondTaps(page: Document): void {
  let first: Element | null = null
  page.addEventListener(
    'click',
    (event) => {
      if (event.detail > 1 && first && !isThere(first)) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else if (event.detail === 1) {
        first = event.target instanceof Element ? event.target : null
      }
    },
    { capture: true },
  )
}

const isThere = (element: Element): boolean =>
  element.isConnected && element.getClientRects().length > 0
