import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element has come near the screen, once or still. Browsers would load pictures from several screens below,
 * which costs phones data.
 */
export function useNear(part: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = part.current
    if (!element) return
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        setNear(true)
        watch.disconnect()
      },
      { rootMargin: '400px' },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [part])
  return near
}
