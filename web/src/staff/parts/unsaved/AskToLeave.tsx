import { useBlocker } from 'react-router'
import { presentSession } from '../../../talk/session.ts'
import { LoseTyped } from './LoseTyped.tsx'
import { useAnyTyped, wouldLose } from './unsaved.ts'

/** Asks before a page is left on which something typed isn't saved. */
export const AskToLeave = () => (useAnyTyped() ? <Guard /> : null)

function Guard() {
  // When the session has ended the page is left without a question, so that nothing of the office stays on the
  // screen.
  const { state, reset, proceed } = useBlocker(({ currentLocation: at, nextLocation: to }) => {
    const leavesPage = at.pathname !== to.pathname
    const goes = leavesPage || at.search !== to.search
    return goes && presentSession() !== null && wouldLose({ leavesPage })
  })
  return (
    <LoseTyped open={state === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />
  )
}
