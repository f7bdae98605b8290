import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLive } from '../../../live/use-live.ts'
import { Button, type ButtonKind } from '../../../parts/Button.tsx'
import { CallFailed } from '../../../talk/call-failed.ts'
import { SwipeModal } from '../SwipeModal.tsx'
import { useMoveVisit } from '../use-move-visit.ts'
import { OutOfTurnModal } from './OutOfTurnModal.tsx'
import { Refused } from './Refused.tsx'
import type { Step } from './step.ts'

type Props = {
  step: Step
  kind?: ButtonKind
  icon?: Icon
  /** Told with the step that was done. */
  onDone: (step: Step) => void
  children: ReactNode
}

/**
 * One tap of a wet hand. Without a line nothing is sent, and nothing is kept for later: two women could meet. Out of her
 * turn it asks why.
 */
export function StepButton({ step, kind, icon, onDone, children }: Props) {
  const { live } = useLive()
  const move = useMoveVisit({ reservationId: step.reservationId, reservationStatus: step.from })
  const go = async (reason?: string) => {
    if (await move.moveTo(step.to, { reason, pool: step.pool })) onDone(step)
  }
  const isOutOfTurn = move.error instanceof CallFailed && move.error.code === 'out-of-turn'
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
      <Refused failure={isOutOfTurn ? null : move.error} onClose={move.forget} />
      <OutOfTurnModal
        refused={isOutOfTurn ? move.error : null}
        busy={move.isPending}
        onKeep={move.forget}
        onGo={go}
      />
      <SwipeModal swipe={move.swipe} />
    </>
  )
}
