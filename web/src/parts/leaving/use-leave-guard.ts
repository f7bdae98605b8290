import { useEffectEvent, useLayoutEffect } from 'react'
import type { BlockerFunction } from 'react-router'

/** A navigation that isn't made yet: from where, to where and how, as the router tells its blocker. */
export type Leave = Parameters<BlockerFunction>[0]

/** What can be done once a leave is stopped. Only the first that is called counts. */
export type Ways = { stay: () => void; leave: () => void }

type Guard = {
  stops: (leave: Leave) => boolean
  /** Called with a leave that this guard has stopped; what it gives is called once that has ended, however it did. */
  onStopped: (ways: Ways) => (() => void) | undefined
}

/** Whoever may stop a leave now, in the order in which they came. */
const guards: Guard[] = []

/**
 * While this is rendered, the guard may stop a navigation. Of several the one that came last is asked first, so a
 * dialog before its page. It goes in the same moment as what renders it, so that nobody who has just closed a dialog
 * has to go back twice.
 */
export function useLeaveGuard(given: Guard): void {
  const stops = useEffectEvent(given.stops)
  const onStopped = useEffectEvent(given.onStopped)
  useLayoutEffect(() => {
    const guard: Guard = {
      stops: (leave) => stops(leave),
      onStopped: (ways) => onStopped(ways),
    }
    guards.push(guard)
    return () => {
      guards.splice(guards.indexOf(guard), 1)
    }
  }, [])
}

/** The guard that stops a leave, asked from the last that came; null when none does. */
export const stopperOf = (leave: Leave): Guard | null =>
  guards.findLast(({ stops }) => stops(leave)) ?? null

let stopped = false

/** Whether a leave is stopped and its end isn't known yet. */
export const isLeaveStopped = (): boolean => stopped

/** Remembers whether a leave is stopped. */
export const keepLeaveStopped = (is: boolean): void => {
  stopped = is
}

/** Whether a guard is still there: it may have gone between the leave and its answer. */
export const stillGuards = (guard: Guard): boolean => guards.includes(guard)
