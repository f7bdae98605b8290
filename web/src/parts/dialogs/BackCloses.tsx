import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { isLeaveStopped, useLeaveGuard } from '../leaving/use-leave-guard.ts'

/** While this is rendered, going back closes the dialog and stays on the page. */
export function BackCloses({ onClose }: { onClose: () => void }) {
  useEntryBefore()
  useLeaveGuard({
    stops: ({ historyAction }) => historyAction === 'POP',
    onStopped: ({ stay }) => {
      stay()
      onClose()
      return undefined
    },
  })
  return null
}

/**
 * Adds an entry to the history where the page is its first, as when it was opened by its address: from there going back
 * leaves the product, and nothing can stop that. Later dialogs find the entry there. A navigation under way, or one
 * that a question is about, would be lost by it, so then there is none.
 */
function useEntryBefore(): void {
  const location = useLocation()
  const { state: going } = useNavigation()
  const navigate = useNavigate()
  const addEntry = useEffectEvent(() => {
    if (!isFirst() || going !== 'idle' || isLeaveStopped()) return
    navigate(location, { state: location.state, preventScrollReset: true })
  })
  useEffect(() => addEntry(), [])
}

/** Whether the present entry is the first: the router counts them in the browser's history, from 0. */
const isFirst = (): boolean => (window.history.state as { idx?: number } | null)?.idx === 0
