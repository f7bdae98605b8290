import { type RefObject, useEffect, useState } from 'react'

/** Whether a part has come near the screen once. A browser loads pictures from several screens below; a phone pays for them. */
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
