import { useState } from 'react'
import type { Sent } from '../../talk/call.ts'
import { useTell } from '../../talk/tell.ts'

type Name = 'editRoom' | 'editLocation'
type Body<N extends Name> = Omit<NonNullable<Sent<N>['body']>, 'dryRun'>

/** Changes what visits are booked on: first it is asked whom that leaves out; with nobody it is saved at once. */
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
  const sent = (body: object) => ({ params: { id }, body }) as unknown as Sent<N>
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
    /** What is typed anew is looked at anew. */
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
