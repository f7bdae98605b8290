import type { Contract } from '@mikvah/contract/contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { makeOld } from '../talk/make-old.ts'
import { useTell } from '../talk/tell.ts'

export type Scene = Contract['practiceReset']['body']['scene']

/**
 * Sets the clock or lays out a scene; afterwards all that this tab shows is fetched again, because any of it may have
 * changed.
 */
export function usePractice() {
  const client = useQueryClient()
  const askAnew = {
    onDone: () => {
      makeOld(client)
    },
  }
  const clock = useTell('practiceClock', askAnew)
  const reset = useTell('practiceReset', askAnew)
  return {
    setClock: (now: string) => clock.mutate({ body: { now } }),
    lay: (scene: Scene, now?: string) => reset.mutate({ body: now ? { scene, now } : { scene } }),
    busy: clock.isPending || reset.isPending,
    laid: reset.isSuccess,
    failure: clock.error ?? reset.error,
  }
}
