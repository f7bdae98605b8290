import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../talk/use-session.ts'
import { followEvents } from './follow-events.ts'
import { sayLive } from './live-state.ts'
import { loadAllAnew, onMessage } from './on-message.ts'

/** Keeps this tab true for as long as its screen is one of the house: one line, whatever stands on it. */
export function useLiveEvents() {
  const client = useQueryClient()
  const userId = useSession()?.userId
  useEffect(() => {
    if (userId === undefined) return
    let greeted = false
    const stop = followEvents({
      say: sayLive,
      hear: (message) => {
        onMessage(client, message)
        // What was read before there was an id to come back with may have missed something.
        if (!greeted) loadAllAnew(client)
        greeted = true
      },
    })
    return () => {
      stop()
      sayLive({ live: true })
    }
  }, [client, userId])
}
