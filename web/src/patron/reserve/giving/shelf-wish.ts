import { useState, useSyncExternalStore } from 'react'
import { keepTyped, ownerNow, typedBefore } from '../../../talk/stored-typed.ts'
import { useForgetOnLeaving } from '../../../talk/use-typed.ts'

/** How many of each thing of the shelf a visit takes, by the thing's name. */
export type Quantities = Record<string, number>

/** What waits for its turn or is being written, by person and visit. */
const onItsWay = new Map<string, Quantities>()
/** The end of the last write of each, whichever page began it. */
const turns = new Map<string, Promise<unknown>>()

const listeners = new Set<() => void>()
const tellPages = () => {
  for (const listener of listeners) listener()
}
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * What she has tapped of a visit's shelf and the server doesn't have (`left`), and what of it is on its way there
 * (`sent`); each null for nothing. It belongs to the visit and not to a page: a page that she opens while another one's
 * write is under way sees it end.
 */
export function useShelfWish(visitId: string) {
  const [owner] = useState(ownerNow)
  const where = `shelf ${visitId}`
  const name = `${owner} ${where}`
  const stored = () => (typedBefore(owner, where) as Quantities | undefined) ?? null
  const left = useSyncExternalStore(listen, stored, () => null)
  const sent = useSyncExternalStore(
    listen,
    () => onItsWay.get(name) ?? null,
    () => null,
  )
  useForgetOnLeaving(owner, where)

  return {
    left,
    sent,
    /** Notes a wish that is about to be written. */
    begin(quantities: Quantities) {
      keepTyped(owner, where, quantities)
      onItsWay.set(name, quantities)
      tellPages()
    },
    /** Notes that nothing of these is left to write; a wish that came after them stays. */
    isOver(quantities: Quantities) {
      if (stored() === quantities) keepTyped(owner, where, undefined)
      tellPages()
    },
    /** Writes these after what is being written, also by a page that she has left. */
    async inTurn(quantities: Quantities, write: () => Promise<unknown>) {
      const turn = (turns.get(name) ?? Promise.resolve()).then(write)
      const end = turn.catch(() => null)
      turns.set(name, end)
      try {
        await turn
      } finally {
        if (turns.get(name) === end) turns.delete(name)
        if (onItsWay.get(name) === quantities) onItsWay.delete(name)
        tellPages()
      }
    },
  }
}
