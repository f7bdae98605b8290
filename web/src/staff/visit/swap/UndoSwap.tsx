import { undoWithin } from '@mikvah/rules/visit/undo.ts'
import type { RoomView } from '../../../live/live-event.ts'
import { useLiveQuery } from '../../../live/use-live-query.ts'
import { useWords } from '../../../words/use-words.ts'
import { useTicked } from '../../parts/ticks.ts'
import { useJustSwapped } from '../just-moved.ts'
import { UndoButton } from '../undo/UndoButton.tsx'
import { type Exchange, exchangeOf } from './exchange.ts'
import type { useSwap } from './use-swap.ts'

/**
 * Undoes the exchange that this desk has made, for a minute and as long as both patrons are still where it put them.
 */
export function UndoSwap({ swap }: { swap: ReturnType<typeof useSwap> }) {
  const { t } = useWords('desk')
  const { data = [] } = useLiveQuery('rooms')
  const swapped = useJustSwapped()
  const back = swapped && wayBack(data, swapped)
  const left = useTicked((now) => Math.ceil(((swapped?.at ?? 0) + undoWithin - now) / 1000))
  if (!back || left <= 0) return null
  const { visit, into } = back
  const words = { code: visit.reservationCode ?? '', room: into.number }
  return (
    <UndoButton left={left} busy={swap.isPending} onUndo={() => swap.takeBack(back)}>
      {t('deskUndoSwap', words)}
    </UndoButton>
  )
}

type Swapped = NonNullable<ReturnType<typeof useJustSwapped>>

function wayBack(rooms: readonly RoomView[], swapped: Swapped): Exchange | null {
  const visit = rooms.find(({ id }) => id === swapped.into)?.reservation
  const from = rooms.find(({ id }) => id === swapped.from)
  if (visit?.reservationId !== swapped.reservationId || !from) return null
  if ((from.reservation?.reservationId ?? null) !== swapped.other) return null
  return exchangeOf(rooms, visit, from)
}
