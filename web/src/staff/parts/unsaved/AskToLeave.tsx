import { useBlocker } from 'react-router'
import { presentSession } from '../../../talk/session.ts'
import { LoseTyped } from './LoseTyped.tsx'
import { useAnyTyped, wouldLose } from './unsaved.ts'

/** Asks before a page is left on which something is typed. */
export const AskToLeave = () => (useAnyTyped() ? <Guard /> : null)

function Guard() {
  // A session that has ended leaves nothing of the office on the screen.
  const { state, reset, proceed } = useBlocker(({ currentLocation: at, nextLocation: to }) => {
    const leavesPage = at.pathname !== to.pathname
    const goes = leavesPage || at.search !== to.search
    return goes && presentSession() !== null && wouldLose({ leavesPage })
  })
  return (
    <LoseTyped open={state === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />
  )
}
