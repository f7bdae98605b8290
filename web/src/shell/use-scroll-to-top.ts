import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the top at every navigation, a step within a screen too; opening the drawer isn't a navigation. */
export function useScrollToTop() {
  const { pathname, search, state } = useLocation()
  const step = (state as { step?: string } | null)?.step
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what makes it another place
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [pathname, search, step])
}
