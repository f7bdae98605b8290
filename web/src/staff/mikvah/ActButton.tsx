import type { Icon } from '@tabler/icons-react'
import { CallFailed } from '../../talk/call-failed.ts'
import { useLive } from '../../live/use-live.ts'
import { type ButtonKind, Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import type { ReactNode } from 'react'
import { SwipeModal } from '../visit/SwipeModal.tsx'
import { useMoveVisit } from '../visit/use-move-visit.ts'
import { OutOfTurnModal } from './OutOfTurnModal.tsx'
import type { Act } from './water-of.ts'

type Props = {
  act: Act
  kind?: ButtonKind
  icon?: Icon
  onDone: (act: Act) => void
  children: ReactNode
}

/**
 * One tap of a wet hand. Without a line nothing is sent, and nothing is kept for later: two women could meet. Out of her
 * turn it asks why.
 */
export function ActButton({ act, kind, icon, onDone, children }: Props) {
  const { live } = useLive()
  const move = useMoveVisit({ reservationId: act.reservationId, reservationStatus: act.from })
  const go = async (reason?: string) => {
    if (await move.moveTo(act.to, { reason, pool: act.pool })) onDone(act)
  }
  const isOutOfTurn = move.error instanceof CallFailed && move.error.code === 'out-of-turn'
  return (
    <>
      <Button kind={kind} icon={icon} wide busy={move.isPending} disabled={!live} onClick={() => go()}>
        {children}
        <span className="sr-only"> {act.code}</span>
      </Button>
      {isOutOfTurn ? null : <ErrorAlert failure={move.error} />}
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
