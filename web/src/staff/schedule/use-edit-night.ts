import { useState } from 'react'
import type { Sent } from '../../talk/call.ts'
import { useTell } from '../../talk/tell.ts'

type Change = Omit<
  NonNullable<Sent<'editSchedule'>['body']>,
  'date' | 'alternateLocation' | 'dryRun'
>

/**
 * Changes one night. `look` first asks which reservations the change would leave outside the hours: where there are
 * none it saves at once, else they are in `leavesOutside` until `save`.
 */
export function useEditNight(
  { date, alternate }: { date: string; alternate: boolean },
  onSaved: () => void,
) {
  const of = { date, alternateLocation: alternate }
  const [looked, setLooked] = useState<Change | null>(null)
  const write = useTell('editSchedule', {
    stale: ['schedule', 'zmanim', 'editSchedule', 'audit'],
    onDone: () => {
      ask.reset()
      onSaved()
    },
  })
  const ask = useTell('editSchedule')
  const save = (change: Change) => {
    if (!write.isPending) write.mutate({ body: { ...of, ...change } })
  }
  return {
    look: (change: Change) => {
      if (ask.isPending || write.isPending) return
      setLooked(change)
      ask.mutate(
        { body: { ...of, ...change, dryRun: true } },
        {
          onSuccess: ({ result }) => {
            if (result.reservationsOutside.length === 0) save(change)
          },
        },
      )
    },
    /** Saves the change that was last looked at. */
    save: () => {
      if (looked) save(looked)
    },
    begin: () => {
      ask.reset()
      write.reset()
      setLooked(null)
    },
    leavesOutside: ask.data?.result.reservationsOutside ?? [],
    isBusy: ask.isPending || write.isPending,
    failure: ask.error ?? write.error,
  }
}
