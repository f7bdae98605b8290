import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

type DrawerState = { drawer?: boolean } | null

/**
 * The drawer is an entry of the browser's history: opening adds one, going back closes it. Of several taps before the
 * page shows the other entry one counts, so that none goes back twice.
 */
export function useDrawer() {
  const location = useLocation()
  const navigate = useNavigate()
  const state = location.state as (DrawerState & Record<string, unknown>) | null
  const goes = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is what ends it
  useEffect(() => {
    goes.current = false
  }, [location.key])
  const once = (go: () => void) => () => {
    if (goes.current) return
    goes.current = true
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
