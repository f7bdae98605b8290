import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { soon } from '../taps/second-taps.ts'

type DrawerState = { drawer?: boolean } | null

/**
 * The drawer is an entry of the browser's history: opening adds one, going back closes it. Of two taps before the page
 * shows the other entry one counts, so that none goes back twice.
 */
export function useDrawer() {
  const location = useLocation()
  const navigate = useNavigate()
  const state = location.state as (DrawerState & Record<string, unknown>) | null
  const went = useRef(Number.NEGATIVE_INFINITY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is what the next tap goes by
  useEffect(() => {
    went.current = Number.NEGATIVE_INFINITY
  }, [location.key])
  const once = (go: () => void) => () => {
    const now = performance.now()
    if (now - went.current < soon) return
    went.current = now
    go()
  }
  return {
    isOpen: state?.drawer === true,
    open: once(() =>
      navigate(location, { state: { ...state, drawer: true }, preventScrollReset: true }),
    ),
    close: once(() => navigate(-1)),
  }
}
