import { needsCard } from '@mikvah/rules/visit/card-swipe.ts'
import { useRef, useState } from 'react'
import { useSession } from '../../talk/use-session.ts'
import { useStaffSettings } from '../facts/use-staff-settings.ts'

/**
 * Where the house wants to know whose hand it was, a move waits for a card. `ask` gives its code, nothing where none is
 * wanted, and null when no card came.
 */
export function useSwipe() {
  const settings = useStaffSettings()
  const roles = useSession()?.roles ?? []
  const isWanted = settings !== null && needsCard(roles, settings)
  const [isWaiting, setIsWaiting] = useState(false)
  const answer = useRef<(code: string | null) => void>(() => {})
  const done = (code: string | null) => {
    setIsWaiting(false)
    answer.current(code)
  }
  return {
    ask: () =>
      isWanted
        ? new Promise<string | null>((told) => {
            answer.current = told
            setIsWaiting(true)
          })
        : Promise.resolve(''),
    isWaiting,
    done,
  }
}

export type Swipe = ReturnType<typeof useSwipe>
