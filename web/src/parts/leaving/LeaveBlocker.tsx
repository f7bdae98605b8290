import { useCallback, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { keepLeaveStopped, type Leave, stillGuards, stopperOf } from './use-leave-guard.ts'

/**
 * The blocker of navigations. The router heeds one only, so there is this one, which asks every guard of
 * `useLeaveGuard`.
 */
export function LeaveBlocker() {
  const stopper = useRef<ReturnType<typeof stopperOf>>(null)
  const blocker = useBlocker(
    useCallback((leave: Leave) => {
      stopper.current = stopperOf(leave)
      return stopper.current !== null
    }, []),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let hasEnded = false
    const once = (end: () => void) => () => {
      if (hasEnded) return
      hasEnded = true
      end()
    }
    const stay = once(blocker.reset)
    const by = stopper.current
    if (!by || !stillGuards(by)) return stay()
    keepLeaveStopped(true)
    const ended = by.onStopped({ stay, leave: once(blocker.proceed) })
    return () => {
      keepLeaveStopped(false)
      // Another leave may have been stopped since, whose ways out the router has taken over.
      hasEnded = true
      ended?.()
    }
  }, [blocker])
  return null
}
