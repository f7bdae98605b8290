import { type RefObject, useEffect, useState } from 'react'

const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]'

/**
 * Whether a part can be scrolled by keys only once it can be focused itself: it overflows, and nothing in it takes the
 * focus. Asked anew whenever its size or what it holds changes.
 */
export function useNeedsFocus(part: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [needs, setNeeds] = useState(false)
  useEffect(() => {
    const element = part.current
    if (!open || !element) return setNeeds(false)
    const ask = () =>
      setNeeds(element.scrollHeight > element.clientHeight + 1 && !element.querySelector(focusable))
    const resized = new ResizeObserver(ask)
    const filled = new MutationObserver(ask)
    resized.observe(element)
    filled.observe(element, { childList: true, subtree: true })
    return () => {
      resized.disconnect()
      filled.disconnect()
    }
  }, [part, open])
  return needs
}
