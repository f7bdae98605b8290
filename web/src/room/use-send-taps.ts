import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { loadLive } from '../live/cache/load.ts'
import { reducerOf } from '../live/cache/reducers.ts'
import type { RoomView } from '../live/live-event.ts'
import { applyEvent } from '../live/on-message.ts'
import { sendTaps } from '../offline-taps/send-taps.ts'
import { onTaps, storedTaps } from '../offline-taps/stored-taps.ts'
import { question } from '../talk/ask.ts'
import { call } from '../talk/call.ts'
import { CallFailed } from '../talk/call-failed.ts'

/** A tap that the server refused, and the visit it was tapped for. */
export type NotDone = { about: string | null; failure: unknown }

const isRoom = (answer: unknown): answer is RoomView =>
  typeof answer === 'object' && answer !== null && 'section' in answer && 'supplyRequests' in answer

/**
 * Sends the taps of this screen as long as it is mounted, and gives the last one that the server refused; null for
 * none, and once something else is tapped.
 */
export function useSendTaps(): NotDone | null {
  const client = useQueryClient()
  const [notDone, setNotDone] = useState<NotDone | null>(null)
  useEffect(() => {
    const hear = (answer: unknown) => {
      if (isRoom(answer)) applyEvent(client, { event: 'room', data: answer })
      return isRoom(answer)
    }
    const look = async () => {
      // The rooms are asked for past the queries, because those wait for a network by themselves and meanwhile give the
      // data they had.
      const rooms = await loadLive(() => call('rooms'), reducerOf('rooms', {}))
      client.setQueryData(question('rooms').queryKey, rooms)
      return rooms[0]?.reservation?.reservationId ?? null
    }
    let waiting = storedTaps().length
    // The refusal is hidden once something else is tapped, because by then it has been read. That other taps are
    // answered says nothing about that.
    const stopForgetting = onTaps(() => {
      if (storedTaps().length > waiting) setNotDone(null)
      waiting = storedTaps().length
    })
    const stop = sendTaps({
      look,
      onAnswer: async (_, { result }, late) => {
        if (late || !hear(result)) await look()
      },
      onRefused: async ({ about }, failure) => {
        const fresh = failure instanceof CallFailed ? failure.answer : null
        if (!hear((fresh as { result?: unknown } | null)?.result)) await look()
        setNotDone({ about, failure })
      },
    })
    return () => {
      stop()
      stopForgetting()
    }
  }, [client])
  return notDone
}
