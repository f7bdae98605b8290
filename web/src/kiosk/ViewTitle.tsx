import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { isFocusFree, readFirst } from '../parts/read-first.ts'

/**
 * The title of what is asked now. What she pressed has gone with what was asked before, so the focus goes here, unless
 * something else has it.
 */
export function ViewTitle({ children, ...how }: Omit<ComponentProps<'h2'>, 'ref'>) {
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (title.current && isFocusFree()) readFirst(title.current)
  }, [])
  return (
    <h2 {...how} ref={title}>
      {children}
    </h2>
  )
}
