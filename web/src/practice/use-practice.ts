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
  const clock = useTell('practiceClock')
  const reset = useTell('practiceReset')
  const askAnew = { onSuccess: () => makeOld(client) }
  return {
    setClock: (now: string) => clock.mutate({ body: { now } }, askAnew),
    lay: (scene: Scene, now?: string) =>
      reset.mutate({ body: now ? { scene, now } : { scene } }, askAnew),
    busy: clock.isPending || reset.isPending,
    laid: reset.isSuccess,
    failure: clock.error ?? reset.error,
  }
}
