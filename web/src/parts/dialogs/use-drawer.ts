import { useLocation, useNavigate } from 'react-router'

type DrawerState = { drawer?: boolean } | null

/** The drawer is an entry of the browser's history: opening adds one, going back closes it. */
export function useDrawer() {
  const location = useLocation()
  const navigate = useNavigate()
  const state = location.state as (DrawerState & Record<string, unknown>) | null
  return {
    isOpen: state?.drawer === true,
    open: () => navigate(location, { state: { ...state, drawer: true }, preventScrollReset: true }),
    close: () => navigate(-1),
  }
}
