import type { VisitSeen } from '../../../live/live-event.ts'
import { useSession } from '../../../talk/use-session.ts'
import { useWords } from '../../../words/use-words.ts'
import { useTicked } from '../../parts/ticks.ts'
import { useJustMoved } from '../just-moved.ts'
import type { useMoveVisit } from '../use-move-visit.ts'
import { UndoButton } from './UndoButton.tsx'
import { undoableOf } from './undoable.ts'

type Props = {
  visit: VisitSeen
  move: ReturnType<typeof useMoveVisit>
  onDone: (said: string) => void
}

/** Undoes the last change of status that this desk made, for a minute, and shows the time left. */
export function UndoMove({ visit, move, onDone }: Props) {
  const { t } = useWords('desk')
  const session = useSession()
  const undoable = undoableOf(visit, session?.userId, useJustMoved())
  const left = useTicked((now) => Math.ceil(((undoable?.until ?? 0) - now) / 1000))
  if (!undoable || left <= 0) return null
  const status = t(`status${undoable.to}`)
  const words = { code: visit.reservationCode ?? '', status }
  const undo = async () => {
    const isDone = await move.moveTo(undoable.to, { undo: true })
    if (isDone) onDone(t('deskUndone', words))
  }
  return (
    <UndoButton left={left} busy={move.isPending} onUndo={undo}>
      {t('deskUndo', words)}
    </UndoButton>
  )
}
