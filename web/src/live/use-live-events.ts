import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../talk/use-session.ts'
import { followEvents } from './follow-events.ts'
import { sayLive } from './live-state.ts'
import type { Message } from './messages.ts'
import { loadAllAnew, onMessage } from './on-message.ts'

/**
 * Keeps this tab up to date while it shows a staff or device screen, by one stream for everything on it. `pausedFor`:
 * after how many milliseconds it comes back where too many screens of its account are open; null leaves it to whoever
 * sits there.
 */
export function useLiveEvents(pausedFor: number | null = null) {
  const client = useQueryClient()
  const userId = useSession()?.userId
  useEffect(() => {
    if (userId === undefined) return
    let greeted = false
    const hear = (message: Message) => {
      onMessage(client, message)
      // Answers loaded before the first event id was known may have missed something.
      if (!greeted) loadAllAnew(client)
      greeted = true
    }
    const stop = followEvents({ say: sayLive, hear }, pausedFor)
    return () => {
      stop()
      sayLive({ live: true })
    }
  }, [client, userId, pausedFor])
}
