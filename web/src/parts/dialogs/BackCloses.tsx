import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'

/** While this is rendered, going back closes the dialog and stays on the page. */
export function BackCloses({ onClose }: { onClose: () => void }) {
  const { state, reset } = useBlocker(({ historyAction }) => historyAction === 'POP')
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (state !== 'blocked') return
    reset()
    close()
  }, [state, reset])
  return null
}
