import type { Icon } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useLive } from '../../../live/use-live.ts'
import { Button, type ButtonKind } from '../../../parts/Button.tsx'
import { CallFailed } from '../../../talk/call-failed.ts'
import { SwipeModal } from '../SwipeModal.tsx'
import { useMoveVisit } from '../use-move-visit.ts'
import { OutOfTurnModal } from './OutOfTurnModal.tsx'
import { Refused } from './Refused.tsx'
import type { VisitStep } from './step.ts'

type Props = {
  step: VisitStep
  kind?: ButtonKind
  icon?: Icon
  /** Called with the step that was done. */
  onDone: (step: VisitStep) => void
  children: ReactNode
}

/**
 * The button of a step, large enough for a wet hand. Without a network nothing is sent, and nothing is kept for
 * later, because two patrons could meet. When it isn't her turn, it asks why.
 */
export function StepButton({ step, kind, icon, onDone, children }: Props) {
  const { live } = useLive()
  const move = useMoveVisit({ reservationId: step.reservationId, reservationStatus: step.from })
  // The refusal is remembered while a reason is being sent, so that what was typed stays until she has gone, or the
  // queue's order is kept.
  const [refused, setRefused] = useState<unknown>(null)
  const isOutOfTurn = move.error instanceof CallFailed && move.error.code === 'out-of-turn'
  if (isOutOfTurn && refused !== move.error) setRefused(move.error)
  const go = async (reason?: string) => {
    if (!(await move.moveTo(step.to, { reason, pool: step.pool }))) return
    setRefused(null)
    onDone(step)
  }
  const keep = () => {
    setRefused(null)
    move.forget()
  }
  return (
    <>
      <Button
        kind={kind}
        icon={icon}
        wide
        busy={move.isPending}
        disabled={!live}
        onClick={() => go()}
      >
        {children}
        <span className="sr-only"> {step.code}</span>
      </Button>
      <Refused failure={refused ? null : move.error} onClose={move.forget} />
      <OutOfTurnModal
        code={step.code}
        refused={refused}
        failure={isOutOfTurn ? null : move.error}
        busy={move.isPending}
        onKeep={keep}
        onGo={go}
      />
      <SwipeModal swipe={move.swipe} />
    </>
  )
}
