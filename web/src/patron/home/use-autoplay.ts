import { type RefObject, useEffect, useState } from 'react'

const every = 5000

/**
 * Scrolls a strip one child on every five seconds, from the last to the first, while it plays, overflows and the page
 * is visible; gives whether it overflows.
 */
export function useAutoplay(strip: RefObject<HTMLElement | null>, playing: boolean): boolean {
  const [overflows, setOverflows] = useState(false)

  useEffect(() => {
    const element = strip.current
    if (!element) return
    const watch = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth + 1),
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [strip])

  useEffect(() => {
    const element = strip.current
    if (!element || !playing || !overflows) return
    const timer = setInterval(() => {
      if (!document.hidden) moveOn(element)
    }, every)
    return () => clearInterval(timer)
  }, [strip, playing, overflows])

  return overflows
}

/** In a right-to-left page `scrollLeft` counts downwards from 0. */
function moveOn(strip: HTMLElement) {
  const [first, second] = strip.children as unknown as HTMLElement[]
  if (!first || !second) return
  const step = second.offsetLeft - first.offsetLeft
  const atEnd = Math.abs(strip.scrollLeft) + strip.clientWidth >= strip.scrollWidth - 2
  strip.scrollTo({ left: atEnd ? 0 : strip.scrollLeft + step, behavior: 'smooth' })
}
