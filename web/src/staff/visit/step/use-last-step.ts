import { undoWithin } from '@mikvah/rules/visit/undo.ts'
import { useState } from 'react'
import type { VisitStep } from './step.ts'

/**
 * The step that this screen has just taken, and until when it can be undone, by this device's clock in milliseconds.
 */
export type LastStep = { step: VisitStep; until: number }

/**
 * The latest step (`last`), null when there is none to undo; `onDone` remembers one, `onGone` forgets it once its time
 * is over or it was undone.
 */
export function useLastStep() {
  const [last, setLast] = useState<LastStep | null>(null)
  return {
    last,
    onDone: (step: VisitStep) => setLast({ step, until: Date.now() + undoWithin }),
    onGone: () => setLast(null),
  }
}
