import { mistapWithin } from '@mikvah/rules/visit/judge-move.ts'
import { IconArrowBackUp } from '@tabler/icons-react'
import { memo, useCallback, useMemo, useRef } from 'react'
import type { VisitSeen } from '../../../live/live-event.ts'
import { Button } from '../../../parts/Button.tsx'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { Time } from '../../../parts/times/Time.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useTicked } from '../../parts/ticks.ts'
import { SwipeModal } from '../../visit/SwipeModal.tsx'
import { useMove } from '../../visit/use-move-visit.ts'
import { doneInOrder } from '../order.ts'
import { FoldedList } from './FoldedList.tsx'
import rowStyles from './Row.module.css'

type Props = {
  completed: readonly VisitSeen[]
  /** Says which rows are dimmed by a search; where it matches somebody in the list, the list opens. */
  isDim: ((visit: VisitSeen) => boolean) | null
  onOpen: (reservationId: string) => void
}

/**
 * Visits that are over, in a folded list. For a quarter of an hour a Done that was tapped by mistake is undone here.
 */
export function DoneList({ completed, isDim, onOpen }: Props) {
  const visits = useMemo(() => doneInOrder(completed), [completed])
  const leaving = useMove()
  const move = useRef(leaving.move)
  move.current = leaving.move
  const back = useCallback((visit: VisitSeen) => move.current(visit, 'Dressing'), [])
  const news = (
    <>
      <ErrorAlert failure={leaving.error} />
      <SwipeModal swipe={leaving.swipe} />
    </>
  )
  return (
    <FoldedList kind="done" name="deskDone" visits={visits} isDim={isDim} news={news}>
      {(visit, dim) => (
        <DoneRow key={visit.reservationId} visit={visit} dim={dim} onOpen={onOpen} onBack={back} />
      )}
    </FoldedList>
  )
}

type RowProps = {
  visit: VisitSeen
  dim: boolean
  onOpen: Props['onOpen']
  onBack: (visit: VisitSeen) => void
}

/** Her code and when she was done; for a quarter of an hour also the button that undoes it. */
const DoneRow = memo(function DoneRow({ visit, dim, onOpen, onBack }: RowProps) {
  const { t } = useWords('desk')
  const { reservationId, reservationCode = '', timeCompleted } = visit
  const mayGoBack = useTicked(
    (now) => !!timeCompleted && now <= Date.parse(timeCompleted) + mistapWithin,
  )
  return (
    <li className={rowStyles.row} data-dim={dim || undefined}>
      <button type="button" className={rowStyles.open} onClick={() => onOpen(reservationId)}>
        <span className={rowStyles.time}>{timeCompleted ? <Time at={timeCompleted} /> : null}</span>
        <span className={`num code ${rowStyles.code}`}>{reservationCode}</span>
      </button>
      {mayGoBack ? (
        <Button size="small" kind="quiet" icon={IconArrowBackUp} onClick={() => onBack(visit)}>
          {t('deskBackToDressing')}
          <span className="sr-only"> {reservationCode}</span>
        </Button>
      ) : null}
    </li>
  )
})
