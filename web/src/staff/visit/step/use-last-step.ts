import { undoWithin } from '@mikvah/rules/visit/undo.ts'
import { useState } from 'react'
import type { VisitStep } from './step.ts'

/** The step that this screen has just taken, and until when it can be undone. */
export type LastStep = { step: VisitStep; until: number }

/** `last` is the latest step; null when there is none to undo. */
export function useLastStep() {
  const [last, setLast] = useState<LastStep | null>(null)
  return {
    last,
    onDone: (step: VisitStep) => setLast({ step, until: Date.now() + undoWithin }),
    onGone: () => setLast(null),
  }
}
