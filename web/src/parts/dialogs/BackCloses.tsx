import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'

/** While it is there, going back closes what lies over the page and leaves the page where it is. */
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
