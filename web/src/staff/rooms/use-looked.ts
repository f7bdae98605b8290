import { useState } from 'react'
import type { Sent, SentWithCard } from '../../talk/call.ts'
import { useTell } from '../../talk/tell.ts'

type Name = 'editRoom' | 'editLocation'
type Body<N extends Name> = Omit<NonNullable<Sent<N>['body']>, 'dryRun'>

/**
 * Changes a room or a building, which visits depend on. `look` first asks which reservations the change would leave
 * out: where there are none it saves at once, else they are in `left` until `save`.
 */
export function useLooked<N extends Name>(name: N, id: string, onSaved: () => void) {
  const [left, setLeft] = useState<Left>([])
  const write = useTell(name, {
    stale: ['building', 'rooms', 'locations', 'audit'],
    onDone: () => {
      setLeft([])
      onSaved()
    },
  })
  const ask = useTell(name)
  const sent = (body: object) => ({ params: { id }, body }) as unknown as SentWithCard<N>
  const save = (body: Body<N>) => {
    if (!write.isPending) write.mutate(sent(body))
  }
  return {
    look: (body: Body<N>) => {
      if (ask.isPending || write.isPending) return
      ask.mutate(sent({ ...body, dryRun: true }), {
        onSuccess: (answer) => {
          const { reservationsOutside } = (answer as { result: { reservationsOutside: Left } })
            .result
          setLeft(reservationsOutside)
          if (reservationsOutside.length === 0) save(body)
        },
      })
    },
    save,
    /** Called when something is typed anew, so that the question is asked anew. */
    begin: () => {
      setLeft([])
      ask.reset()
      write.reset()
    },
    left,
    isBusy: ask.isPending || write.isPending,
    failure: ask.error ?? write.error,
  }
}

type Left = readonly {
  reservationId: string
  reservationCode: string
  reservationTime: string
}[]
