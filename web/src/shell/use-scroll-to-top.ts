import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Scrolls to the top whenever the path, the query or the step within a screen changes; the drawer changes none of them.
 */
export function useScrollToTop() {
  const { pathname, search, state } = useLocation()
  const step = (state as { step?: string } | null)?.step
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what makes it another place
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [pathname, search, step])
}
