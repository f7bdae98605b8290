import { useState } from 'react'
import { useLeaveGuard, type Ways } from '../../../parts/leaving/use-leave-guard.ts'
import { presentSession } from '../../../talk/session.ts'
import { LoseTyped } from './LoseTyped.tsx'
import { wouldLose } from './unsaved.ts'

/**
 * Asks before a page is left, or the search part of its address changes, where something typed would be lost. When the
 * session has ended it goes without a question, so that nothing of the office stays on the screen. A page renders it
 * before its content: a dialog that is open from the beginning then closes first.
 */
export function AskToLeave() {
  const [asked, ask] = useState<Ways | null>(null)
  useLeaveGuard({
    stops: ({ currentLocation: at, nextLocation: to }) => {
      const leavesPage = at.pathname !== to.pathname
      const goes = leavesPage || at.search !== to.search
      return goes && presentSession() !== null && wouldLose({ leavesPage })
    },
    onStopped: (ways) => {
      ask(ways)
      return () => ask(null)
    },
  })
  return (
    <LoseTyped open={asked !== null} onStay={() => asked?.stay()} onLeave={() => asked?.leave()} />
  )
}
