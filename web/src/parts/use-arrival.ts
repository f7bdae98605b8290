import { useLayoutEffect, useRef } from 'react'

const nowhere = Symbol('nowhere')

/**
 * Another view of a page is arrived at like another page: from its top, its heading read first. `fromOutside`: so is
 * the first one; a page that is gone to by its address needn't ask for it.
 */
export function useArrival(view: string | undefined, { fromOutside = true } = {}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<unknown>(fromOutside ? nowhere : view)
  useLayoutEffect(() => {
    if (before.current === view) return
    before.current = view
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [view])
  return heading
}
